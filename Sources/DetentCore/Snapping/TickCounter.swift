/// Counts the ticks of a thumb that moves over stops: one for every stop passed, in order.
public enum TickCounter {
  /// The most stops of which each one ticks when a step of a drag passes them.
  public static let mostPerStep = 1_024

  /// The ticks of a step that passes more: evenly thinned, since no hand tells them apart, and so few that a step costs the
  /// same however many stops there are.
  public static let thinnedPerStep = 8

  /// The stops passed on the way from `start` to `end`: without `start`, with `end`.
  ///
  /// None when their distance is not an `Int`, as that of two stops always is.
  ///
  /// - Complexity: O(stops passed), at most ``mostPerStep``.
  public static func stopsPassed(from start: Int, to end: Int) -> [Int] {
    let (distance, overflows) = end.subtractingReportingOverflow(start)
    guard !overflows else { return [] }
    let count = distance.magnitude <= UInt(mostPerStep) ? distance.magnitude : UInt(thinnedPerStep)
    guard count > 0 else { return [] }
    return (1...Int(count)).map { start + share(of: distance, part: $0, outOf: Int(count)) }
  }

  /// `distance · part / parts` without overflow for any distance between two stops.
  private static func share(of distance: Int, part: Int, outOf parts: Int) -> Int {
    let (whole, rest) = distance.quotientAndRemainder(dividingBy: parts)
    return whole * part + rest * part / parts
  }
}
