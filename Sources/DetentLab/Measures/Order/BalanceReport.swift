/// How evenly the orders of a design have been used.
public struct BalanceReport: Sendable, Hashable {
  /// How often every order has been used.
  public let fullRounds: Int
  /// How many participants there are beyond full rounds.
  public let extraRows: Int
  /// How many orders one round has.
  public let rowsOfRound: Int

  /// Whether every order has been used equally often, also not at all.
  public var isBalanced: Bool { extraRows == 0 }

  /// How many participants are to come until the orders are balanced.
  public var missingRows: Int { isBalanced ? 0 : rowsOfRound - extraRows }

  /// Reports on `design` after so many participants completed it; a negative number is taken for 0.
  public init(_ design: WilliamsDesign, completed: Int) {
    rowsOfRound = design.rows.count
    (fullRounds, extraRows) = max(completed, 0).quotientAndRemainder(dividingBy: design.rows.count)
  }
}
