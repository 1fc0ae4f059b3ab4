extension Elementary {
  /// The logarithm of `x` to base 2, exact for powers of two; minus infinity at 0, not a number below.
  ///
  /// The exponent is counted and the logarithm of the significand added, so that no digit is lost to ln 2.
  public static func log2(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return log(x) }
    let isLarge = x.significand > 2.0.squareRoot()
    let significand = isLarge ? x.significand / 2 : x.significand
    return Double(x.exponent) + (isLarge ? 1 : 0) + log(significand) * 0x1.71547652b82fep+0
  }
}
