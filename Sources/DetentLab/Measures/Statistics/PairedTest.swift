/// The differences of pairs against no difference: Student's t with its interval and effect sizes.
public struct PairedTest: Sendable, Hashable {
  /// How many pairs there are.
  public var count: Int
  /// The mean of first less second, in the unit of the values.
  public var meanDifference: Double
  /// The standard deviation of the differences; 0 when they are all the same but for rounding.
  public var standardDeviation: Double
  /// The mean difference over its standard error; undefined without spread.
  public var t: Measured<Double>
  /// The probability of so large a `t` in either direction without a true difference, ν = n − 1.
  public var p: Measured<Double>
  /// The interval of the mean difference; undefined without spread.
  public var interval: Measured<ConfidenceInterval>
  /// Cohen's d of the differences (d_z), their mean over their standard deviation.
  public var cohenDz: Measured<Double>
  /// ``cohenDz`` less its bias, see ``EffectSize/hedgesCorrection(degreesOfFreedom:)``.
  public var hedgesGz: Measured<Double>

  /// One less than the pairs.
  public var degreesOfFreedom: Int { count - 1 }

  /// Compares each of `first` with the one of `second` at the same place; needs 2 pairs.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(
    _ first: [Double], _ second: [Double], level: Double = ConfidenceInterval.standardLevel
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in try Self(differences: try differences(first, second), level: level) }
  }

  /// First less second; differences within rounding of each other, or within `resolution`, count as the same.
  static func differences(
    _ first: [Double], _ second: [Double], resolution: Double = 0
  ) throws(Undefined) -> Sample {
    guard first.count == second.count else { throw .unequalCounts(first.count, second.count) }
    let largest = (first + second).reduce(0) { max($0, abs($1)) }
    guard largest.isFinite else { throw .notFinite }
    return try Sample(zip(first, second).map { $0 - $1 }, resolution: max(resolution, 1e-13 * largest))
  }

  init(differences: Sample, level: Double) throws(Undefined) {
    let mean = try differences.mean.get()
    let deviation = try differences.standardDeviation.get()
    _ = try ConfidenceInterval.tail(of: level)
    let effect: Measured<Double> = deviation > 0 ? .finite(mean / deviation) : .undefined(.zeroVariance)
    let freedom = Double(differences.count - 1)
    count = differences.count
    meanDifference = mean
    standardDeviation = deviation
    t = effect.flatMap { .finite($0 * (freedom + 1).squareRoot()) }
    p = t.flatMap { StudentDistribution.twoSided($0, degreesOfFreedom: freedom) }
    interval = differences.interval(level: level)
    cohenDz = effect
    hedgesGz = effect.flatMap { size in
      EffectSize.hedgesCorrection(degreesOfFreedom: freedom).map { $0 * size }
    }
  }
}
