import DetentCore

/// Student's t distribution, to ten digits.
public enum StudentDistribution {
  /// The probability of a value greater than `t` with so many degrees of freedom, which are greater than 0 and may be
  /// broken.
  ///
  /// ½ I(ν/(ν + t²); ν/2, ½) for t ≥ 0 (A&S 26.7.1, 26.5.27).
  public static func upperTail(_ t: Double, degreesOfFreedom: Double) -> Measured<Double> {
    guard degreesOfFreedom > 0 else { return .undefined(.notPositive(degreesOfFreedom)) }
    guard t.isFinite, degreesOfFreedom.isFinite else { return .undefined(.notFinite) }
    let tail = tail(abs(t), degreesOfFreedom)
    return .value(t < 0 ? 1 - tail : tail)
  }

  /// The probability of a value at least as far from 0 as `t` in either direction.
  public static func twoSided(_ t: Double, degreesOfFreedom: Double) -> Measured<Double> {
    upperTail(abs(t), degreesOfFreedom: degreesOfFreedom).map { min(2 * $0, 1) }
  }

  /// The value that is exceeded with the probability 1 − `probability`, which lies between 0 and 1.
  ///
  /// Solves ``upperTail(_:degreesOfFreedom:)`` by bisection.
  public static func quantile(_ probability: Double, degreesOfFreedom: Double) -> Measured<Double> {
    guard probability > 0, probability < 1 else {
      return .undefined(.outside(probability, lowest: 0, highest: 1))
    }
    let isLower = probability < 0.5
    return exceeded(with: isLower ? probability : 1 - probability, degreesOfFreedom)
      .map { isLower ? -$0 : $0 }
  }

  /// The value that is exceeded with `probability`, which is greater than 0 and at most ½.
  static func exceeded(with probability: Double, _ degreesOfFreedom: Double) -> Measured<Double> {
    guard degreesOfFreedom > 0 else { return .undefined(.notPositive(degreesOfFreedom)) }
    guard degreesOfFreedom.isFinite else { return .undefined(.notFinite) }
    if probability == 0.5 { return .value(0) }
    return .finite(Bisection.end { tail($0, degreesOfFreedom) > probability })
  }

  private static func tail(_ t: Double, _ degreesOfFreedom: Double) -> Double {
    guard degreesOfFreedom < manyDegrees else { return tailOfMany(t, degreesOfFreedom) }
    let square = t / degreesOfFreedom * t
    guard square.isFinite else { return farTail(t, degreesOfFreedom) }
    let x = 1 / (1 + square)
    return IncompleteBeta.regularized(x, rest: square * x, degreesOfFreedom / 2, 0.5) / 2
  }

  /// The first term of the power series DLMF 8.17.7, where the square of `t` is beyond numbers.
  private static func farTail(_ t: Double, _ degreesOfFreedom: Double) -> Double {
    let a = degreesOfFreedom / 2
    let logarithm = Elementary.log(degreesOfFreedom) - 2 * Elementary.log(t)
    return Elementary.exp(a * logarithm - LogGamma.beta(a, 0.5)) / a / 2
  }

  /// The normal tail of z = t − (t³ + t)/4ν + (13t⁵ + 8t³ + 3t)/96ν² (Fisher, 1925), where the continued fraction
  /// loses digits.
  private static func tailOfMany(_ t: Double, _ degreesOfFreedom: Double) -> Double {
    guard t < 100 else { return 0 }
    let square = t * t
    let first = (square + 1) / (4 * degreesOfFreedom)
    let second = ((13 * square + 8) * square + 3) / (96 * degreesOfFreedom * degreesOfFreedom)
    return NormalDistribution.upperTail(t * (1 - first + second))
  }

  private static let manyDegrees = 1e6
}
