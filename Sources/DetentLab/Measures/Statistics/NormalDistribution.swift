import DetentCore

/// The standard normal distribution.
public enum NormalDistribution {
  /// The probability of a value greater than `z`; not a number for not a number.
  ///
  /// Below 3 the series of A&S 26.2.11, from there on the continued fraction 26.2.14; relative error below 10⁻¹².
  public static func upperTail(_ z: Double) -> Double {
    guard !z.isNaN else { return z }
    guard z >= 0 else { return 1 - upperTail(-z) }
    return z < 3 ? 0.5 - density(z) * series(z) : density(z) / fraction(z)
  }

  /// The value that is exceeded with the probability 1 − `probability`, which lies between 0 and 1.
  ///
  /// Solves ``upperTail(_:)`` by bisection.
  public static func quantile(_ probability: Double) -> Measured<Double> {
    guard probability > 0, probability < 1 else {
      return .undefined(.outside(probability, lowest: 0, highest: 1))
    }
    if probability == 0.5 { return .value(0) }
    return probability < 0.5
      ? .value(-exceeded(with: probability)) : .value(exceeded(with: 1 - probability))
  }

  /// The value that is exceeded with `probability`, which is greater than 0 and at most ½.
  static func exceeded(with probability: Double) -> Double {
    Bisection.end { upperTail($0) > probability }
  }

  private static func density(_ z: Double) -> Double { inverseRootOfTwoPi * Elementary.exp(-z * z / 2) }

  /// The sum z + z³/3 + z⁵/(3 · 5) and so on.
  private static func series(_ z: Double) -> Double {
    var sum = 0.0
    var term = z
    var odd = 1.0
    while sum + term != sum {
      sum += term
      odd += 2
      term *= z * z / odd
    }
    return sum
  }

  /// The fraction z + 1/(z + 2/(z + 3/…)), from the 80th part on inwards.
  private static func fraction(_ z: Double) -> Double {
    stride(from: 80.0, through: 1, by: -1).reduce(z) { z + $1 / $0 }
  }

  private static let inverseRootOfTwoPi = 0.398_942_280_401_432_677_94
}
