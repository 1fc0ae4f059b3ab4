internal import Observation

/// What the range scene is about: a choice of two among labelled prices.
///
/// It knows no view.
@Observable
@MainActor
final class PriceRange {
  /// The prices, as people read them.
  private(set) var labels: [String]

  /// What the prices are called, also those that there are not at the moment.
  private(set) var names: StopLabels

  /// The index of the lower choice.
  private(set) var lower: Int

  /// The index of the upper choice.
  private(set) var upper: Int

  /// Creates a choice.
  init(labels: [String], lower: Int, upper: Int) {
    self.labels = labels
    names = StopLabels(labels)
    self.lower = lower
    self.upper = upper
  }

  /// The lower price; empty where there are none.
  var lowerLabel: String { labels.indices.contains(lower) ? labels[lower] : "" }

  /// The upper price; empty where there are none.
  var upperLabel: String { labels.indices.contains(upper) ? labels[upper] : "" }

  /// Takes on other names of prices, and a choice among them.
  func rename(_ names: [String], choosing range: ClosedRange<Int>) {
    self.names = StopLabels(names)
    changeCount(to: names.count, choosing: range)
  }

  /// Takes on fewer or more prices, and a choice among them; the names stay.
  func changeCount(to count: Int, choosing range: ClosedRange<Int>) {
    labels = names.labels(count: count)
    choose(range)
  }

  /// Takes on another choice.
  func choose(_ range: ClosedRange<Int>) {
    lower = range.lowerBound
    upper = range.upperBound
  }
}
