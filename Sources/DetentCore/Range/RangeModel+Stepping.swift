extension RangeModel {
  /// A key or assistive technology moves `thumb`.
  ///
  /// Keys end with ``endStepping()``, when the key comes up; assistive technology has no such moment, so each
  /// of its steps is final at once. A key that repeats after ``cancelStepping(at:)`` does nothing.
  public mutating func step(
    _ thumb: ThumbID, _ step: RangeStep, source: ReportSource = .key, isRepeated: Bool = false,
    at time: Double
  ) -> Effects {
    guard canStep(thumb), !step.isEmpty else { return [] }
    if source == .accessibility { return stepForGood(thumb, step, at: time) }
    if isRepeated, stepping == .givenUp { return [] }
    var ended: Effects = []
    var turn = Stepping(thumb, restore: values)
    if case .keys(let current) = stepping, current.thumb == thumb {
      turn = current
    } else {
      ended = endStepping()
    }
    let effects = take(step, by: &turn, source: source, at: time)
    stepping = .keys(turn)
    return ended + effects
  }

  /// The wheel turned over `thumb` by `units` 120ths of a notch; positive is towards larger values.
  ///
  /// Whole notches are steps, the rest is kept for the next turn in the same direction.
  public mutating func wheel(_ thumb: ThumbID, units: Double, at time: Double) -> Effects {
    guard canStep(thumb), units.isFinite, units != 0 else { return [] }
    var effects: Effects = []
    var turn = Stepping(thumb, restore: values)
    var sum = units
    if case .wheel(let current, let rest, let deadline) = stepping, current.thumb == thumb, time < deadline {
      turn = current
      if (rest < 0) == (units < 0) { sum += rest }
    } else {
      effects = endStepping()
    }
    let notches = Int(min(max((sum / 120).rounded(.towardZero), -Self.mostNotches), Self.mostNotches))
    if notches != 0 { effects += take(.by(notches), by: &turn, source: .wheel, at: time) }
    let deadline = time + behavior.wheelPause
    stepping = .wheel(turn, rest: sum.truncatingRemainder(dividingBy: 120), deadline: deadline)
    return effects + [.wake(at: deadline)]
  }

  /// The time that a ``RangeEffect/wake(at:)`` asked for has come: a wheel that has rested reports its end.
  public mutating func timeout(at time: Double) -> Effects {
    guard case .wheel(_, _, let deadline) = stepping, time >= deadline else { return [] }
    return endStepping()
  }

  /// The key came up, or the focus left: the final report of an interaction by keys or wheel, if it changed anything.
  public mutating func endStepping() -> Effects {
    defer { stepping = .idle }
    switch stepping {
    case .idle, .givenUp: return []
    case .keys(let turn): return turn.hasMoved ? [report(isFinal: true, source: .key)] : []
    case .wheel(let turn, _, _): return turn.hasMoved ? [report(isFinal: true, source: .wheel)] : []
    }
  }

  /// The user gave up what keys that are held did: the pair goes back to what it was before the first of them.
  ///
  /// Where keys have moved nothing there is nothing to give up.
  public mutating func cancelStepping(at time: Double) -> Effects {
    guard case .keys(let turn) = stepping, turn.hasMoved else { return [] }
    let old = values
    stepping = .givenUp
    gliding(at: time) { $0.restore(turn.restore, moved: [turn.thumb]) }
    keepForOthers(than: nil, since: old)
    return [.cancelled(lower: lower, upper: upper, isChange: values != old)]
  }

  /// The most notches that one event of a wheel can mean.
  private static var mostNotches: Double { 1_000 }

  private func canStep(_ thumb: ThumbID) -> Bool { !scale.isInert && isFree(thumb) }

  private mutating func stepForGood(_ thumb: ThumbID, _ step: RangeStep, at time: Double) -> Effects {
    var turn = Stepping(thumb, restore: values)
    let ended = stepping.thumb == thumb ? [] : endStepping()
    let effects = take(step, by: &turn, source: .accessibility, at: time)
    return ended + effects + (turn.hasMoved ? [report(isFinal: true, source: .accessibility)] : [])
  }

  /// Moves the thumb of `turn`; a step that moves nothing is a collision, told once for each contact.
  private mutating func take(
    _ step: RangeStep, by turn: inout Stepping<Value>, source: ReportSource, at time: Double
  ) -> Effects {
    let (thumb, before, old) = (turn.thumb, turn.contact, values)
    let target = target(of: step, for: thumb)
    var effects: Effects = []
    gliding(at: time) { effects = $0.move(thumb, to: target) }
    keepForOthers(than: nil, since: old)
    let hasMoved = values != old
    turn.hasMoved = turn.hasMoved || hasMoved
    turn.contact = hasMoved ? nil : step.side
    if hasMoved || turn.contact == before { return reporting(effects, since: old, source: source) }
    return [.collision(role(of: thumb), obstacle(to: step.side, of: thumb))]
  }

  private func obstacle(to side: ThumbRole, of thumb: ThumbID) -> RangeObstacle {
    let end = side == .upper ? scale.bounds.upperBound : scale.bounds.lowerBound
    return self[thumb].value == end ? .track : .thumb
  }

  private func target(of step: RangeStep, for thumb: ThumbID) -> Value {
    let value = self[thumb].value
    switch step {
    case .by(let count): return scale.value(value, movedBy: count)
    case .fine(let count): return scale.value(value, movedByFine: count)
    case .pages(let count):
      let (steps, overflows) = count.multipliedReportingOverflow(by: scale.pageSteps)
      return scale.value(value, movedBy: overflows ? (count < 0 ? .min : .max) : steps)
    case .toLowerLimit: return limits(of: thumb).lowerBound
    case .toUpperLimit: return limits(of: thumb).upperBound
    }
  }
}
