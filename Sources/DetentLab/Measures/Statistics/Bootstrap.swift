/// Intervals from samples drawn anew from the sample itself.
///
/// Source: Efron and Tibshirani, "An Introduction to the Bootstrap", chapter 13 (percentile intervals).
public enum Bootstrap {
  /// The percentile interval of `statistic`, from resamples that `seed` alone decides.
  ///
  /// A place is the high half of the 128-bit product of a draw of ``SplitMix64`` and the count; the ends are
  /// quantiles of type 7. One value is refused, as its interval would have no width.
  ///
  /// - Complexity: O(`resamples` · *n*) and as many calls of `statistic` as there are resamples.
  public static func interval(
    of values: [Double], resamples: Int = 2000, level: Double = ConfidenceInterval.standardLevel,
    seed: UInt64,
    statistic: (Sample) -> Measured<Double>
  ) -> Measured<BootstrapInterval> {
    Measured { () throws(Undefined) in
      let tail = try ConfidenceInterval.tail(of: level)
      guard values.count >= 2 else { throw .tooFew(count: values.count, needed: 2) }
      guard resamples >= 2 else { throw .tooFew(count: resamples, needed: 2) }
      let estimates = try estimates(of: values, resamples: resamples, seed: seed, statistic)
      let lower = try estimates.quantile(tail).get()
      let upper = try estimates.quantile(1 - tail).get()
      return BootstrapInterval(
        interval: ConfidenceInterval(lower: lower, upper: upper, level: level), resamples: resamples,
        seed: seed,
        flags: values.count < fewValues ? [.preferTInterval(count: values.count)] : [])
    }
  }

  /// The statistic of every possible resample, of which there are *n* to the power of *n*; of 1 … 6 values.
  ///
  /// - Complexity: O(*n*ⁿ⁺¹)
  public static func exactDistribution(
    of values: [Double], statistic: (Sample) -> Measured<Double>
  ) -> Measured<Sample> {
    Measured { () throws(Undefined) in
      guard values.count >= 1 else { throw .tooFew(count: 0, needed: 1) }
      guard values.count <= 6 else { throw .tooMany(count: values.count, most: 6) }
      let count = values.indices.reduce(1) { product, _ in product * values.count }
      var estimates: [Double] = []
      for number in 0..<count {
        estimates.append(try statistic(try Sample(resample(number, of: values))).get())
      }
      return try Sample(estimates)
    }
  }

  /// The values at the digits of `number`, written with as many digits as there are values and to that base.
  private static func resample(_ number: Int, of values: [Double]) -> [Double] {
    var rest = number
    return values.indices.map { _ in
      defer { rest /= values.count }
      return values[rest % values.count]
    }
  }

  private static func estimates(
    of values: [Double], resamples: Int, seed: UInt64, _ statistic: (Sample) -> Measured<Double>
  ) throws(Undefined) -> Sample {
    var generator = SplitMix64(seed: seed)
    var estimates: [Double] = []
    for _ in 0..<resamples {
      let drawn = values.map { _ in values[generator.next(below: values.count)] }
      estimates.append(try statistic(try Sample(drawn)).get())
    }
    return try Sample(estimates)
  }

  /// Below so many values a t interval is preferred.
  private static let fewValues = 10
}
