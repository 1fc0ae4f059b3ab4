internal import DetentGraphics
internal import DetentUI

extension SegmentedRangeSlider {
  /// Gives every part the looks that the appearance asks for, and the theme where it asks for nothing.
  func applyStyles() {
    parts.track.style = trackStyle
    for view in parts.thumbs { view.style = thumbStyle }
    for view in parts.bubbles { view.style = bubbleStyle }
    var mergedStyle = bubbleStyle
    mergedStyle.image = appearance.mergedBubbleImage
    parts.mergedBubble.style = mergedStyle
    for view in parts.endLabels {
      view.font = appearance.labelFont ?? theme.type.label
      view.textColor = appearance.labelColor ?? theme.palette.text
    }
  }

  /// What cannot be worked goes back into the ground that it lies on.
  private func dimmed(_ color: Color) -> Color {
    isEnabled ? color : color.mixed(with: theme.palette.surface, fraction: theme.metrics.disabledFade)
  }

  private var trackStyle: SliderTrackView.Style {
    let palette = theme.palette
    return SliderTrackView.Style(
      track: appearance.trackColor ?? palette.track, border: palette.trackBorder,
      borderWidth: palette.trackBorder.alpha > 0 ? theme.metrics.borderWidth : 0,
      fill: dimmed(appearance.selectedTrackColor ?? palette.trackFill),
      mark: appearance.stopMarkColor ?? palette.stopMark,
      selectedMark: appearance.selectedStopMarkColor ?? palette.selectedStopMark,
      markSize: appearance.stopMarkSize, markImage: appearance.stopMarkImage,
      selectedMarkImage: appearance.selectedStopMarkImage)
  }

  private var thumbStyle: SliderThumbView.Style {
    let (palette, metrics) = (theme.palette, theme.metrics)
    return SliderThumbView.Style(
      fill: dimmed(appearance.thumbColor ?? palette.thumb),
      border: appearance.thumbBorderColor ?? palette.thumbBorder,
      borderWidth: appearance.thumbBorderWidth, shadow: palette.shadow, shadowBlur: metrics.thumbShadowBlur,
      shadowDrop: metrics.thumbShadowDrop, focusRing: palette.focusRing,
      focusRingWidth: metrics.focusRingWidth,
      focusRingGap: metrics.focusRingGap, size: appearance.thumbSize, image: appearance.thumbImage)
  }

  private var bubbleStyle: SliderBubbleView.Style {
    SliderBubbleView.Style(
      fill: dimmed(appearance.bubbleColor ?? theme.palette.bubble),
      text: appearance.bubbleTextColor ?? theme.palette.bubbleText,
      font: appearance.bubbleFont ?? theme.type.bubble, padding: appearance.bubblePadding,
      radius: appearance.bubbleRadius, pointerSize: appearance.bubblePointerSize,
      image: appearance.bubbleImage)
  }
}
