/// How often each order of variants was met.
public struct OrderBalance: Sendable, Hashable {
  /// One order.
  public struct Order: Sendable, Hashable {
    /// The variants as the participants met them.
    public var variants: [String]
    /// How many sessions had it.
    public var sessions: Int
  }

  /// The orders that were met, and those of the design that were not.
  public let orders: [Order]

  /// Whether all of them were met equally often.
  public var isBalanced: Bool { Set(orders.map(\.sessions)).count <= 1 }

  /// Counts the orders of the sessions that came to an end.
  public init(_ sessions: [LabSession], variants: [String]) {
    let met = sessions.filter(\.isComplete).map(\.order)
    let rows = (try? WilliamsDesign(conditions: max(variants.count, 1)))?.rows ?? []
    let designed = rows.map { row in row.compactMap { variants.indices.contains($0) ? variants[$0] : nil } }
    orders = LabStudy.distinct(designed + met).filter { !$0.isEmpty }.map { order in
      Order(variants: order, sessions: met.count { $0 == order })
    }
  }
}
