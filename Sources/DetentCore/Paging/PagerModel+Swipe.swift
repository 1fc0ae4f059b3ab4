extension PagerModel {
  /// Fingers on a touchpad began to swipe; a scroll that was going on is over.
  ///
  /// `moment` is the time on the clock of the events, by which the velocity is measured.
  public mutating func swipeBegan(
    moment: EventTime, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = swipeCancelled(at: time)
    endScroll(moment, at: time, gate, &effects)
    scrolling = .poised(SwipeTravel(at: moment))
    return effects
  }

  /// The fingers went on by `delta` points on the screen: once they have gone along the axis, the pages follow them as
  /// they follow a pointer, ``PagerBehavior/touchpadPage`` points for a page, and one page at most.
  public mutating func swipeChanged(
    by delta: Vector, moment: EventTime, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    switch scrolling {
    case .poised(var travel):
      travel.add(delta, at: moment)
      decide(travel, gate, &effects)
    case .swiping(var travel):
      travel.add(delta, at: moment)
      scrolling = .swiping(travel)
      tellPan(.changed, &effects)
      drag(.touchpad, to: axis.dragged(travel.way), gate, &effects)
    case .idle, .following, .spent: break
    }
    return effects
  }

  /// The fingers were lifted: the pages settle as they do when a pointer lets them go.
  public mutating func swipeEnded(
    moment: EventTime, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    let former = scrolling
    if isSwiping { tellPan(.ended, at: moment, &effects) }
    if isPoised || isSwiping { scrolling = .idle }
    guard case .swiping(let travel) = former, case .dragging(let drag) = payload,
      drag.hand.device == .touchpad
    else { return effects }
    let velocity = travel.velocity(at: moment).map { axis.dragged($0) }
    release(drag, velocity: velocity, at: time, gate, &effects)
    return effects
  }

  /// It was no swipe after all: the pages go back to where it began.
  public mutating func swipeCancelled(at time: Double) -> Effects {
    var effects = catchUp(to: time)
    let wasSwiping = isSwiping
    if isPoised || wasSwiping { endScrolling(&effects) }
    guard wasSwiping, case .dragging(let drag) = payload, drag.hand.device == .touchpad else {
      return effects
    }
    settle(drag, on: drag.spot.rail.origin, velocity: 0, at: time, &effects)
    return effects
  }

  /// Whether fingers swipe on a touchpad along the axis, so that the swipe is the pages'.
  public var isSwiping: Bool { if case .swiping = scrolling { true } else { false } }

  private var isPoised: Bool { if case .poised = scrolling { true } else { false } }

  /// Takes up the swipe, gives it up, or waits.
  private mutating func decide(_ travel: SwipeTravel, _ gate: Gate, _ effects: inout Effects) {
    switch AxisLock(axis.axis).verdict(on: travel.way, slop: PagerMetrics.swipeSlop) {
    case .undecided: scrolling = .poised(travel)
    case .rejected: scrolling = .idle
    case .accepted:
      guard let spot = draggableSpot else {
        scrolling = .idle
        return
      }
      scrolling = .swiping(travel)
      tellPan(.began, &effects)
      let way = axis.dragged(travel.way)
      beginDrag(from: spot, by: .touchpad, travel: 0, towards: way, gate, &effects)
      drag(.touchpad, to: way, gate, &effects)
    }
  }
}
