import DetentCore

/// What a number of participants can show, to be said before any result.
public enum Precision {
  /// Half the width of the t interval of a mean, t · SD/√n; needs 2 values.
  public static func marginOfMean(
    standardDeviation: Double, count: Int, level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Double> {
    Measured { () throws(Undefined) in
      let tail = try ConfidenceInterval.tail(of: level)
      guard count >= 2 else { throw .tooFew(count: count, needed: 2) }
      guard standardDeviation.isFinite else { throw .notFinite }
      guard standardDeviation >= 0 else { throw .outside(standardDeviation, lowest: 0, highest: .infinity) }
      let t = try StudentDistribution.exceeded(with: tail, Double(count - 1)).get()
      return try Measured.finite(t * standardDeviation / Double(count).squareRoot()).get()
    }
  }

  /// The upper half of the interval of a paired ratio of times, in percent: 100 (exp(t · SD/√n) − 1); needs 2 pairs.
  ///
  /// The standard deviation is that of the differences of natural logarithms; 0.15 is usual for one task.
  public static func marginOfRatio(
    logDeviation: Double, count: Int, level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Double> {
    marginOfMean(standardDeviation: logDeviation, count: count, level: level)
      .flatMap { .finite(100 * Elementary.expMinusOne($0)) }
  }
}
