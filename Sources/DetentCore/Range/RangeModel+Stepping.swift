extension RangeModel {
  /// A key or assistive technology moves `thumb`.
  ///
  /// Keys end with ``endStepping()``, when the key comes up; assistive technology has no such moment, so each
  /// of its steps is final at once.
  public mutating func step(
    _ thumb: ThumbID, _ step: RangeStep, source: ReportSource = .key, at time: Double
  ) -> Effects {
    guard canStep(thumb) else { return [] }
    let ended = endStepping(unlessOf: thumb)
    let (effects, moves) = take(step, with: thumb, source: source, at: time)
    if source == .accessibility { return ended + effects + (moves ? [report(isFinal: true, source: source)] : []) }
    var contact: ThumbRole?
    var hasMoved = false
    if case .keys(_, let before, let moved) = stepping { (contact, hasMoved) = (before, moved) }
    let side: ThumbRole? = moves ? nil : step.isIncrease ? .upper : .lower
    stepping = .keys(thumb, contact: side, hasMoved: hasMoved || moves)
    guard side != nil, side != contact else { return ended + effects }
    return ended + [.collision(role(of: thumb), obstacle(of: thumb, isIncrease: step.isIncrease))]
  }

  /// The wheel turned over `thumb` by `units` 120ths of a notch; positive is towards larger values.
  ///
  /// Whole notches are steps, the rest is kept for the next turn in the same direction.
  public mutating func wheel(_ thumb: ThumbID, units: Double, at time: Double) -> Effects {
    guard canStep(thumb), units.isFinite, units != 0 else { return [] }
    let ended = endStepping(unlessOf: thumb, byWheel: true)
    var sum = units
    var hadMoved = false
    if case .wheel(_, let rest, _, let moved) = stepping {
      sum += rest.sign == units.sign ? rest : 0
      hadMoved = moved
    }
    let notches = min(max((sum / 120).rounded(.towardZero), -1_000), 1_000)
    let (effects, hasMoved) = take(.by(Int(notches)), with: thumb, source: .wheel, at: time)
    let deadline = time + behavior.wheelPause
    stepping = .wheel(
      thumb, units: sum - notches * 120, deadline: deadline, hasMoved: hadMoved || hasMoved)
    return ended + effects + [.wake(at: deadline)]
  }

  /// The time that a ``RangeEffect/wake(at:)`` asked for has come: a wheel that has rested reports its end.
  public mutating func timeout(at time: Double) -> Effects {
    guard case .wheel(_, _, let deadline, _) = stepping, time >= deadline else { return [] }
    return endStepping()
  }

  /// The key came up, or the focus left: the final report of an interaction by keys or wheel, if it changed anything.
  public mutating func endStepping() -> Effects {
    defer { stepping = .idle }
    switch stepping {
    case .idle: return []
    case .keys(_, _, let hasMoved): return hasMoved ? [report(isFinal: true, source: .key)] : []
    case .wheel(_, _, _, let hasMoved): return hasMoved ? [report(isFinal: true, source: .wheel)] : []
    }
  }

  private func canStep(_ thumb: ThumbID) -> Bool {
    !scale.isInert && self[thumb].isEnabled && !self[thumb].isHeld
  }

  /// Ends an interaction of another thumb or by the other means.
  private mutating func endStepping(unlessOf thumb: ThumbID, byWheel: Bool = false) -> Effects {
    switch stepping {
    case .keys(thumb, _, _) where !byWheel: []
    case .wheel(thumb, _, _, _) where byWheel: []
    default: endStepping()
    }
  }

  private func obstacle(of thumb: ThumbID, isIncrease: Bool) -> RangeEffect<Value>.Obstacle {
    let isAtEnd =
      isIncrease ? self[thumb].value >= scale.bounds.upperBound : self[thumb].value <= scale.bounds.lowerBound
    return isAtEnd ? .track : .thumb
  }

  private mutating func take(
    _ step: RangeStep, with thumb: ThumbID, source: ReportSource, at time: Double
  ) -> (Effects, hasMoved: Bool) {
    let old = values
    let target = target(of: step, for: thumb)
    var effects: Effects = []
    gliding(at: time) { effects = $0.move(thumb, to: target) }
    keepWhenCancelled(thumb)
    return (reporting(effects, since: old, source: source), values != old)
  }

  private func target(of step: RangeStep, for thumb: ThumbID) -> Value {
    let value = self[thumb].value
    return switch step {
    case .by(let count): scale.value(value, movedBy: count)
    case .pages(let count): scale.value(value, movedBy: count * scale.pageSteps)
    case .toLowerLimit: limits(of: thumb).lowerBound
    case .toUpperLimit: limits(of: thumb).upperBound
    }
  }
}
