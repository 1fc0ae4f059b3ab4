internal import Observation

/// What the range scene is about: a choice of two among labelled prices.
///
/// It knows no view.
@Observable
@MainActor
final class PriceRange {
  /// The prices, as people read them.
  private(set) var labels: [String]

  /// The index of the lower choice.
  private(set) var lower: Int

  /// The index of the upper choice.
  private(set) var upper: Int

  /// Creates a choice.
  init(labels: [String], lower: Int, upper: Int) {
    self.labels = labels
    self.lower = lower
    self.upper = upper
  }

  /// The lower price; empty where there are none.
  var lowerLabel: String { labels.indices.contains(lower) ? labels[lower] : "" }

  /// The upper price; empty where there are none.
  var upperLabel: String { labels.indices.contains(upper) ? labels[upper] : "" }

  /// Takes on other prices, and a choice among them.
  func replaceLabels(_ labels: [String], choosing range: ClosedRange<Int>) {
    self.labels = labels
    choose(range)
  }

  /// Takes on another choice.
  func choose(_ range: ClosedRange<Int>) {
    lower = range.lowerBound
    upper = range.upperBound
  }
}
