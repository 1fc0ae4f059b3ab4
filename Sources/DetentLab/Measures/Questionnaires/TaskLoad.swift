/// The NASA Task Load Index: six ratings from 0 to 100.
///
/// Source: Hart and Staveland, "Development of NASA-TLX", 1988.
public enum TaskLoad {
  /// The mean of the six ratings (raw TLX), 0 … 100; undefined when one is missing.
  public static func raw(_ ratings: [TaskLoadScale: Double]) -> Measured<Double> {
    Measured { () throws(Undefined) in
      let ratings = try complete(ratings)
      return ratings.reduce(0, +) / Double(ratings.count)
    }
  }

  /// Σ rating · tally / 15, 0 … 100, where a tally says how often the scale was chosen among the 15 pairs of scales.
  ///
  /// A missing tally is 0. Undefined when a rating is missing, when a tally is not within 0 … 5, and when they do not
  /// add up to 15.
  public static func weighted(
    _ ratings: [TaskLoadScale: Double], tallies: [TaskLoadScale: Int]
  ) -> Measured<Double> {
    Measured { () throws(Undefined) in
      let ratings = try complete(ratings)
      let tallies = TaskLoadScale.allCases.map { tallies[$0] ?? 0 }
      for tally in tallies where !(0...5).contains(tally) {
        throw .outside(Double(tally), lowest: 0, highest: 5)
      }
      let total = tallies.reduce(0, +)
      guard total == pairs else { throw .wrongTotal(total, needed: pairs) }
      return zip(ratings, tallies).reduce(0) { $0 + $1.0 * Double($1.1) } / Double(pairs)
    }
  }

  private static let pairs = 15

  /// The ratings in the order of the scales.
  private static func complete(_ ratings: [TaskLoadScale: Double]) throws(Undefined) -> [Double] {
    let answers = TaskLoadScale.allCases.map { ratings[$0] }
    let missing = answers.indices.filter { answers[$0] == nil }.map { $0 + 1 }
    guard missing.isEmpty else { throw .unanswered(items: missing) }
    let complete = answers.compactMap(\.self)
    for rating in complete where !(0...100).contains(rating) {
      throw .outside(rating, lowest: 0, highest: 100)
    }
    return complete
  }
}
