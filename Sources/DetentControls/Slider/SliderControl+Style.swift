internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SliderControl {
  /// Gives every part the looks that the appearance asks for, and the theme where it asks for nothing.
  func applyStyles() {
    track.style = trackStyle
    for view in thumbs { view.style = thumbStyle }
    applyPartStyles()
  }

  /// What cannot be worked goes back into the ground that it lies on.
  func dimmed(_ color: Color) -> Color {
    isEnabled ? color : color.mixed(with: theme.palette.surface, fraction: theme.metrics.disabledFade)
  }

  /// How much of a picture shows: of what cannot be worked, as much as of its colours.
  var imageAlpha: Double { isEnabled ? 1 : 1 - theme.metrics.disabledFade }

  /// A track with round marks on it.
  var standardTrackStyle: SliderTrackView.Style {
    let palette = theme.palette
    let trackBorder = appearance.trackBorderColor ?? palette.trackBorder
    return SliderTrackView.Style(
      track: appearance.trackColor ?? palette.track, border: trackBorder,
      borderWidth: trackBorder.alpha > 0 ? hairline : 0,
      fill: dimmed(appearance.selectedTrackColor ?? palette.trackFill),
      fillBorder: dimmed(appearance.selectedTrackBorderColor ?? palette.trackFillBorder),
      curvature: appearance.trackCurvature,
      mark: appearance.stopMarkColor ?? palette.stopMark,
      selectedMark: appearance.selectedStopMarkColor ?? palette.selectedStopMark,
      markLength: appearance.stopMarkSize, markThickness: appearance.stopMarkSize,
      markRadius: appearance.stopMarkSize / 2, pulseReach: theme.metrics.markPulseReach,
      pulseAlpha: theme.metrics.pulseAlpha, markImage: appearance.stopMarkImage,
      selectedMarkImage: appearance.selectedStopMarkImage, imageAlpha: imageAlpha)
  }

  private var thumbStyle: SliderThumbView.Style {
    let (palette, metrics) = (theme.palette, theme.metrics)
    return SliderThumbView.Style(
      fill: dimmed(appearance.thumbColor ?? palette.thumb),
      border: appearance.thumbBorderColor ?? palette.thumbBorder,
      borderWidth: appearance.thumbBorderWidth, shadow: palette.shadow, shadowBlur: metrics.thumbShadowBlur,
      shadowDrop: metrics.thumbShadowDrop, focusRing: palette.focusRing,
      focusRingWidth: metrics.focusRingWidth, focusRingGap: metrics.focusRingGap,
      growth: appearance.thumbGrowth,
      pulseReach: metrics.thumbPulseReach, pulseAlpha: metrics.pulseAlpha,
      curvature: appearance.thumbCurvature, size: appearance.thumbSize, image: appearance.thumbImage,
      imageAlpha: imageAlpha)
  }
}
