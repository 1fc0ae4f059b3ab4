/// Orders of conditions in which every condition follows every other equally often.
///
/// An even number of conditions takes as many orders, an odd number twice as many. Source: Williams, "Experimental
/// designs balanced for the estimation of residual effects of treatments", 1949; Bradley, 1958.
public struct WilliamsDesign: Sendable, Hashable {
  /// The orders; conditions are counted from 0.
  public let rows: [[Int]]
  /// How many conditions there are.
  public let conditions: Int

  /// The most conditions of a design.
  public static let mostConditions = 100

  /// Designs the orders of 1 … ``mostConditions`` conditions.
  ///
  /// - Throws: ``Undefined/outside(_:lowest:highest:)`` for another number.
  /// - Complexity: O(`conditions`²)
  public init(conditions: Int) throws(Undefined) {
    guard (1...Self.mostConditions).contains(conditions) else {
      throw .outside(Double(conditions), lowest: 1, highest: Double(Self.mostConditions))
    }
    let first = Self.firstRow(conditions)
    let square = (0..<conditions).map { shift in first.map { ($0 + shift) % conditions } }
    let needsMirror = conditions > 1 && !conditions.isMultiple(of: 2)
    rows = square + (needsMirror ? square.map { $0.reversed() } : [])
    self.conditions = conditions
  }

  /// The order 0, 1, n − 1, 2, n − 2 and so on.
  private static func firstRow(_ count: Int) -> [Int] {
    (0..<count).map { $0.isMultiple(of: 2) ? (count - $0 / 2) % count : ($0 + 1) / 2 }
  }

  /// The order of the next participant after so many who completed theirs; those who did not complete do not count.
  public func row(afterCompleted completed: Int) -> [Int] { rows[max(completed, 0) % rows.count] }

  /// How often the second condition comes right after the first, for each first and then each second, over the first
  /// `count` participants.
  ///
  /// - Complexity: O(`count` · `conditions`)
  public func successions(amongFirst count: Int) -> [[Int]] {
    var counts = Array(repeating: Array(repeating: 0, count: conditions), count: conditions)
    for participant in 0..<max(count, 0) {
      let row = row(afterCompleted: participant)
      for (condition, next) in zip(row, row.dropFirst()) { counts[condition][next] += 1 }
    }
    return counts
  }
}
