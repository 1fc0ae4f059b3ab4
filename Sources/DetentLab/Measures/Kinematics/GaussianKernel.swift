import DetentCore

/// Weights of a smoothing in the shape of a normal distribution.
public struct GaussianKernel: Sendable, Hashable {
  /// The weights from the middle to one edge; both sides together make 1.
  public let weights: [Double]

  /// Weights exp(−i²/2σ²) for i up to `half`, at most 1000; `sigma` is in samples.
  ///
  /// - Throws: ``Undefined/notPositive(_:)``, ``Undefined/outside(_:lowest:highest:)``.
  /// - Complexity: O(`half`)
  public init(sigma: Double, half: Int) throws(Undefined) {
    guard sigma > 0 else { throw .notPositive(sigma) }
    guard (0...1000).contains(half) else { throw .outside(Double(half), lowest: 0, highest: 1000) }
    let places = (0...half).map { Double($0) / sigma }
    let raw = places.map { Elementary.exp(-$0 * $0 / 2) }
    let sum = raw.dropFirst().reduce(raw[0]) { $0 + 2 * $1 }
    weights = raw.map { $0 / sum }
  }

  /// `values` smoothed; beyond the ends the first and the last are repeated.
  ///
  /// - Complexity: O(*n* · `half`)
  public func smoothed(_ values: [Double]) -> [Double] {
    values.indices.map { center in
      weights.enumerated().reduce(0) { sum, entry in
        let (distance, weight) = entry
        if distance == 0 { return sum + weight * values[center] }
        let before = values[max(center - distance, 0)]
        let after = values[min(center + distance, values.count - 1)]
        return sum + weight * (before + after)
      }
    }
  }
}
