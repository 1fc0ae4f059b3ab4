extension PagerModel {
  /// A wheel turned by `units` 120ths of a notch, positive towards larger indices: every whole notch is a page, the
  /// rest is kept.
  ///
  /// While a hand holds the pages it does nothing.
  public mutating func turn(
    wheel units: Double, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    if case .dragging = payload { return effects }
    let notches = wheel.turn(units, at: time)
    if notches != 0 { effects += step(by: notches, source: .wheel, at: time, gate: gate) }
    return effects
  }

  /// Two fingers scrolled by `delta` points on the screen, right and down being positive: the pages follow, and one
  /// scroll never moves more than a page, whatever inertia follows it.
  ///
  /// `isEnd` tells that the fingers were lifted; without that, silence ends the scroll. `moment` is the time on the clock
  /// of the events, by which the velocity is measured; `time` by default.
  public mutating func scroll(
    by delta: Vector, isEnd: Bool = false, moment: EventTime? = nil, at time: Double,
    gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    let moment = moment ?? EventTime(seconds: time)
    let way = axis.forward(delta)
    if way != 0, way.isFinite { follow(scroll: way, moment, at: time, gate, &effects) }
    if isEnd { endScroll(moment, at: time, gate, &effects) }
    if let deadline = scrolling.deadline { effects.append(.wake(at: deadline)) }
    return effects
  }

  /// Whether fingers scroll on a touchpad and the pages follow.
  public var isScrolling: Bool { if case .following = scrolling { true } else { false } }

  private mutating func follow(
    scroll way: Double, _ moment: EventTime, at time: Double, _ gate: Gate, _ effects: inout Effects
  ) {
    if scrolling.isNew(way, at: time) {
      beginScroll(by: way, moment, at: time, gate, &effects)
    } else if case .following(let travel, var tracker, _, _) = scrolling {
      tracker.add(Point(x: travel + way, y: 0), at: moment)
      scrolling = .following(travel: travel + way, tracker: tracker, last: way, time: time)
      tellPan(.changed, &effects)
      drag(.touchpad, to: travel + way, gate, &effects)
    } else if case .spent(let slowest, _) = scrolling {
      scrolling = .spent(slowest: abs(way) < abs(slowest) ? way : slowest, time: time)
    }
  }

  private mutating func beginScroll(
    by way: Double, _ moment: EventTime, at time: Double, _ gate: Gate, _ effects: inout Effects
  ) {
    guard let spot = draggableSpot else {
      scrolling = .spent(slowest: way, time: time)
      return
    }
    var tracker = VelocityTracker()
    tracker.add(.zero, at: moment)
    tracker.add(Point(x: way, y: 0), at: moment)
    scrolling = .following(travel: way, tracker: tracker, last: way, time: time)
    tellPan(.began, &effects)
    beginDrag(from: spot, by: .touchpad, travel: 0, towards: way, gate, &effects)
    drag(.touchpad, to: way, gate, &effects)
  }

  /// The fingers were lifted at `moment`, or have been silent for so long that they have no velocity.
  mutating func endScroll(
    _ moment: EventTime?, at time: Double, _ gate: Gate, _ effects: inout Effects
  ) {
    guard case .following(_, let tracker, let last, let newest) = scrolling else { return }
    // Silence is a rest, after which there is no velocity.
    tellPan(.ended, at: moment ?? EventTime(nanoseconds: .max), &effects)
    scrolling = .spent(slowest: last, time: newest)
    guard case .dragging(let drag) = payload, drag.hand.device == .touchpad else { return }
    let velocity = moment.flatMap { tracker.velocity(at: $0)?.dx }
    release(drag, velocity: velocity, at: time, gate, &effects)
  }

  /// Ends a scroll that has been silent for too long.
  mutating func expireScrolling(at time: Double, gate: Gate, _ effects: inout Effects) {
    guard let deadline = scrolling.deadline, time >= deadline else { return }
    endScroll(nil, at: deadline, gate, &effects)
  }

  /// The pages are taken from the fingers: from here on what they do is inertia, or the rest of a swipe that is over.
  mutating func endScrolling(_ effects: inout Effects) {
    tellPan(.cancelled, &effects)
    switch scrolling {
    case .following(_, _, let last, let time): scrolling = .spent(slowest: last, time: time)
    case .poised, .swiping: scrolling = .idle
    case .idle, .spent: break
    }
  }

  /// Tells a step of the pan that the fingers make, as of `moment` or of their newest step.
  func tellPan(_ state: PanState, at moment: EventTime? = nil, _ effects: inout Effects) {
    guard var pan = scrolling.pan(along: axis, at: moment) else { return }
    if state == .cancelled { pan.velocity = nil }
    effects.append(.panned(pan, state))
  }
}
