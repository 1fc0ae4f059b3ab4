/// The straight line with the least squared vertical distances from points, as for time against index of difficulty.
public struct LinearFit: Sendable, Hashable {
  /// The rise for each unit of x.
  public var slope: Double
  /// The height at x = 0.
  public var intercept: Double
  /// Pearson's correlation, −1 … 1; undefined when all y are the same.
  public var correlation: Measured<Double>

  /// The part of the variance of y that the line explains.
  public var determination: Measured<Double> { correlation.map { $0 * $0 } }

  /// Fits a line to the points at `x` and `y`; needs 2, and x that are not all the same.
  ///
  /// - Complexity: O(*n* log *n*)
  public static func of(x: [Double], y: [Double]) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard x.count == y.count else { throw .unequalCounts(x.count, y.count) }
      guard x.count >= 2 else { throw .tooFew(count: x.count, needed: 2) }
      let (xs, ys) = (try Sample(x), try Sample(y))
      guard !xs.isConstant else { throw .zeroVariance }
      return try Self(xs, ys)
    }
  }

  private init(_ x: Sample, _ y: Sample) throws(Undefined) {
    let (xMean, yMean) = (try x.mean.get(), try y.mean.get())
    let products = zip(x.values, y.values).reduce(0) { $0 + ($1.0 - xMean) * ($1.1 - yMean) }
    let (xSquares, ySquares) = (try x.sumOfPowers(2).get(), try y.sumOfPowers(2).get())
    slope = try Measured.finite(products / xSquares).get()
    intercept = try Measured.finite(yMean - slope * xMean).get()
    let scale = xSquares.squareRoot() * ySquares.squareRoot()
    correlation =
      y.isConstant ? .undefined(.zeroVariance) : .finite(products / scale).map { min(max($0, -1), 1) }
  }
}
