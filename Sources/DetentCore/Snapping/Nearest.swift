/// Finds the nearest among places in rising order.
public enum Nearest {
  /// The index of the place nearest to `position`; the larger one on a tie, also among equal places.
  ///
  /// - Returns: `nil` when there is no place, or `position` is not a number.
  /// - Complexity: O(log *n*)
  public static func index(in places: [Double], to position: Double) -> Int? {
    guard !places.isEmpty, !position.isNaN else { return nil }
    let above = countUpTo(position, in: places)
    guard above < places.count else { return places.count - 1 }
    guard above > 0, position - places[above - 1] < places[above] - position else {
      return countUpTo(places[above], in: places) - 1
    }
    return above - 1
  }

  /// How many places do not lie beyond `position`.
  private static func countUpTo(_ position: Double, in places: [Double]) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
