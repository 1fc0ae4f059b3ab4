import DetentCore

/// The logarithms of the gamma and beta functions.
enum LogGamma {
  /// ln Γ(`x`) for `x` > 0, to about 14 digits.
  ///
  /// Stirling's series (DLMF 5.11.1) from 10 on; smaller arguments are led there by Γ(*x* + 1) = *x* Γ(*x*).
  static func value(_ x: Double) -> Double {
    var shifted = x
    var product = 1.0
    while shifted < 10 {
      product *= shifted
      shifted += 1
    }
    let main = (shifted - 0.5) * Elementary.log(shifted) - shifted + halfLogOfTwoPi
    return main + remainder(shifted) - Elementary.log(product)
  }

  /// ln Β(`a`, `b`) for `a`, `b` > 0, without the loss of digits that the difference of large ln Γ would bring.
  static func beta(_ a: Double, _ b: Double) -> Double {
    let (less, more) = (min(a, b), max(a, b))
    let sum = less + more
    guard more >= 10 else { return value(less) + value(more) - value(sum) }
    let far = logOnePlus(-less / sum)
    guard less >= 10 else {
      let difference = remainder(more) - remainder(sum)
      return value(less) + difference + less - less * Elementary.log(sum) + (more - 0.5) * far
    }
    let remainders = remainder(less) + remainder(more) - remainder(sum)
    let near = (less - 0.5) * Elementary.log(less / sum)
    return halfLogOfTwoPi - 0.5 * Elementary.log(more) + remainders + near + more * far
  }

  /// ln(1 + `x`) for `x` > −1, exact also near 0: the logarithm of the rounded sum, corrected for what the rounding
  /// took (Kahan).
  static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    return sum == 1 ? x : Elementary.log(sum) * x / (sum - 1)
  }

  /// ½ ln 2π.
  private static let halfLogOfTwoPi = 0.918_938_533_204_672_741_78

  /// Bernoulli's B₂ₖ / 2k(2k − 1), highest first.
  private static let terms: [Double] = [
    -3617.0 / 122_400, 1.0 / 156, -691.0 / 360_360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12,
  ]

  /// What Stirling's series adds to its main part, for `x` ≥ 10.
  private static func remainder(_ x: Double) -> Double {
    let square = 1 / (x * x)
    return terms.reduce(0) { $0 * square + $1 } / x
  }
}
