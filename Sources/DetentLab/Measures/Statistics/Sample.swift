/// Finite numbers, and the measures of their centre and spread.
public struct Sample: Sendable, Hashable {
  /// The numbers in the order in which they came.
  public let values: [Double]
  /// The numbers, smallest first.
  public let sorted: [Double]
  /// Numbers that differ by no more than this are the same, in their unit; 0 unless the caller knows of rounding.
  let resolution: Double

  /// Takes `values`, none at all included.
  ///
  /// - Throws: ``Undefined/notFinite`` when a value is infinite or not a number.
  /// - Complexity: O(*n* log *n*)
  public init(_ values: some Sequence<Double>) throws(Undefined) {
    try self.init(values, resolution: 0)
  }

  init(_ values: some Sequence<Double>, resolution: Double) throws(Undefined) {
    self.values = Array(values)
    guard self.values.allSatisfy(\.isFinite) else { throw .notFinite }
    self.sorted = self.values.sorted()
    self.resolution = resolution
  }

  /// How many numbers there are.
  public var count: Int { values.count }

  /// Whether there is no spread, also when there are no numbers.
  public var isConstant: Bool {
    guard let least = sorted.first, let most = sorted.last else { return true }
    return most - least <= resolution
  }

  /// The arithmetic mean; needs 1 value.
  ///
  /// - Complexity: O(*n*)
  public var mean: Measured<Double> {
    guard let first = values.first else { return .undefined(.tooFew(count: 0, needed: 1)) }
    if let least = sorted.first, least == sorted.last { return .value(least) }
    return .finite(first + values.reduce(0) { $0 + ($1 - first) } / Double(count))
  }

  /// The middle value, that of two the mean; needs 1 value.
  public var median: Measured<Double> { quantile(0.5) }

  /// The standard deviation of a sample, which divides by *n* − 1; needs 2 values, and is 0 when all are the same.
  ///
  /// - Complexity: O(*n*)
  public var standardDeviation: Measured<Double> {
    guard count >= 2 else { return .undefined(.tooFew(count: count, needed: 2)) }
    if isConstant { return .value(0) }
    return sumOfPowers(2).flatMap { .finite(($0 / Double(count - 1)).squareRoot()) }
  }

  /// The sum of the differences from the mean, each raised to `exponent`, which is 1 or more.
  func sumOfPowers(_ exponent: Int) -> Measured<Double> {
    mean.flatMap { mean in
      .finite(
        values.reduce(0) { sum, value in
          sum + (0..<exponent).reduce(1.0) { power, _ in power * (value - mean) }
        })
    }
  }
}
