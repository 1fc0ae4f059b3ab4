extension RangeModel where Scale == ContinuousScale {
  /// Puts both thumbs somewhere at once, without any report.
  ///
  /// An unordered pair is sorted; what is already so changes nothing. A thumb in hand stays with its pointer,
  /// and the other one obeys.
  ///
  /// - Returns: Whether anything changed.
  /// - Throws: ``ScaleError`` when a value is not finite or outside of the ends, or the pair is closer than the rule
  ///   allows.
  public mutating func set(
    lower: Double, upper: Double, animated: Bool = false, at time: Double = 0
  ) throws(ScaleError) -> Bool {
    for value in [lower, upper] {
      guard value.isFinite else { throw .notFinite(value) }
      guard scale.bounds.contains(value) else { throw .outOfRange(value: value, allowed: scale.bounds) }
    }
    let pair = (lower: min(lower, upper), upper: max(lower, upper))
    let apart = scale.value(pair.lower, movedBy: behavior.collision.gap) - pair.lower
    guard scale.isInert || pair.upper - pair.lower >= apart else {
      throw .tooClose(lower: pair.lower, upper: pair.upper, gap: apart)
    }
    return place(lower: pair.lower, upper: pair.upper, animated: animated, at: time)
  }

  /// Changes the ends: cancels every drag and keeps the pair within them.
  public mutating func setLimits(_ new: ContinuousScale, at time: Double = 0) -> Effects {
    new == scale ? [] : setScale(new, at: time)
  }
}
