extension RangeModel where Scale == StopGrid {
  /// Puts both thumbs on stops at once, without any report.
  ///
  /// An unordered pair is sorted; what is already so changes nothing. A thumb in hand stays with its pointer,
  /// and the other one obeys.
  ///
  /// - Returns: Whether anything changed.
  /// - Throws: ``RangeError`` when an index is not a stop, or the pair is closer than the rule allows.
  public mutating func set(
    lower: Int, upper: Int, animated: Bool = false, at time: Double = 0
  ) throws(RangeError) -> Bool {
    let pair = (lower: min(lower, upper), upper: max(lower, upper))
    for index in [pair.lower, pair.upper] { try check(index) }
    let gap = scale.isInert || thumbs.count == 1 ? 0 : behavior.collision.gap
    guard pair.upper - pair.lower >= gap else {
      throw .tooClose(lower: pair.lower, upper: pair.upper, gap: gap)
    }
    return place(lower: pair.lower, upper: pair.upper, animated: animated, at: time)
  }

  /// Replaces the stops, also by as many others: cancels every drag and clamps the pair.
  ///
  /// - Throws: ``RangeError/gapOutOfRange(gap:allowed:)`` when `count` stops cannot keep the gap.
  public mutating func setStops(count: Int, at time: Double = 0) throws(RangeError) -> Effects {
    let grid = StopGrid(count: count)
    try Self.check(behavior.collision, on: grid)
    return setScale(grid, at: time)
  }

  /// Changes what happens when the thumbs meet; a pair that is too close is moved apart, without a report.
  ///
  /// - Returns: Whether the pair changed.
  /// - Throws: ``RangeError/gapOutOfRange(gap:allowed:)`` when the stops cannot keep the gap.
  public mutating func setCollision(_ rule: CollisionRule, at time: Double = 0) throws(RangeError) -> Bool {
    try Self.check(rule, on: scale)
    var new = behavior
    new.collision = rule
    return setBehavior(new, at: time)
  }

  private func check(_ index: Int) throws(RangeError) {
    if scale.count == 0, index != 0 { throw .noStops(index: index) }
    guard scale.bounds.contains(index) else {
      throw .indexOutOfRange(index: index, allowed: scale.bounds)
    }
  }

  private static func check(_ rule: CollisionRule, on grid: StopGrid) throws(RangeError) {
    guard case .keepApart(let segments) = rule else { return }
    // Too few stops for any segment make a slider that does nothing; the gap that every slider has is no fault of theirs.
    let allowed = 0...max(1, grid.segments)
    guard allowed.contains(segments) else { throw .gapOutOfRange(gap: segments, allowed: allowed) }
  }
}
