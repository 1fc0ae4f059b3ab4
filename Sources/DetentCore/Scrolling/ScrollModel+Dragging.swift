extension ScrollModel {
  /// A pointer went down: what is on its way within the ends stops under it.
  public mutating func press(at time: Double) {
    advance(to: time)
    if isMoving, legal(offset) == offset { payload = .resting(offset) }
  }

  /// The press became a drag.
  public mutating func beginDrag(at time: Double) {
    advance(to: time)
    payload = .dragging(Drag(anchor: place(forShown: offset)))
  }

  /// The hand has moved `travel` points towards larger offsets since the drag began.
  ///
  /// Past the ends the content follows ever more slowly; see ``RubberBand``.
  public mutating func drag(to travel: Double) {
    guard case .dragging(var drag) = payload, travel.isFinite else { return }
    drag.travel = travel
    payload = .dragging(drag)
  }

  /// The hand let go, moving `velocity` points per second towards larger offsets.
  public mutating func endDrag(velocity: Double, at time: Double) {
    guard isDragging else { return }
    let (offset, end) = (offset, legal(offset))
    let speed = velocity.isFinite ? velocity : 0
    if reducesMotion {
      payload = .resting(end)
    } else if offset != end {
      settle(from: offset, to: end, velocity: speed, at: time)
    } else if abs(speed) < ScrollMetrics.glideSpeed {
      payload = .resting(offset)
    } else {
      glide(from: offset, velocity: speed, at: time)
    }
  }

  /// The drag was taken away: it ends where it is, or at the end that it went past.
  public mutating func cancelDrag(at time: Double) { endDrag(velocity: 0, at: time) }

  private var band: RubberBand { RubberBand(dimension: viewportLength) }

  /// Where a hand at `place` brings the content.
  func shown(_ place: Double) -> Double {
    let end = legal(place)
    return end + band.shown(for: place - end)
  }

  /// Where a hand must be to bring the content to `offset`.
  private func place(forShown offset: Double) -> Double {
    let end = legal(offset)
    return end + band.overshoot(forShown: offset - end)
  }
}
