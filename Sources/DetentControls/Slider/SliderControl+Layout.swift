public import DetentCore
internal import DetentUI

extension SliderControl {
  /// Where the track lies, in the slider's own coordinates.
  public var trackRect: Rect { shown.geometry?.trackRect ?? .zero }

  /// Where the centres of the thumbs are drawn, that of the smaller value first.
  public var thumbCenters: [Point] {
    guard let geometry = shown.geometry else { return [] }
    let ids = thumbs.count == 1 ? [ThumbID.first] : ThumbRole.allCases.map(model.thumb)
    return ids.map { geometry.point(along: geometry.track.position(at: model.place(of: $0, at: now))) }
  }

  /// How many stops the track has; 0 on one without stops.
  public var stopCount: Int { (model.scale as? StopGrid)?.count ?? 0 }

  /// The centre of a stop, in the slider's own coordinates; the corner where there is no such stop.
  public func center(ofStop index: Int) -> Point {
    guard let geometry = shown.geometry, let grid = model.scale as? StopGrid else { return .zero }
    return geometry.point(along: geometry.track.position(at: grid.fraction(of: index)))
  }

  /// The bounds, the axis or the direction changed: the track is measured anew, and thumbs in hand follow on it.
  func arrangeTrack() {
    let geometry = SliderGeometry(
      bounds: bounds, axis: axis, direction: layoutDirection, touchTarget: model.behavior.touchTarget,
      thickness: appearance.trackThickness,
      grid: pixelGrid)
    if let old = shown.geometry, !geometry.runs(like: old) { cancelDrags() }
    let isNew = geometry != shown.geometry
    shown.geometry = geometry
    track.frame = bounds
    partsWillArrange()
    track.marks = SliderTrackView.Marks(geometry: geometry, places: markPlaces(on: geometry))
    showState(isGradual: !isNew)
    if isNew { followPointer(on: geometry) }
    if isNew { tellDelegateOfLayout() }
    tellDelegateOfParts()
  }

  /// On a track of another direction a pointer means another place: what was dragged goes back.
  private func cancelDrags() {
    for pan in pans { pan.interrupt(.reset) }
  }

  /// A thumb in hand stays with its pointer, which is elsewhere in the slider now.
  private func followPointer(on geometry: SliderGeometry) {
    change { model in
      let followed = pans.filter(\.isTracking).flatMap { pan in
        let place = geometry.trackPoint(of: pan.location(in: self))
        return model.drag(pan.pointer, to: place, on: geometry.track, time: now)
      }
      return followed + model.relayout(on: geometry.track, time: now)
    }
  }

  /// The places of the stops of a grid, or an even choice of them where they would be closer than `extent` points.
  func thinnedPlaces(of grid: StopGrid, extent: Double, on geometry: SliderGeometry) -> [Double] {
    guard !grid.isEmpty else { return [] }
    let pitch = grid.isInert ? 0 : geometry.track.length / Double(grid.segments)
    return LabelThinning.shown(count: grid.count, pitch: pitch, extent: extent).map { grid.fraction(of: $0) }
  }

  func layoutDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func appearanceDidChange() {
    applyStyles()
    layoutDidChange()
  }

  // MARK: What the model says, on the views

  /// Brings thumbs, fill and the parts of the subclass to where they are at this moment.
  ///
  /// - Parameter isGradual: Whether what changes its looks does so by and by; not when the slider itself changed its
  ///   size.
  func showState(isGradual: Bool = true) {
    guard let geometry = shown.geometry else { return }
    // Read once: each reading copies it.
    let (time, model) = (now, model)
    let centers = model.thumbIDs.map { thumb in
      // A thumb at rest stands on the pixel grid, as its stop mark does; one on its way is drawn where it is.
      geometry.along(of: model.place(of: thumb, at: time), isCrisp: model.isResting(thumb))
    }
    for (view, center) in zip(thumbs, centers) {
      view.isHidden = model.scale.isEmpty
      // In hand it moves without changing.
      view.keepsPicture = model.isHeld(view.thumb)
      view.frame = Rect(center: geometry.point(along: center), size: appearance.thumbSize)
      view.highlight = shown.highlights[view.thumb.rawValue].value(at: time)
      view.pulse = shown.pulses[view.thumb.rawValue].value(at: time)
    }
    track.fill = fill(centers: centers, geometry)
    track.pulses = shown.markPulses.map { .init(place: $0.place, level: $0.level.value(at: time)) }
    showParts(centers: centers, geometry, isGradual: isGradual)
    animateIfNeeded()
  }

  /// From one thumb to the other, or from the beginning of the track to the only one; on whole pixels, which thumbs cover.
  private func fill(centers: [Double], _ geometry: SliderGeometry) -> ClosedRange<Double>? {
    guard !model.scale.isEmpty else { return nil }
    let ends = centers.count == 1 ? centers + [geometry.along(of: 0, isCrisp: true)] : centers
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return geometry.grid.snapped(first, along: axis)...geometry.grid.snapped(last, along: axis)
  }

  func syncHighlights() {
    let model = model
    for thumb in model.thumbIDs {
      let target = model.isHeld(thumb) ? 1.0 : 0
      guard shown.highlights[thumb.rawValue].target != target else { continue }
      shown.highlights[thumb.rawValue].go(
        to: target, at: now, duration: reducesMotion ? 0 : theme.durations.highlight, curve: .easeOut)
    }
    let held = model.thumbIDs.first { model.isHeld($0) }
    if let held, shown.held != held { thumbTaken(held) }
    shown.held = held
  }

  /// A thumb in hand comes to the front and takes the keyboard with it.
  private func thumbTaken(_ thumb: ThumbID) {
    if let other = thumbs.first(where: { $0.thumb != thumb }) {
      bringThumb(thumbs[thumb.rawValue], before: other)
    }
    window?.setFocus(thumbs[thumb.rawValue], isVisible: false)
  }

  private func bringThumb(_ front: SliderThumbView, before back: SliderThumbView) {
    guard let index = subviews.firstIndex(where: { $0 === front }),
      let other = subviews.firstIndex(where: { $0 === back }), index < other
    else { return }
    insertSubview(back, at: index)
  }

  // MARK: Time

  /// Lets a thumb pulse, and the mark at the place of the stop that it passed, where there is one.
  func pulse(_ thumb: ThumbID, at place: Double) {
    guard !reducesMotion else { return }
    let duration = theme.durations.pulse
    let index = thumbs.count == 1 ? 0 : thumb.rawValue
    shown.pulses[index].jump(from: 1, to: 0, at: now, duration: duration, curve: .easeOut)
    if track.hasMark(at: place) {
      shown.markPulses.removeAll { $0.place == place || !$0.level.isMoving(at: now) }
      shown.markPulses.append(SliderShown.MarkPulse(place: place))
      shown.markPulses[shown.markPulses.count - 1].level.jump(
        from: 1, to: 0, at: now, duration: duration, curve: .easeOut)
    }
    animateIfNeeded()
  }

  private var isAnimating: Bool {
    let time = now
    return model.isMoving || isAnimatingParts || shown.highlights.contains { $0.isMoving(at: time) }
      || shown.pulses.contains { $0.isMoving(at: time) }
      || shown.markPulses.contains { $0.level.isMoving(at: time) }
  }

  func animateIfNeeded() {
    guard isAnimating, shown.animation == nil else { return }
    shown.isSettled = false
    shown.animator = window
    shown.animation = window?.addFrameHandler { [weak self] _ in self?.animationStepped() ?? false }
  }

  /// The window of the animation is not the slider's any more.
  func stopAnimating() {
    if let animation = shown.animation { shown.animator?.removeFrameHandler(animation) }
    shown.animation = nil
  }

  private func animationStepped() -> Bool {
    guard let geometry = shown.geometry else {
      // The layout that comes with the frame begins it anew.
      shown.animation = nil
      return false
    }
    var next = model
    _ = next.advance(to: now, on: geometry.track)
    model = next
    showState()
    tellDelegateOfParts()
    let isDrawn = shown.isLastFrame
    shown.isLastFrame = !isAnimating && !isDrawn
    guard !isAnimating, isDrawn else { return true }
    shown.animation = nil
    settleIfNeeded()
    return false
  }

  /// Tells that nothing moves any more, once; the same without animations as with them.
  func settleIfNeeded() {
    guard !shown.isSettled, !model.isTracking, !isAnimating, shown.animation == nil, window != nil else {
      return
    }
    shown.isSettled = true
    tellDelegateOfRest()
  }
}
