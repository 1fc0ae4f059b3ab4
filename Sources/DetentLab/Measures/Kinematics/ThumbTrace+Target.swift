extension ThumbTrace {
  /// How far the thumb went beyond `target`, seen from where it started, in pixels; 0 when it did not.
  ///
  /// - Complexity: O(*n*)
  public func overshoot(beyond target: Double) -> Measured<Double> {
    Overshoots.farthest(in: positions, from: positions.first ?? target, to: target)
  }

  /// The time of the first position from which on all lie within `tolerance` of `target`, that included, in
  /// milliseconds of the trace; undefined when the last one does not.
  ///
  /// - Complexity: O(*n*)
  public func settled(at target: Double, tolerance: Double) -> Measured<Double> {
    guard target.isFinite, tolerance.isFinite else { return .undefined(.notFinite) }
    guard tolerance >= 0 else { return .undefined(.outside(tolerance, lowest: 0, highest: .infinity)) }
    let rest = positions.reversed().prefix { abs($0 - target) <= tolerance }
    guard !rest.isEmpty else { return .undefined(.neverSettled) }
    return .value(times[times.count - rest.count])
  }

  /// The time of the last position before the thumb was more than `threshold` from its start, in milliseconds of the
  /// trace.
  ///
  /// - Complexity: O(*n*)
  public func initiation(beyond threshold: Double = 0) -> Measured<Double> {
    guard threshold >= 0 else { return .undefined(.outside(threshold, lowest: 0, highest: .infinity)) }
    guard let start = positions.first else { return .undefined(.tooFew(count: 0, needed: 1)) }
    guard let left = positions.firstIndex(where: { abs($0 - start) > threshold }), left > 0 else {
      return .undefined(.noMovement)
    }
    return .value(times[left - 1])
  }
}
