/// Rules that mark values as far from the rest; marked values stay, and every measure is shown with and without them.
public enum Outliers {
  /// What a median deviation is multiplied by to estimate the standard deviation of a normal distribution: 1.4826.
  public static let deviationScale = 1.4826

  /// Marks by median deviation, and by Tukey's rule when that is undefined; the rule to use.
  ///
  /// Needs 1 value. ``OutlierReport/flags`` says when the second rule was taken.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(_ values: [Double]) -> Measured<OutlierReport> {
    byMedianDeviation(values).flatMap { report in
      guard report.flags.contains(.zeroMADFallback) else { return .value(report) }
      return byQuartiles(values).map {
        OutlierReport(limits: $0.limits, isOutlier: $0.isOutlier, flags: report.flags)
      }
    }
  }

  /// Marks what is more than `factor` · ``deviationScale`` · MAD from the median; needs 1 value.
  ///
  /// When more than half of the values are the same, the MAD is 0: the rule is undefined, marks nothing, and says
  /// ``MeasureFlag/zeroMADFallback``. Source: Leys and others, "Detecting outliers", 2013.
  public static func byMedianDeviation(_ values: [Double], factor: Double = 3) -> Measured<OutlierReport> {
    Measured { () throws(Undefined) in
      let sample = try Sample(values)
      let deviation = try sample.medianDeviation.get()
      guard deviation > 0 else {
        return OutlierReport(limits: nil, isOutlier: values.map { _ in false }, flags: [.zeroMADFallback])
      }
      let reach = try checked(factor) * deviationScale * deviation
      let median = try sample.median.get()
      return try OutlierReport(values, from: median - reach, through: median + reach)
    }
  }

  /// Marks what is more than `factor` interquartile ranges outside of the quartiles; needs 1 value.
  ///
  /// Quartiles are quantiles of type 7. Source: Tukey, "Exploratory Data Analysis", 1977.
  public static func byQuartiles(_ values: [Double], factor: Double = 1.5) -> Measured<OutlierReport> {
    Measured { () throws(Undefined) in
      let sample = try Sample(values)
      let (low, high) = (try sample.quantile(0.25).get(), try sample.quantile(0.75).get())
      let reach = try checked(factor) * (high - low)
      return try OutlierReport(values, from: low - reach, through: high + reach)
    }
  }

  /// Marks what is more than `factor` standard deviations from the mean; needs 2 values that are not all the same.
  ///
  /// For comparison with other studies alone: no value of *n* lies farther than ``largestScore(count:)``, so that of
  /// 10 values none can be marked by 3.
  public static func byStandardDeviation(_ values: [Double], factor: Double = 3) -> Measured<OutlierReport> {
    Measured { () throws(Undefined) in
      let sample = try Sample(values)
      let (mean, deviation) = (try sample.mean.get(), try sample.standardDeviation.get())
      guard deviation > 0 else { throw .zeroVariance }
      let reach = try checked(factor) * deviation
      return try OutlierReport(values, from: mean - reach, through: mean + reach)
    }
  }

  /// (n − 1)/√n, the farthest that one of `count` values can lie from their mean in standard deviations; needs 2.
  public static func largestScore(count: Int) -> Measured<Double> {
    guard count >= 2 else { return .undefined(.tooFew(count: count, needed: 2)) }
    return .value(Double(count - 1) / Double(count).squareRoot())
  }

  private static func checked(_ factor: Double) throws(Undefined) -> Double {
    guard factor.isFinite else { throw .notFinite }
    guard factor > 0 else { throw .notPositive(factor) }
    return factor
  }
}
