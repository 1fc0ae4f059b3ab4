import DetentCore

/// How many times as long the second of two conditions takes, participant by participant.
///
/// Times are compared by their logarithms, since people differ by factors: Sauro and Lewis, "Quantifying the User
/// Experience", chapter 5.
public struct PairedRatio: Sendable, Hashable {
  /// The geometric mean of second over first; 1 is no difference.
  public var ratio: Double
  /// The interval of the ratio; undefined when all ratios are the same.
  public var interval: Measured<ConfidenceInterval>
  /// The paired test of ln second − ln first.
  public var test: PairedTest
  /// ``MeasureFlag/excludedTimes(count:)`` with the pairs that had a time that is not positive.
  public var flags: [MeasureFlag]

  /// The change from the first to the second in percent; negative is faster.
  public var percentChange: Double { 100 * (ratio - 1) }

  /// The change in percent at the ends of the interval.
  public var percentInterval: Measured<ConfidenceInterval> {
    interval.map {
      ConfidenceInterval(lower: 100 * ($0.lower - 1), upper: 100 * ($0.upper - 1), level: $0.level)
    }
  }

  /// Compares the times of `first` with those of `second` at the same places; needs 2 pairs of positive times.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(
    _ first: [Double], _ second: [Double], level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard first.count == second.count else { throw .unequalCounts(first.count, second.count) }
      guard (first + second).allSatisfy(\.isFinite) else { throw .notFinite }
      let used = zip(first, second).filter { $0.0 > 0 && $0.1 > 0 }
      let logs = try PairedTest.differences(
        used.map { Elementary.log($0.1) }, used.map { Elementary.log($0.0) }, resolution: 1e-13)
      return try Self(logs: logs, excluded: first.count - used.count, level: level)
    }
  }

  private init(logs: Sample, excluded: Int, level: Double) throws(Undefined) {
    test = try PairedTest(differences: logs, level: level)
    ratio = try Measured.finite(Elementary.exp(test.meanDifference)).get()
    interval = test.interval.flatMap(\.exponentials)
    flags = excluded > 0 ? [.excludedTimes(count: excluded)] : []
  }
}
