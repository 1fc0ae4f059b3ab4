/// Changes between positive and negative values.
enum SignChanges {
  /// How often the sign changes; values up to `threshold` from 0 have none and keep that before them.
  ///
  /// - Complexity: O(*n*)
  static func count(in values: some Sequence<Double>, beyond threshold: Double) -> Int {
    var count = 0
    var wasPositive: Bool?
    for value in values where abs(value) > threshold {
      let isPositive = value > 0
      if let wasPositive, wasPositive != isPositive { count += 1 }
      wasPositive = isPositive
    }
    return count
  }
}
