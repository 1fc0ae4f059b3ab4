extension PagerModel {
  /// Follows the pages to `time`.
  ///
  /// Every frame calls it while ``isAnimating``, and so does the owner when a ``PagerEffect/wake(at:)`` is due. A time
  /// that has passed already does nothing.
  public mutating func advance(to time: Double, gate: Gate = { _, _ in true }) -> Effects {
    var effects: Effects = []
    expireScrolling(at: time, gate: gate, &effects)
    return effects + catchUp(to: time)
  }

  /// Brings pages that are on their way to `time`, before anything that happens then.
  mutating func catchUp(to time: Double) -> Effects {
    guard case .settling(var flight) = payload, time.isFinite else { return [] }
    var effects: Effects = []
    flight.time = max(flight.time, time)
    let elapsed = flight.time - flight.start
    guard !takesNoTime, !flight.motion.hasArrived(at: elapsed, reach: arrivalReach) else {
      finish(flight, &effects)
      return effects
    }
    let low = min(flight.spot.x, flight.end)
    let high = max(flight.spot.x, flight.end)
    flight.spot.x = min(max(flight.motion.arrivingValue(at: elapsed, reach: arrivalReach), low), high)
    telling(flight.move.source, &effects) { model, effects in
      model.payload = .settling(flight)
      model.tellAppearances(&effects)
    }
    return effects
  }

  /// Sends the pages from `spot` to a page, for a move that has begun.
  mutating func send(
    from spot: Spot, to page: Int, for move: PageMove, velocity: Double = 0, animated: Bool = true,
    at time: Double,
    _ effects: inout Effects
  ) {
    let flight = Flight(
      from: spot, to: page, for: move, velocity: velocity, spring: behavior.settleSpring, at: notBefore(time))
    telling(move.source, &effects) { model, effects in
      model.payload = .settling(flight)
      model.tellAppearances(&effects)
    }
    if flight.spot.x == flight.end || !animated || takesNoTime { finish(flight, &effects) }
  }

  /// Begins a move from the page that is nearest, or from the other one in view when that is the page to go to.
  func begin(from spot: Spot, to page: Int, _ source: PageSource, _ effects: inout Effects) -> PageMove {
    let from = page == spot.current ? spot.rail.other(at: spot.x) ?? page : spot.current
    let move = PageMove(from: from, to: page, source: source)
    effects.append(.moveBegan(move))
    return move
  }

  /// Brings pages that are on their way to its end.
  mutating func finish(_ flight: Flight, _ effects: inout Effects) {
    var flight = flight
    flight.spot.x = flight.end
    telling(flight.move.source, &effects) { model, effects in
      model.payload = .settling(flight)
    }
    rest(on: flight.target, after: flight.move, &effects)
  }

  /// The pages have come to rest.
  private mutating func rest(on page: Int, after move: PageMove, _ effects: inout Effects) {
    payload = .resting(page)
    if isMapped { append(ledger.rest(on: page), to: &effects) }
    effects.append(.indicesChanged(report(source: move.source)))
    effects.append(.moveEnded(move, completed: page == move.to && move.from != move.to))
    effects.append(.settledDown)
  }

  /// Whether a move arrives at once.
  var takesNoTime: Bool { !isMapped || reducesMotion || extent <= 0 }

  /// The time, or the later one to which the pages have been followed.
  private func notBefore(_ time: Double) -> Double {
    guard case .settling(let flight) = payload else { return time.isFinite ? time : 0 }
    return max(flight.time, time.isFinite ? time : 0)
  }

  /// How near to their place pages slow down no more, in pages.
  private var arrivalReach: Double { PagerMetrics.arrivalReach / extent }
}

extension PagerModel.Flight {
  /// Pages that set out from `spot` to a page.
  ///
  /// What of the velocity, in pages per second along the rail, leads towards the end is kept, but no more than a
  /// critically damped spring can take without swinging past it: ω · distance. So the way to the end is monotonous.
  init(
    from spot: PagerModel.Spot, to page: Int, for move: PageMove, velocity: Double, spring: Spring,
    at time: Double
  ) {
    let plan = spot.rail.plan(from: spot.x, to: page)
    let distance = plan.end - plan.x
    let most = spring.frequency * abs(distance)
    let speed = min(max(distance < 0 ? -velocity : velocity, 0), most)
    self.init(
      spot: PagerModel.Spot(rail: plan.rail, x: plan.x, settled: spot.settled), move: move, end: plan.end,
      motion: SpringMotion(
        spring: spring, from: plan.x, to: plan.end, velocity: distance < 0 ? -speed : speed),
      start: time, time: time)
  }
}
