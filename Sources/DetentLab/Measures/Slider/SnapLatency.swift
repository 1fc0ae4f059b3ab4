/// How a thumb came to its stop after it was let go.
public struct SnapLatency: Sendable, Hashable {
  /// From the release until it lay at the stop for good, in milliseconds; 0 when it did already.
  public var latency: Double
  /// Where it was let go, less the stop, in pixels.
  public var offset: Double

  /// Measures a trace that goes on after the `release`, a time of it in milliseconds.
  ///
  /// Undefined when there is no position at the release or before, and when the thumb does not come to lie within
  /// `tolerance` of the stop.
  ///
  /// - Complexity: O(*n*)
  public static func of(
    _ trace: ThumbTrace, release: Double, stop: Double, tolerance: Double
  ) -> Measured<Self> {
    guard let index = trace.times.lastIndex(where: { $0 <= release }) else {
      return .undefined(.missing(.release))
    }
    return trace.settled(at: stop, tolerance: tolerance).map { settled in
      Self(latency: max(settled - release, 0), offset: trace.positions[index] - stop)
    }
  }
}
