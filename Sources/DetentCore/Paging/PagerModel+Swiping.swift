extension PagerModel {
  /// A pointer went down: pages that are on their way are held where they are.
  ///
  /// While swiping is disabled, it is ignored until it is lifted, and moving pages move on.
  public mutating func press(at time: Double) -> Effects {
    var effects = catchUp(to: time)
    switch payload {
    case .resting(let page), .rejected(let page): payload = isSwipeEnabled ? .pressed(page) : .rejected(page)
    case .settling(let flight) where isSwipeEnabled:
      payload = .caught(flight)
      endScrolling(&effects)
    case .empty, .pressed, .caught, .dragging, .settling: break
    }
    return effects
  }

  /// The pointer came up without having become a pan: held pages go on to where they went.
  public mutating func lift(at time: Double) -> Effects {
    var effects = catchUp(to: time)
    switch payload {
    case .pressed(let page), .rejected(let page): payload = .resting(page)
    case .caught(let flight): letGo(flight, at: time, &effects)
    case .empty, .resting, .dragging, .settling: break
    }
    return effects
  }

  /// The press became something else than a pan along the axis: held pages go on, and the pointer is ignored.
  public mutating func panFailed(at time: Double) -> Effects {
    var effects = catchUp(to: time)
    switch payload {
    case .pressed(let page): payload = .rejected(page)
    case .caught(let flight): letGo(flight, at: time, &effects)
    case .empty, .resting, .rejected, .dragging, .settling: break
    }
    return effects
  }

  /// The pan began: the pages follow from where they are, whatever the translation is.
  ///
  /// The swipe begins on the page that is nearest now, also when it catches pages on their way, and goes one page from
  /// there at most. `movement` is the way since the press, when that is known (`wantsToBegin` tells it); it says which
  /// direction the gate is asked about. Without it the reading says so, now or with the first change.
  public mutating func panBegan(
    _ reading: PanReading, movement: Vector? = nil, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    guard let spot = draggableSpot else { return effects }
    endScrolling(&effects)
    let ways = [movement, reading.translation, reading.velocity].map { axis.dragged($0 ?? .zero) }
    beginDrag(
      from: spot, by: .pointer, travel: axis.dragged(reading.translation),
      towards: ways.first { $0 != 0 } ?? 0, gate,
      &effects)
    return effects
  }

  /// The pan moved on.
  public mutating func panChanged(
    _ reading: PanReading, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    drag(.pointer, to: axis.dragged(reading.translation), gate, &effects)
    return effects
  }

  /// The pointer was lifted: the pages settle on one, at most one page from where the swipe began.
  ///
  /// The velocity is that of the shared tracker, which looks back 100 ms and knows of none after a rest of more than
  /// 40 ms, so that a hand that stops before it lets go does not fling.
  public mutating func panEnded(
    _ reading: PanReading, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    drag(.pointer, to: axis.dragged(reading.translation), gate, &effects)
    guard case .dragging(let drag) = payload, drag.hand.device == .pointer else {
      return effects + lift(at: time)
    }
    release(drag, velocity: reading.velocity.map { axis.dragged($0) }, at: time, gate, &effects)
    return effects
  }

  /// The pan was taken away, or the user pressed Escape: dragged pages go back to where the swipe began, held ones go
  /// on to where they went.
  public mutating func cancel(at time: Double) -> Effects {
    var effects = catchUp(to: time)
    guard case .dragging(let drag) = payload else { return effects + lift(at: time) }
    endScrolling(&effects)
    settle(drag, on: drag.spot.rail.origin, velocity: 0, at: time, &effects)
    return effects
  }

  /// Where the pages are, if a hand may take them from there.
  var draggableSpot: Spot? {
    switch payload {
    case .empty, .rejected, .dragging: nil
    case .resting, .pressed, .caught, .settling: isSwipeEnabled ? spot : nil
    }
  }
}
