internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SegmentedRangeSlider {
  /// The text that the bubble of a thumb on stop `index` shows; empty where there is no such stop.
  public func bubbleText(at index: Int) -> String {
    guard stops.indices.contains(index) else { return "" }
    return bubbleText?(index) ?? stops[index]
  }

  /// The texts of the stops on the ends of the range, as the bubbles show them.
  public var bubbleTexts: [String] { bubbleState.texts }

  /// Whether one bubble speaks for both thumbs.
  public var isBubbleMerged: Bool { bubbleState.isMerged }

  func text(ofEndLabelAt index: Int) -> String {
    guard stops.indices.contains(index) else { return "" }
    return endLabelText?(index) ?? stops[index]
  }

  func showBubbles(centers: [Double], _ geometry: SliderGeometry, isGradual: Bool) {
    let isShown = appearance.showsBubbles && model.scale.count > 0
    for view in bubbles { view.isHidden = !isShown }
    guard isShown else { return }
    // Read once: each reading copies it.
    let model = model
    measureBubbles(of: model, geometry)
    let measures = bubbleState.measures
    let merged = measures[BubbleState.Slot.merged.rawValue]
    let layout = BubbleLayout.arrange(
      centers: centers, lengths: measures.map { $0.size[axis] }, mergedLength: merged.size[axis],
      isSameStop: model.lower == model.upper, within: geometry.extent)
    let isResting = model.thumbIDs.allSatisfy { model.isResting($0) }
    for slot in BubbleState.Slot.allCases {
      let view = bubbles[slot.rawValue]
      view.keepsPicture = model.thumbIDs.contains { slot.speaks(for: $0) && model.isHeld($0) }
      let center = slot == .merged ? (centers[0] + centers[1]) / 2 : centers[slot.rawValue]
      place(view, measures[slot.rawValue], over: center, isResting: isResting, geometry)
    }
    fade(isMerged: layout.isMerged, isGradual: isGradual)
    noteBubbles(isMerged: layout.isMerged, texts: layout.isMerged ? [merged.text] : bubbleState.parts)
  }

  /// The texts of the bubbles and the sizes that they need, which change only at a stop; whether a text that the program
  /// makes is still the same nobody knows.
  private func measureBubbles(of model: RangeModel<StopGrid>, _ geometry: SliderGeometry) {
    let values = (first: model.value(of: .first), second: model.value(of: .second))
    guard bubbleState.measures.isEmpty || bubbleState.measuredValues != values || bubbleText != nil else {
      return
    }
    let (first, second) = (bubbleText(at: values.first), bubbleText(at: values.second))
    let parts = model.lower == values.first ? [first, second] : [second, first]
    let isSame = !bubbleState.measures.isEmpty && parts == bubbleState.parts
    let merged =
      isSame
      ? bubbleState.measures[BubbleState.Slot.merged.rawValue].text : parts.joined(separator: separator)
    bubbleState.measures = [
      measure(first, of: .first, geometry), measure(second, of: .second, geometry),
      measure(merged, of: .merged, geometry),
    ]
    bubbleState.parts = parts
    bubbleState.measuredValues = values
  }

  private func measure(_ text: String, of slot: BubbleState.Slot, _ geometry: SliderGeometry)
    -> BubbleState.Measure
  {
    let known = bubbleState.measures
    if !known.isEmpty, known[slot.rawValue].text == text { return known[slot.rawValue] }
    let least = slot == .merged ? appearance.mergedBubbleSize : appearance.bubbleSize
    return BubbleState.Measure(text: text, size: bubbleSize(text, least: least, geometry))
  }

  func bubbleTextsDidChange() {
    bubbleState.forget()
    layoutDidChange()
  }

  /// A bubble at rest has crisp edges; one on its way is drawn where it is.
  private func place(
    _ view: SliderBubbleView, _ measure: BubbleState.Measure, over center: Double, isResting: Bool,
    _ geometry: SliderGeometry
  ) {
    let box = BubbleLayout.box(over: center, length: measure.size[axis], within: geometry.extent)
    let across = measure.size[axis.crossing]
    let near = appearance.partDistance(along: axis)
    var frame = geometry.rect(along: box.start...box.end, across: -near - across ... -near)
    // Neither length nor pointer must tremble by rounding while it moves: it would have to be drawn anew.
    frame.size[axis] = box.length
    let pointer = ((box.pointer - box.start) * Self.partsOfPoint).rounded() / Self.partsOfPoint
    view.frame = isResting ? geometry.grid.snapped(frame) : frame
    view.pointer = pointer
    view.pointerSide =
      axis == .horizontal ? .below : frame.midX > geometry.centerLine ? .left : .right
    view.text = measure.text
  }

  /// Where the pointer of a bubble is told to, per point; more than any screen shows.
  private static let partsOfPoint = 4_096.0

  /// The size of a bubble with its pointer: the least one, or what its text needs, but never longer than the slider.
  private func bubbleSize(_ text: String, least: Size, _ geometry: SliderGeometry) -> Size {
    let font = appearance.bubbleFont ?? theme.type.bubble
    let pointer = appearance.bubblePointerSize.height
    let isHorizontal = axis == .horizontal
    let room = isHorizontal ? bounds.width : max(0, bounds.width / 2 - appearance.partDistance(along: axis))
    let around = appearance.bubblePadding + (isHorizontal ? 0 : pointer)
    let measured = TextLayout.cached(text, font: font, maximumWidth: max(0, room - around)).size
    let width = max(isHorizontal ? least.width : least.width + pointer, measured.width + around)
    let pointerBelow = isHorizontal ? pointer : 0
    let height = max(
      isHorizontal ? least.height : max(0, least.height - pointer),
      measured.height + pointerBelow + appearance.bubblePadding / 2)
    return Size(width: min(width.rounded(.up), max(room, least.width)), height: height.rounded(.up))
  }

  private func fade(isMerged: Bool, isGradual: Bool) {
    let (time, target) = (now, isMerged ? 1.0 : 0)
    if bubbleState.merge.target != target {
      let duration = isGradual && !reducesMotion ? theme.durations.bubbleFade : 0
      bubbleState.merge.go(to: target, at: time, duration: duration, curve: .easeIn)
    }
    let level = bubbleState.merge.value(at: time)
    for slot in BubbleState.Slot.allCases {
      bubbles[slot.rawValue].alpha = slot == .merged ? level : 1 - level
    }
  }

  private func noteBubbles(isMerged: Bool, texts: [String]) {
    guard texts != bubbleState.texts || isMerged != bubbleState.isMerged else { return }
    let isFirst = bubbleState.texts.isEmpty
    bubbleState.texts = texts
    bubbleState.isMerged = isMerged
    if !isFirst { bubbleState.isNews = true }
  }

  func applyBubbleStyles() {
    for slot in BubbleState.Slot.allCases {
      bubbles[slot.rawValue].style = bubbleStyle(
        image: slot == .merged ? appearance.mergedBubbleImage : appearance.bubbleImage)
    }
    for view in endLabels {
      view.font = appearance.labelFont ?? theme.type.label
      view.textColor = appearance.labelColor ?? theme.palette.text
    }
  }

  private func bubbleStyle(image: Image?) -> SliderBubbleView.Style {
    SliderBubbleView.Style(
      fill: dimmed(appearance.bubbleColor ?? theme.palette.bubble),
      text: appearance.bubbleTextColor ?? textColor(on: image),
      font: appearance.bubbleFont ?? theme.type.bubble, padding: appearance.bubblePadding,
      radius: appearance.bubbleRadius, pointerSize: appearance.bubblePointerSize, image: image,
      imageAlpha: imageAlpha)
  }

  /// The theme's colour for text in bubbles, or that of its bubbles where it is easier to read on the picture.
  private func textColor(on image: Image?) -> Color {
    let usual = theme.palette.bubbleText
    guard let ground = image?.middleColor, ground.alpha > 0 else { return usual }
    let other = theme.palette.bubble
    return usual.contrast(with: ground) >= other.contrast(with: ground) ? usual : other
  }
}
