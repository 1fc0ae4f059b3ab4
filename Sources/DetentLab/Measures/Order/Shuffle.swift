/// A random order, and the draws that led to it.
public struct Shuffle: Sendable, Hashable {
  /// The old index of what stands at each place.
  public private(set) var order: [Int]
  /// The index that each place from the last to the second was exchanged with.
  public private(set) var draws: [Int] = []

  /// Shuffles so many places; a negative count is taken for 0.
  ///
  /// Source: Durstenfeld's form of Fisher and Yates' shuffle, 1964.
  ///
  /// - Complexity: O(`count`)
  public init(count: Int, using generator: inout SplitMix64) {
    let count = max(count, 0)
    order = Array(0..<count)
    for place in stride(from: count - 1, through: 1, by: -1) {
      let other = generator.next(below: place + 1)
      order.swapAt(place, other)
      draws.append(other)
    }
  }

  /// `items` in this order; items beyond the count are left out.
  public func applied<Item>(to items: [Item]) -> [Item] {
    order.filter(items.indices.contains).map { items[$0] }
  }
}
