/// Completion of the same people in two conditions; only those who did it in one alone say anything.
public enum McNemarTest {
  /// The exact probability of so uneven a split in either direction: twice the tail of a binomial distribution with
  /// even chances, at most 1; undefined when nobody did differ.
  ///
  /// The tail is I(½; n − k, k + 1) (DLMF 8.17.5).
  public static func exact(onlyFirst: Int, onlySecond: Int) -> Measured<Double> {
    let (less, more) = (min(onlyFirst, onlySecond), max(onlyFirst, onlySecond))
    guard less >= 0 else { return .undefined(.outside(Double(less), lowest: 0, highest: .infinity)) }
    guard more > 0 else { return .undefined(.noDifferences) }
    guard less < more else { return .value(1) }
    let tail = IncompleteBeta.regularized(0.5, rest: 0.5, Double(more), Double(less) + 1)
    return .value(min(1, 2 * tail))
  }
}
