import DetentCore

/// The regularised incomplete beta function, of which the tails of Student's t and the binomial distribution are
/// made.
enum IncompleteBeta {
  /// I(`x`; `a`, `b`), where `rest` is 1 − `x` with all its digits, and `a`, `b` > 0; from 0 to 1.
  ///
  /// The continued fraction DLMF 8.17.22 where it converges fast, else the same of the mirrored arguments.
  ///
  /// - Complexity: O(√max(*a*, *b*))
  static func regularized(_ x: Double, rest: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard rest > 0 else { return 1 }
    guard x <= (a + 1) / (a + b + 2) else { return 1 - tail(rest, rest: x, b, a) }
    return tail(x, rest: rest, a, b)
  }

  private static func tail(_ x: Double, rest: Double, _ a: Double, _ b: Double) -> Double {
    let powers = a * log(x, rest: rest) + b * log(rest, rest: x)
    return Elementary.exp(powers - LogGamma.beta(a, b)) / a / fraction(x, a, b)
  }

  private static func log(_ x: Double, rest: Double) -> Double {
    x < 0.5 ? Elementary.log(x) : LogGamma.logOnePlus(-rest)
  }

  /// 1 + d₁/(1 + d₂/(1 + …)), by Lentz's method in the form of Thompson and Barnett, 1986.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var value = 1.0
    var upper = 1.0
    var lower = 0.0
    for index in 1...mostSteps {
      let term = coefficient(index, a, b) * x
      lower = 1 / nonzero(1 + term * lower)
      upper = nonzero(1 + term / upper)
      let change = upper * lower
      value *= change
      if abs(change - 1) < 1e-16 { break }
    }
    return value
  }

  /// d₂ₘ = m(b − m) / (a + 2m − 1)(a + 2m) and d₂ₘ₊₁ = −(a + m)(a + b + m) / (a + 2m)(a + 2m + 1), without x.
  private static func coefficient(_ index: Int, _ a: Double, _ b: Double) -> Double {
    let m = Double(index / 2)
    let middle = a + 2 * m
    return index.isMultiple(of: 2)
      ? m * (b - m) / ((middle - 1) * middle)
      : -(a + m) * (a + b + m) / (middle * (middle + 1))
  }

  private static func nonzero(_ value: Double) -> Double { abs(value) < 1e-300 ? 1e-300 : value }

  /// More than any sample of a study can need.
  private static let mostSteps = 20_000
}
