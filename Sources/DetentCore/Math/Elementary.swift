/// The exponential, logarithm, sine and cosine, the same to the last bit on every machine.
///
/// C libraries differ in the last digit, and a recorded gesture must replay to the same positions everywhere.
/// Each function reduces its argument to a short interval around zero and sums the Taylor series there; within
/// the ranges named below the relative error stays under 4 · 10⁻¹⁶. All are total: every `Double` has an answer.
public enum Elementary {
  /// e raised to `x`; 0 far below zero, infinity beyond 709.78, not a number for not a number.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let exponent = (x * inverseOfLogTwo).rounded()
    let high = x - exponent * logTwoHigh
    let low = exponent * logTwoLow
    let rest = high - low
    let series = rest * rest * horner(rest, exponentialTerms)
    let significand = 1 + (high + (series - low))
    return Double(sign: .plus, exponent: Int(exponent), significand: significand)
  }

  /// e raised to `x`, less 1, without the loss of digits near zero.
  public static func expMinusOne(_ x: Double) -> Double {
    guard abs(x) < 0.35 else { return exp(x) - 1 }
    return x + x * x * horner(x, exponentialTerms)
  }

  /// The natural logarithm of `x`; minus infinity at 0, not a number below.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let isLarge = x.significand > 2.0.squareRoot()
    let exponent = Double(x.exponent) + (isLarge ? 1 : 0)
    let excess = (isLarge ? x.significand / 2 : x.significand) - 1
    let ratio = excess / (2 + excess)
    let square = ratio * ratio
    let half = excess * excess / 2
    let correction = ratio * (half + square * horner(square, logarithmTerms)) + exponent * logTwoLow
    return exponent * logTwoHigh - ((half - correction) - excess)
  }

  /// The sine of `x` radians, accurate up to a million; not a number for an infinite `x`.
  public static func sin(_ x: Double) -> Double {
    let (quadrant, rest) = reduced(x)
    let value = quadrant.isMultiple(of: 2) ? sineNearZero(rest) : cosineNearZero(rest)
    return quadrant < 2 ? value : -value
  }

  /// The cosine of `x` radians, accurate up to a million; not a number for an infinite `x`.
  public static func cos(_ x: Double) -> Double {
    let (quadrant, rest) = reduced(x)
    let value = quadrant.isMultiple(of: 2) ? cosineNearZero(rest) : sineNearZero(rest)
    return quadrant == 1 || quadrant == 2 ? -value : value
  }
}

extension Elementary {
  private static let inverseOfLogTwo = 0x1.71547652b82fep+0
  private static let twoOverPi = 0x1.45f306dc9c883p-1

  /// ln 2 in two pieces; the first has 33 bits, so that its product with an exponent is exact.
  private static let logTwoHigh = 0x1.62e42fefp-1
  private static let logTwoLow = 0x1.473de6af278ecp-34

  /// π/2 in three pieces; the first two have 33 bits each, so that their products with a count up to 2²⁰ are exact.
  private static let halfPiHigh = 0x1.921fb544p+0
  private static let halfPiMiddle = 0x1.0b4611a6p-34
  private static let halfPiLow = 0x1.3198a2e037073p-69

  /// 1/2!, 1/3! … 1/14!, highest first: the exponential less 1 + x, divided by x².
  private static let exponentialTerms: [Double] = reciprocalFactorials(from: 14, through: 2, by: -1)

  /// 2/23, 2/21 … 2/3, highest first: the logarithm in powers of (x − 1) / (x + 1).
  private static let logarithmTerms: [Double] = stride(from: 23.0, through: 3, by: -2).map { 2 / $0 }

  /// 1/17!, 1/15! … 1/3! with the signs of the sine.
  private static let sineTerms: [Double] = alternating(reciprocalFactorials(from: 17, through: 3, by: -2))

  /// 1/18!, 1/16! … 1/4! with the signs of the cosine.
  private static let cosineTerms: [Double] = alternating(reciprocalFactorials(from: 18, through: 4, by: -2))

  private static func reciprocalFactorials(from first: Int, through last: Int, by step: Int) -> [Double] {
    stride(from: first, through: last, by: step).map { number in
      1 / (1...number).reduce(1.0) { $0 * Double($1) }
    }
  }

  /// The same terms with every second one negative, the highest positive.
  private static func alternating(_ terms: [Double]) -> [Double] {
    terms.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : -$0.element }
  }

  private static func horner(_ x: Double, _ terms: [Double]) -> Double {
    terms.reduce(0) { $0 * x + $1 }
  }

  /// The quarter turn that `x` lies nearest to, 0 … 3, and what is left of `x`, at most π/4 either way.
  private static func reduced(_ x: Double) -> (quadrant: Int, rest: Double) {
    guard x.isFinite else { return (0, .nan) }
    let near = abs(x) < 0x1p20 ? x : x.remainder(dividingBy: 4 * (halfPiHigh + halfPiMiddle))
    let count = (near * twoOverPi).rounded()
    let rest = ((near - count * halfPiHigh) - count * halfPiMiddle) - count * halfPiLow
    return (Int(count) & 3, rest)
  }

  private static func sineNearZero(_ x: Double) -> Double {
    let square = x * x
    return x + x * square * horner(square, sineTerms)
  }

  private static func cosineNearZero(_ x: Double) -> Double {
    let square = x * x
    let half = square / 2
    let head = 1 - half
    return head + (((1 - head) - half) + square * square * horner(square, cosineTerms))
  }
}
