/// How evenly samples came; times in milliseconds.
public struct SampleIntervals: Sendable, Hashable {
  /// The time between each two samples, in order.
  public let intervals: Sample

  /// Takes intervals, none of them negative; needs 1.
  ///
  /// - Throws: ``Undefined/tooFew(count:needed:)``, ``Undefined/notFinite``,
  ///   ``Undefined/outside(_:lowest:highest:)``.
  public init(intervals: [Double]) throws(Undefined) {
    let sample = try Sample(intervals)
    guard let least = sample.sorted.first else { throw .tooFew(count: 0, needed: 1) }
    guard least >= 0 else { throw .outside(least, lowest: 0, highest: .infinity) }
    self.intervals = sample
  }

  /// Takes the times of the samples; needs 2, none of which lies before the one in front of it.
  ///
  /// - Throws: ``Undefined/tooFew(count:needed:)``, ``Undefined/notFinite``, ``Undefined/timeRunsBackwards(index:)``.
  public init(times: [Double]) throws(Undefined) {
    guard times.count >= 2 else { throw .tooFew(count: times.count, needed: 2) }
    try TimeOrder.check(times)
    try self.init(intervals: zip(times.dropFirst(), times).map { $0 - $1 })
  }

  /// The shortest.
  public var least: Double { intervals.sorted.first ?? 0 }

  /// The longest.
  public var longest: Double { intervals.sorted.last ?? 0 }

  /// The middle one.
  public var median: Measured<Double> { intervals.median }

  /// The part of the intervals that lie within `tolerance` of `interval`, 0 … 1.
  public func share(of interval: Double, tolerance: Double = 0) -> Double {
    let count = intervals.values.count { abs($0 - interval) <= tolerance }
    return Double(count) / Double(intervals.count)
  }

  /// The indices of the intervals that are longer than `factor` medians.
  public func gaps(over factor: Double = 3) -> Measured<[Int]> {
    median.map { median in intervals.values.indices.filter { intervals.values[$0] > factor * median } }
  }

  /// The usual number of samples a second, 1000 over the median; undefined when the median is 0.
  public var rate: Measured<Double> {
    median.flatMap { $0 > 0 ? .finite(1000 / $0) : .undefined(.timeStandsStill) }
  }
}
