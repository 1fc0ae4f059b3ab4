/// Frames that were shown for longer than one period of the monitor.
public struct FrameDrops: Sendable, Hashable {
  /// How many frames were dropped in each interval, round(interval/period) − 1 and at least 0.
  public var dropped: [Int]
  /// The refresh rate that the median of the intervals gives, in hertz.
  public var refreshRate: Measured<Double>

  /// All dropped frames.
  public var total: Int { dropped.reduce(0, +) }

  /// Reads the intervals between frames against the period of the monitor, both in milliseconds; needs 1 interval.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(intervals: [Double], period: Double) -> Measured<Self> {
    Measured { () throws(Undefined) in
      let sample = try SampleIntervals(intervals: intervals)
      return Self(
        dropped: try intervals.map { interval throws(Undefined) in
          try periods(in: interval, of: period) - 1
        }.map { max($0, 0) },
        refreshRate: sample.rate)
    }
  }

  /// How many periods an interval has, rounded.
  ///
  /// - Throws: ``Undefined/notPositive(_:)`` for the period, ``Undefined/overflow`` beyond a thousand million.
  static func periods(in interval: Double, of period: Double) throws(Undefined) -> Int {
    guard period > 0 else { throw .notPositive(period) }
    let count = (interval / period).rounded()
    guard count <= 1e9 else { throw .overflow }
    return Int(max(count, 0))
  }
}
