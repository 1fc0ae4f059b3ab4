/// The places of values in their order.
enum Ranks {
  /// Twice the rank of each value, counted from 1; equal values share the mean of their ranks, and doubling keeps
  /// that whole.
  ///
  /// Values that differ by no more than `resolution` from the one below are equal.
  ///
  /// - Complexity: O(*n* log *n*)
  static func doubled(_ values: [Double], resolution: Double = 0) -> [Int] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Int](repeating: 0, count: values.count)
    var start = 0
    for end in order.indices {
      let next = end + 1
      if next < order.count, values[order[next]] - values[order[end]] <= resolution { continue }
      for place in start...end { ranks[order[place]] = start + end + 2 }
      start = next
    }
    return ranks
  }
}
