public import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SegmentedRangeSlider {
  /// The texts of the stops on the ends of the range, as the bubbles show them.
  public var bubbleTexts: [String] { shown.bubbleTexts }

  /// Whether one bubble speaks for both thumbs.
  public var isBubbleMerged: Bool { shown.isMerged }

  /// Where the track lies, in the slider's own coordinates.
  public var trackRect: Rect { shown.geometry?.trackRect ?? .zero }

  /// The centres of the thumbs that are the lower and the upper one now, where they are drawn.
  public var thumbCenters: [Point] {
    guard let geometry = shown.geometry else { return [] }
    return ThumbRole.allCases.map { role in
      geometry.point(along: geometry.track.position(at: model.place(of: model.thumb(role), at: now)))
    }
  }

  /// The centre of a stop, in the slider's own coordinates.
  public func center(ofStop index: Int) -> Point {
    guard let geometry = shown.geometry else { return .zero }
    return geometry.point(along: geometry.track.position(at: model.scale.fraction(of: index)))
  }

  /// The bounds, the axis or the direction changed: the track is measured anew, and thumbs in hand follow on it.
  func arrangeTrack() {
    let geometry = SliderGeometry(
      bounds: bounds, axis: axis, direction: layoutDirection, touchTarget: model.behavior.touchTarget,
      thickness: appearance.trackThickness,
      grid: PixelGrid(scale: pixelScale, origin: convertToWindow(bounds).origin.offset))
    let isNew = geometry != shown.geometry
    shown.geometry = geometry
    parts.track.frame = bounds
    parts.track.marks = SliderTrackView.Marks(geometry: geometry, places: markPlaces(geometry))
    showState(fadesBubbles: !isNew)
    if isNew { followPointer(on: geometry) }
    if isNew { delegate?.rangeSliderDidLayout(self) }
  }

  /// How many diameters there are at least between the centres of two stop marks; closer ones thin out.
  private static let leastMarkDistance = 4.0

  /// A thumb in hand stays with its pointer, which is elsewhere in the slider now.
  private func followPointer(on geometry: SliderGeometry) {
    let place = geometry.trackPoint(of: pan.location(in: self))
    change { model in
      let followed = model.isTracking ? model.drag(pan.pointer, to: place, on: geometry.track, time: now) : []
      return followed + model.relayout(on: geometry.track, time: now)
    }
  }

  func layoutDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func appearanceDidChange() {
    applyStyles()
    layoutDidChange()
  }

  private func markPlaces(_ geometry: SliderGeometry) -> [Double] {
    let grid = model.scale
    guard grid.count > 0 else { return [] }
    let pitch = grid.isInert ? 0 : geometry.track.length / Double(grid.segments)
    let shown = LabelThinning.shown(
      count: grid.count, pitch: pitch, extent: appearance.stopMarkSize * Self.leastMarkDistance)
    return shown.map { grid.fraction(of: $0) }
  }

  // MARK: What the model says, on the views

  /// Brings thumbs, fill, bubbles and labels to where they are at this moment.
  ///
  /// - Parameter fadesBubbles: Whether bubbles that merge or split do so by and by; not when the slider itself changed
  ///   its size.
  func showState(fadesBubbles: Bool = true) {
    guard let geometry = shown.geometry else { return }
    let centers = ThumbID.allCases.map { along(of: $0, geometry) }
    let hasStops = model.scale.count > 0
    for view in parts.thumbs {
      view.isHidden = !hasStops
      view.frame = Rect(
        center: geometry.point(along: centers[view.thumb.rawValue]), size: appearance.thumbSize)
      view.highlight = shown.highlights[view.thumb.rawValue].value(at: now)
      view.pulse = shown.pulses[view.thumb.rawValue].value(at: now)
    }
    let ends = (min(centers[0], centers[1]), max(centers[0], centers[1]))
    parts.track.fill = hasStops ? ends.0...ends.1 : nil
    showBubbles(centers: centers, geometry, fades: fadesBubbles)
    showEndLabels(geometry)
    animateIfNeeded()
  }

  /// A thumb at rest stands on the pixel grid, as its stop mark does; one on its way is drawn where it is.
  private func along(of thumb: ThumbID, _ geometry: SliderGeometry) -> Double {
    geometry.along(of: model.place(of: thumb, at: now), isCrisp: model.isResting(thumb))
  }

  func syncHighlights() {
    for thumb in ThumbID.allCases {
      shown.highlights[thumb.rawValue].go(
        to: model.isHeld(thumb) ? 1 : 0, at: now, duration: reducesMotion ? 0 : theme.durations.highlight,
        curve: .easeOut)
    }
    if let held = ThumbID.allCases.first(where: model.isHeld), shown.held != held { thumbTaken(held) }
    shown.held = ThumbID.allCases.first(where: model.isHeld)
  }

  /// A thumb in hand comes to the front and takes the keyboard with it.
  private func thumbTaken(_ thumb: ThumbID) {
    bringThumbToFront(thumb)
    window?.setFocus(parts.thumbs[thumb.rawValue], isVisible: false)
  }

  private func bringThumbToFront(_ thumb: ThumbID) {
    let views = parts.thumbs
    guard
      subviews.firstIndex(where: { $0 === views[thumb.rawValue] }) ?? 0
        < subviews.firstIndex(where: { $0 === views[thumb.other.rawValue] }) ?? 0
    else { return }
    insertSubview(views[thumb.other.rawValue], at: subviews.firstIndex { $0 === views[thumb.rawValue] } ?? 0)
  }

  func pulse(_ thumb: ThumbID) {
    guard !reducesMotion else { return }
    shown.pulses[thumb.rawValue].jump(
      from: 1, to: 0, at: now, duration: theme.durations.pulse, curve: .easeOut)
    animateIfNeeded()
  }

  // MARK: Time

  private var isAnimating: Bool {
    model.isMoving || shown.merge.isMoving(at: now)
      || (shown.highlights + shown.pulses).contains { $0.isMoving(at: now) }
  }

  func animateIfNeeded() {
    guard isAnimating, animation == nil else { return }
    shown.isSettled = false
    shown.animator = window
    animation = window?.addFrameHandler { [weak self] _ in self?.animationStepped() ?? false }
  }

  /// The window of the animation is not the slider's any more.
  func stopAnimating() {
    if let animation { shown.animator?.removeFrameHandler(animation) }
    animation = nil
  }

  private func animationStepped() -> Bool {
    guard let geometry = shown.geometry else { return false }
    var next = model
    _ = next.advance(to: now, on: geometry.track)
    model = next
    showState()
    guard !isAnimating else { return true }
    animation = nil
    settleIfNeeded()
    return false
  }

  /// Tells that nothing moves any more, once; the same without animations as with them.
  func settleIfNeeded() {
    guard !shown.isSettled, !model.isTracking, animation == nil, window != nil else { return }
    shown.isSettled = true
    delegate?.rangeSliderDidSettle(self)
  }
}
