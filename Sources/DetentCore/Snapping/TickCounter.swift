/// Counts the ticks of a thumb that moves over stops: one for every stop passed, in order.
public enum TickCounter {
  /// The most ticks that one step of a drag makes; above that they are thinned evenly, so that the cost of a step does
  /// not grow with the number of stops.
  public static let mostPerStep = 1_024

  /// The stops passed on the way from `start` to `end`: without `start`, with `end`.
  ///
  /// None when their distance is not an `Int`, as that of two stops always is.
  ///
  /// - Complexity: O(stops passed), at most ``mostPerStep``.
  public static func stopsPassed(from start: Int, to end: Int) -> [Int] {
    let (distance, overflows) = end.subtractingReportingOverflow(start)
    guard !overflows else { return [] }
    let count = min(distance.magnitude, UInt(mostPerStep))
    guard count > 0 else { return [] }
    return (1...Int(count)).map { start + share(of: distance, part: $0, outOf: Int(count)) }
  }

  /// `distance · part / parts` without overflow for any distance between two stops.
  private static func share(of distance: Int, part: Int, outOf parts: Int) -> Int {
    let (whole, rest) = distance.quotientAndRemainder(dividingBy: parts)
    return whole * part + rest * part / parts
  }
}
