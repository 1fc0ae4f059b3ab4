/// The slope, at the newest of a few samples, of the polynomial that fits them best.
///
/// The fit is unweighted. It uses polynomials that are orthogonal over the sample times, which needs no matrix and
/// stays exact where the normal equations lose digits. The slope is linear in the values, so one fit serves both
/// coordinates.
struct LeastSquares: Sendable {
  private var weights: [Double] = []

  /// Fits samples at `times`, newest first, each relative to the newest: 0, then ever smaller.
  ///
  /// Three or more samples give a parabola, two a line.
  ///
  /// - Returns: `nil` for fewer than two samples and for times that do not differ.
  /// - Complexity: O(*n*)
  init?(times: [Double]) {
    guard times.count >= 2 else { return nil }
    let count = Double(times.count)
    let mean = times.reduce(0, +) / count
    let linear = times.map { $0 - mean }
    let linearNorm = linear.reduce(0) { $0 + $1 * $1 }
    guard linearNorm > 0, linearNorm.isFinite else { return nil }
    weights = linear.map { $0 / linearNorm }
    addCurvature(linear: linear, norm: linearNorm, mean: mean)
  }

  /// Adds the part of the second-degree polynomial (t − center)(t − mean) − shift, whose slope at 0 is
  /// −(center + mean).
  private mutating func addCurvature(linear: [Double], norm: Double, mean: Double) {
    guard linear.count >= 3 else { return }
    let center = mean + linear.reduce(0) { $0 + $1 * $1 * $1 } / norm
    let shift = norm / Double(linear.count)
    let quadratic = linear.map { ($0 + mean - center) * $0 - shift }
    let quadraticNorm = quadratic.reduce(0) { $0 + $1 * $1 }
    guard quadraticNorm > 0 else { return }
    let slope = -(center + mean) / quadraticNorm
    for index in weights.indices { weights[index] += slope * quadratic[index] }
  }

  /// The slope of the fit to `values`, in their unit per unit of time; they must match the times one by one.
  ///
  /// - Complexity: O(*n*)
  func slope(of values: some Sequence<Double>) -> Double {
    zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
