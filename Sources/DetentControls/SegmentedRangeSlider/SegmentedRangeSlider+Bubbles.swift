internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SegmentedRangeSlider {
  /// The text that the bubble of a thumb on stop `index` shows; empty where there is no such stop.
  public func bubbleText(at index: Int) -> String {
    guard stops.indices.contains(index) else { return "" }
    return bubbleText?(index) ?? stops[index]
  }

  private func text(ofEndLabelAt index: Int) -> String {
    guard stops.indices.contains(index) else { return "" }
    return endLabelText?(index) ?? stops[index]
  }

  private var mergedText: String {
    bubbleText(at: model.lower) + separator + bubbleText(at: model.upper)
  }

  private var isResting: Bool { ThumbID.allCases.allSatisfy(model.isResting) }

  func showBubbles(centers: [Double], _ geometry: SliderGeometry, fades: Bool) {
    let isShown = appearance.showsBubbles && model.scale.count > 0
    for view in parts.bubbles + [parts.mergedBubble] { view.isHidden = !isShown }
    guard isShown else { return }
    let texts = ThumbID.allCases.map { bubbleText(at: model.value(of: $0)) }
    let sizes = texts.map { bubbleSize($0, least: appearance.bubbleSize, geometry) }
    let mergedSize = bubbleSize(mergedText, least: appearance.mergedBubbleSize, geometry)
    let layout = BubbleLayout.arrange(
      centers: centers, lengths: sizes.map { $0[axis] }, mergedLength: mergedSize[axis],
      isSameStop: model.lower == model.upper, within: geometry.extent)
    for (index, view) in parts.bubbles.enumerated() {
      let box = BubbleLayout.box(over: centers[index], length: sizes[index][axis], within: geometry.extent)
      place(view, text: texts[index], box: box, size: sizes[index], geometry)
    }
    let middle = BubbleLayout.box(
      over: (centers[0] + centers[1]) / 2, length: mergedSize[axis], within: geometry.extent)
    place(parts.mergedBubble, text: mergedText, box: middle, size: mergedSize, geometry)
    fade(isMerged: layout.isMerged, isGradual: fades)
    noteBubbles(isMerged: layout.isMerged)
  }

  /// A bubble at rest has crisp edges; one on its way is drawn where it is.
  private func place(
    _ view: SliderBubbleView, text: String, box: BubbleLayout.Box, size: Size, _ geometry: SliderGeometry
  ) {
    let across = size[axis.crossing]
    let near = appearance.bubbleNear
    let frame = geometry.rect(along: box.start...box.end, across: -near - across ... -near)
    view.frame = isResting ? geometry.grid.snapped(frame) : frame
    view.pointer = box.pointer - box.start
    view.pointerSide =
      axis == .horizontal ? .below : frame.midX > geometry.centerLine ? .left : .right
    view.text = text
  }

  /// The size of a bubble with its pointer: the least one, or what its text needs, but never longer than the slider.
  private func bubbleSize(_ text: String, least: Size, _ geometry: SliderGeometry) -> Size {
    let font = appearance.bubbleFont ?? theme.type.bubble
    let pointer = appearance.bubblePointerSize.height
    let isHorizontal = axis == .horizontal
    let room = isHorizontal ? bounds.width : max(0, bounds.width / 2 - appearance.bubbleNear)
    let around = appearance.bubblePadding + (isHorizontal ? 0 : pointer)
    let measured = TextLayout.cached(text, font: font, maximumWidth: max(0, room - around)).size
    let width = max(isHorizontal ? least.width : least.width + pointer, measured.width + around)
    let height = isHorizontal ? least.height : max(0, least.height - pointer)
    return Size(width: min(width.rounded(.up), max(room, least.width)), height: height)
  }

  private func fade(isMerged: Bool, isGradual: Bool) {
    let duration = isGradual && !reducesMotion ? theme.durations.bubbleFade : 0
    shown.merge.go(to: isMerged ? 1 : 0, at: now, duration: duration, curve: .easeIn)
    let level = shown.merge.value(at: now)
    parts.mergedBubble.alpha = level
    for view in parts.bubbles { view.alpha = 1 - level }
  }

  private func noteBubbles(isMerged: Bool) {
    let texts =
      isMerged ? [mergedText] : [bubbleText(at: model.lower), bubbleText(at: model.upper)]
    guard texts != shown.bubbleTexts || isMerged != shown.isMerged else { return }
    let isFirst = shown.bubbleTexts.isEmpty
    shown.bubbleTexts = texts
    shown.isMerged = isMerged
    if !isFirst { delegate?.rangeSliderBubblesDidChange(self) }
  }

  // MARK: End labels

  /// The first and the last stop's label below the track's ends; one that a bubble would cover hides.
  func showEndLabels(_ geometry: SliderGeometry) {
    let count = model.scale.count
    let isShown = appearance.showsEndLabels && count > 0
    let indices = [0, count - 1]
    let room = axis == .horizontal ? bounds.width / 2 - theme.metrics.grid / 2 : bounds.width / 2
    for (view, index) in zip(parts.endLabels, indices) {
      guard isShown, count > 1 || view === parts.endLabels[0] else {
        view.isHidden = true
        continue
      }
      view.text = text(ofEndLabelAt: index)
      view.alignment = .center
      let size = view.sizeThatFits(Size(width: max(0, room), height: bounds.height))
      view.frame = endLabelFrame(index: index, size: size, geometry)
      view.isHidden = isCovered(view.frame)
    }
  }

  private func endLabelFrame(index: Int, size: Size, _ geometry: SliderGeometry) -> Rect {
    let center = geometry.track.position(at: model.scale.fraction(of: index))
    let box = BubbleLayout.box(over: center, length: size[axis].rounded(.up), within: geometry.extent)
    let near = appearance.labelNear
    return geometry.rect(along: box.start...box.end, across: near...near + size[axis.crossing].rounded(.up))
  }

  private func isCovered(_ frame: Rect) -> Bool {
    (parts.bubbles + [parts.mergedBubble]).contains {
      !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(frame)
    }
  }
}
