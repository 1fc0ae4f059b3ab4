extension RangeModel {
  /// Moves `thumb` as near to `value` as the collision rule allows, and tells every stop that is passed on the way.
  mutating func move(_ thumb: ThumbID, to value: Value, ticks: Bool = true) -> Effects {
    let limits = limits(of: thumb)
    let target = min(max(value, limits.lowerBound), limits.upperBound)
    let role = role(of: thumb)
    let old = self[thumb].value
    var effects = ticks ? tickEffects(of: thumb, from: old, to: target) : []
    self[thumb].value = target
    guard let other = other(than: thumb) else { return effects }
    let neighbour = behavior.collision.neighbour(of: role, movedTo: target, other: self[other].value)
    if ticks { effects += tickEffects(of: other, from: self[other].value, to: neighbour) }
    self[other].value = neighbour
    sortThumbs()
    return effects
  }

  /// Keeps the roles true: they change only when one thumb is really below the other.
  mutating func sortThumbs() {
    guard thumbs.count == 2 else { return }
    let (first, second) = (self[.first].value, self[.second].value)
    if first == second { turnFromWall() } else { lowerThumb = first < second ? .first : .second }
  }

  /// A pile at an end of the scale is open on one side only.
  ///
  /// Beside a disabled thumb that side belongs to the free one, which could not leave otherwise. Only thumbs
  /// that may cross change places like that.
  private mutating func turnFromWall() {
    guard behavior.collision == .cross, self[.first].isEnabled != self[.second].isEnabled else { return }
    let free = self[.first].isEnabled ? ThumbID.first : .second
    if lower == scale.bounds.lowerBound { lowerThumb = free.other }
    if lower == scale.bounds.upperBound { lowerThumb = free }
  }

  /// One tick for each stop on the way, each with the role that the thumb has at that stop.
  private func tickEffects(of thumb: ThumbID, from old: Value, to new: Value) -> Effects {
    guard old != new else { return [] }
    let role = role(of: thumb)
    guard behavior.collision == .cross, let other = other(than: thumb) else {
      return scale.stopsPassed(from: old, to: new).map { .tick(role, stop: $0) }
    }
    let fixed = self[other].value
    var current = role
    return scale.stopsPassed(from: old, to: new).map { stop in
      if stop != fixed { current = stop < fixed ? .lower : .upper }
      return .tick(current, stop: stop)
    }
  }

  func report(isFinal: Bool, source: ReportSource) -> RangeEffect<Value> {
    .report(RangeReport(lower: lower, upper: upper, isFinal: isFinal, source: source))
  }

  /// `effects`, followed by a report when the pair is no longer `old`.
  func reporting(_ effects: Effects, since old: PerThumb<Value>, source: ReportSource) -> Effects {
    values == old ? effects : effects + [report(isFinal: false, source: source)]
  }
}
