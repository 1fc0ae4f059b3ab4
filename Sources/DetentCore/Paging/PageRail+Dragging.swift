extension PageRail {
  /// The place that shows when the pointer went to `x`: past the last stop it gives like a rubber band.
  func shown(for x: Double, _ band: RubberBand) -> Double {
    let limit = limit(of: x)
    let overshoot = abs(x) - limit
    guard overshoot > 0 else { return x }
    let shown = limit + band.shown(for: overshoot)
    return x < 0 ? -shown : shown
  }

  /// The inverse of ``shown(for:_:)``.
  func pulled(forShown x: Double, _ band: RubberBand) -> Double {
    let limit = limit(of: x)
    let overshoot = abs(x) - limit
    guard overshoot > 0 else { return x }
    let pulled = limit + band.overshoot(forShown: overshoot)
    return x < 0 ? -pulled : pulled
  }

  /// The rail for a drag that begins at `x`: the nearest page at 0, what is in view stays, and on a side that is
  /// not in view lies the neighbour, about which nobody has been asked yet.
  func forDrag(from x: Double, count: Int) -> (rail: PageRail, x: Double) {
    var (rail, x) = centred(at: x)
    if x >= 0 { rail.behind = Self.neighbour(rail.origin - 1, count: count) }
    if x <= 0 { rail.ahead = Self.neighbour(rail.origin + 1, count: count) }
    return (rail, x)
  }

  /// Asks about the side towards `x` unless that was done.
  mutating func ask(towards x: Double, _ gate: (Int, Int) -> Bool) {
    guard case .unasked(let page) = side(of: x) else { return }
    let answer = gate(origin, page) ? Side.open(page) : .closed
    if x > 0 { ahead = answer } else { behind = answer }
  }

  static func neighbour(_ page: Int, count: Int) -> Side {
    page >= 0 && page < count ? .unasked(page) : .closed
  }

  private func limit(of x: Double) -> Double { side(of: x).page == nil ? 0 : 1 }
}
