internal import Observation

/// What the step scene is about: one of a few levels.
///
/// It knows no view.
@Observable
@MainActor
final class Level {
  /// The highest level.
  private(set) var maximum: Int

  /// The chosen level, 1 … ``maximum``.
  private(set) var value: Int

  /// What the levels are called; by their numbers when nil.
  private(set) var labels: [String]?

  /// How many levels there are when nobody says.
  static let standardMaximum = 10

  /// Creates a choice; levels without labels are called by their numbers.
  init(maximum: Int, value: Int, labels: [String]? = nil) {
    self.maximum = maximum
    self.value = value
    self.labels = labels
  }

  /// A level as people read it.
  func label(of value: Int) -> String {
    guard let labels, labels.indices.contains(value - 1) else { return String(value) }
    return labels[value - 1]
  }

  /// Takes on another highest level; levels beyond the named ones are called by their numbers, as all of them then are.
  func replaceMaximum(_ maximum: Int, choosing value: Int) {
    if maximum != labels?.count { labels = nil }
    self.maximum = maximum
    choose(value)
  }

  /// Takes on another choice.
  func choose(_ value: Int) { self.value = value }
}
