import DetentCore

extension Sample {
  /// How lopsided the numbers lie, adjusted for the size of the sample (G₁); needs 3 values that are not all the
  /// same.
  ///
  /// Source: Joanes and Gill, "Comparing measures of sample skewness and kurtosis", 1998.
  public var skewness: Measured<Double> {
    guard count >= 3 else { return .undefined(.tooFew(count: count, needed: 3)) }
    let n = Double(count)
    return shape(3).map { $0 * (n * (n - 1)).squareRoot() / (n - 2) }
  }

  /// How heavy the tails are beyond those of a normal distribution, adjusted for the size of the sample (G₂); needs 4
  /// values that are not all the same.
  ///
  /// Source: Joanes and Gill, 1998.
  public var excessKurtosis: Measured<Double> {
    guard count >= 4 else { return .undefined(.tooFew(count: count, needed: 4)) }
    let n = Double(count)
    return shape(4).map { ((n + 1) * ($0 - 3) + 6) * (n - 1) / ((n - 2) * (n - 3)) }
  }

  /// Sarle's coefficient, (G₁² + 1) / (G₂ + 3(*n* − 1)² / ((*n* − 2)(*n* − 3))); beyond 5/9, that of a uniform
  /// distribution, two modes are likely.
  ///
  /// Needs 4 values that are not all the same. Source: Pfister and others, "Good things peak in pairs", 2013, as
  /// mousetrap has it.
  public var bimodality: Measured<Double> {
    skewness.flatMap { skewness in
      excessKurtosis.flatMap { kurtosis in
        let n = Double(count)
        let correction = 3 * (n - 1) * (n - 1) / ((n - 2) * (n - 3))
        return .finite((skewness * skewness + 1) / (kurtosis + correction))
      }
    }
  }

  /// The numbers as distances from the mean in standard deviations; needs 2 values that are not all the same.
  ///
  /// - Complexity: O(*n*)
  public var standardScores: Measured<[Double]> {
    mean.flatMap { mean in
      standardDeviation.flatMap { deviation in
        guard deviation > 0 else { return .undefined(.zeroVariance) }
        return .value(values.map { ($0 - mean) / deviation })
      }
    }
  }

  /// The geometric mean; needs 1 value, and all greater than 0.
  ///
  /// - Complexity: O(*n*)
  public var geometricMean: Measured<Double> { logarithms.flatMap(\.mean).map(Elementary.exp) }

  /// The natural logarithms of the numbers, which have to be greater than 0.
  var logarithms: Measured<Sample> {
    if let least = sorted.first, least <= 0 { return .undefined(.notPositive(least)) }
    return Measured { () throws(Undefined) in try Sample(values.map(Elementary.log)) }
  }

  /// The central moment of this order over the variance that divides by *n*, raised to half the order.
  private func shape(_ order: Int) -> Measured<Double> {
    guard !isConstant else { return .undefined(.zeroVariance) }
    return sumOfPowers(2).flatMap { squares in
      sumOfPowers(order).flatMap { powers in
        let n = Double(count)
        let variance = squares / n
        let scale = order == 3 ? variance * variance.squareRoot() : variance * variance
        return .finite(powers / n / scale)
      }
    }
  }
}
