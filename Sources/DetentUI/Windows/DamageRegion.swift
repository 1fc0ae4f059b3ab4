internal import DetentCore

/// What of a window must be drawn again: a few rectangles that do not overlap.
struct DamageRegion {
  /// The most rectangles that are kept apart; beyond that the two that waste least become one.
  static let limit = 8

  private(set) var rects: [Rect] = []

  var isEmpty: Bool { rects.isEmpty }

  /// Takes `rect` in.
  ///
  /// It is joined with every rectangle that it overlaps.
  mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    var joined = rect
    while let index = rects.firstIndex(where: { $0.intersects(joined) }) {
      joined = joined.union(rects.remove(at: index))
    }
    rects.append(joined)
    if rects.count > Self.limit { joinCheapest() }
  }

  /// The rectangles, and an empty region.
  mutating func take() -> [Rect] {
    defer { rects = [] }
    return rects
  }

  private mutating func joinCheapest() {
    var best = (waste: Double.infinity, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = area(rects[first].union(rects[second])) - area(rects[first]) - area(rects[second])
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }

  private func area(_ rect: Rect) -> Double { rect.width * rect.height }
}
