/// The slope, at the newest of a few samples, of the polynomial that fits them best.
///
/// The fit is unweighted. It uses polynomials that are orthogonal over the sample times, which needs no matrix and
/// stays exact where the normal equations lose digits. The slope is linear in the values, so one fit serves both
/// coordinates. Samples are asked for by index, so that nobody has to copy them.
struct LeastSquares: Sendable {
  private let count: Int
  private let mean: Double
  private let norm: Double
  /// The second-degree polynomial (t − center)(t − mean) − shift, and by how much its values weigh.
  private var center = 0.0
  private var shift = 0.0
  private var curvature = 0.0

  /// Fits `count` samples, newest first, at times relative to the newest: 0, then ever smaller.
  ///
  /// Three or more samples give a parabola, two a line.
  ///
  /// - Returns: `nil` for fewer than two samples and for times that do not differ.
  /// - Complexity: O(*n*), without any memory of its own
  init?(count: Int, time: (Int) -> Double) {
    guard count >= 2 else { return nil }
    let mean = Self.sum(count) { time($0) } / Double(count)
    let norm = Self.sum(count) { index in
      let linear = time(index) - mean
      return linear * linear
    }
    guard norm > 0, norm.isFinite else { return nil }
    self.count = count
    self.mean = mean
    self.norm = norm
    if count >= 3 { addCurvature(time) }
  }

  /// Adds the part of the second-degree polynomial, whose slope at 0 is −(center + mean).
  private mutating func addCurvature(_ time: (Int) -> Double) {
    let mean = mean
    let cubes = Self.sum(count) { index in
      let linear = time(index) - mean
      return linear * linear * linear
    }
    center = mean + cubes / norm
    shift = norm / Double(count)
    let quadraticNorm = Self.sum(count) { index in
      let quadratic = quadratic(at: time(index) - mean)
      return quadratic * quadratic
    }
    if quadraticNorm > 0 { curvature = -(center + mean) / quadraticNorm }
  }

  /// The slope of the fit to values, in their unit per unit of time; they and the times are those of the fit.
  func slope(time: (Int) -> Double, value: (Int) -> Double) -> Double {
    Self.sum(count) { index in
      let linear = time(index) - mean
      let weight = linear / norm
      return (curvature == 0 ? weight : weight + curvature * quadratic(at: linear)) * value(index)
    }
  }

  private func quadratic(at linear: Double) -> Double { (linear + mean - center) * linear - shift }

  private static func sum(_ count: Int, _ term: (Int) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += term(index) }
    return sum
  }
}
