import DetentCore

/// The centre of task times, which are skewed to the right: the geometric mean with its interval, and the plain
/// measures beside it.
///
/// Source: Sauro and Lewis, "Average task times in usability tests: what to report?", CHI 2010.
public struct TimeSummary: Sendable, Hashable {
  /// The exponential of the mean logarithm, in the unit of the times.
  public var geometricMean: Double
  /// exp(mean ln ∓ t · SE); needs 2 times that are not all the same.
  public var interval: Measured<ConfidenceInterval>
  /// The arithmetic mean, which long times pull up.
  public var mean: Measured<Double>
  /// The middle time.
  public var median: Measured<Double>
  /// The standard deviation of the plain times; needs 2.
  public var standardDeviation: Measured<Double>
  /// How many times all of this is made of.
  public var used: Int
  /// ``MeasureFlag/excludedTimes(count:)`` when times were not positive.
  public var flags: [MeasureFlag]

  /// Sums up `times`, leaving out and counting those that are not positive, which are faults of the recording.
  ///
  /// Undefined when a time is infinite or not a number, and when none is left.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(
    _ times: some Sequence<Double>, level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      let all = try Sample(times)
      let used = try Sample(all.values.filter { $0 > 0 })
      let excluded = all.count - used.count
      return Self(
        geometricMean: try used.geometricMean.get(), interval: used.logarithmicInterval(level: level),
        mean: used.mean, median: used.median, standardDeviation: used.standardDeviation, used: used.count,
        flags: excluded > 0 ? [.excludedTimes(count: excluded)] : [])
    }
  }
}

extension Sample {
  /// mean ∓ t · SD/√n, the interval of the mean of a normal distribution; needs 2 values that are not all the same.
  public func interval(level: Double = ConfidenceInterval.standardLevel) -> Measured<ConfidenceInterval> {
    Measured { () throws(Undefined) in
      let deviation = try standardDeviation.get()
      guard deviation > 0 else { throw .zeroVariance }
      let margin = try Precision.marginOfMean(standardDeviation: deviation, count: count, level: level).get()
      return try .around(try mean.get(), margin: margin, level: level)
    }
  }

  /// The interval of the geometric mean.
  fileprivate func logarithmicInterval(level: Double) -> Measured<ConfidenceInterval> {
    logarithms.flatMap { $0.interval(level: level) }.flatMap(\.exponentials)
  }
}

extension ConfidenceInterval {
  /// The interval of what the logarithms in this one are of.
  var exponentials: Measured<ConfidenceInterval> {
    let (low, high) = (Elementary.exp(lower), Elementary.exp(upper))
    guard high.isFinite else { return .undefined(.overflow) }
    return .value(ConfidenceInterval(lower: low, upper: high, level: level))
  }
}
