/// The signed ranks of paired differences, with probabilities counted out rather than approximated.
///
/// Pairs without a difference are left out, equal differences share their mean rank (Wilcoxon; Pratt's way is
/// another).
public struct WilcoxonSignedRank: Sendable, Hashable {
  /// The sum of the ranks of positive differences, V.
  public var positiveRanks: Double
  /// The sum of the ranks of negative differences.
  public var negativeRanks: Double
  /// How many pairs differ.
  public var count: Int
  /// How many pairs do not differ, and were left out.
  public var zeros: Int
  /// The probability of a V at least as large, without a true difference.
  public var greater: Double
  /// The probability of a V at most as large, without a true difference.
  public var less: Double

  /// Twice the smaller of both probabilities, at most 1.
  public var twoSided: Double { min(1, 2 * min(greater, less)) }

  /// The effect size, −1 … 1: the positive less the negative ranks over all ranks (Kerby, 2014).
  public var rankBiserial: Double { (positiveRanks - negativeRanks) / (positiveRanks + negativeRanks) }

  /// The most differences whose distribution is counted out.
  public static let mostPairs = 200

  /// Compares each of `first` with the one of `second` at the same place; needs 1 pair that differs, and at most
  /// ``mostPairs``.
  ///
  /// - Complexity: O(*n*³)
  public static func of(_ first: [Double], _ second: [Double]) -> Measured<Self> {
    Measured { () throws(Undefined) in
      let differences = try PairedTest.differences(first, second)
      let used = differences.values.filter { abs($0) > differences.resolution }
      guard !used.isEmpty else {
        throw first.isEmpty ? .tooFew(count: 0, needed: 1) : .noDifferences
      }
      guard used.count <= mostPairs else { throw .tooMany(count: used.count, most: mostPairs) }
      return Self(used, resolution: differences.resolution, zeros: first.count - used.count)
    }
  }

  private init(_ differences: [Double], resolution: Double, zeros: Int) {
    let ranks = Ranks.doubled(differences.map(abs), resolution: resolution)
    let total = ranks.reduce(0, +)
    let positive = zip(differences, ranks).reduce(0) { $0 + ($1.0 > 0 ? $1.1 : 0) }
    let probabilities = Self.probabilities(ofSumsOf: ranks, total: total)
    positiveRanks = Double(positive) / 2
    negativeRanks = Double(total - positive) / 2
    count = differences.count
    self.zeros = zeros
    greater = min(1, probabilities[positive...].reduce(0, +))
    less = min(1, probabilities[...positive].reduce(0, +))
  }

  /// The probability of each sum from 0 to `total` when every rank is taken or left with even chances.
  private static func probabilities(ofSumsOf ranks: [Int], total: Int) -> [Double] {
    var chances = [Double](repeating: 0, count: total + 1)
    chances[0] = 1
    for rank in ranks {
      for sum in stride(from: total, through: 0, by: -1) {
        chances[sum] = (chances[sum] + (sum >= rank ? chances[sum - rank] : 0)) / 2
      }
    }
    return chances
  }
}
