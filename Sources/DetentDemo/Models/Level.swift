internal import Observation

/// What the step scene is about: one of a few levels.
///
/// It knows no view and no language.
@Observable
@MainActor
final class Level {
  /// The highest level.
  private(set) var maximum: Int

  /// The chosen level, 1 … ``maximum``.
  private(set) var value: Int

  /// What the levels are called; those beyond have no names.
  private(set) var names: StopLabels

  /// How many levels there are when nobody says.
  static let standardMaximum = 10

  /// Creates a choice among levels, the first of which have names.
  init(maximum: Int, value: Int, labels: [String] = []) {
    self.maximum = maximum
    self.value = value
    names = StopLabels(labels)
  }

  /// Whether any level has a name.
  var isNamed: Bool { !names.names.isEmpty }

  /// The name of a level; nil where it is called by its number.
  func name(of value: Int) -> String? {
    names.names.indices.contains(value - 1) ? names.names[value - 1] : nil
  }

  /// The names of the first levels, those without one by their numbers.
  func labels(atMost count: Int) -> [String] {
    (1...maximum).prefix(count).map { name(of: $0) ?? String($0) }
  }

  /// Takes on other names, and as many levels; names that are mere numbers are none.
  func rename(_ names: [String], choosing value: Int) {
    let isNumbered = names.enumerated().allSatisfy { $1 == String($0 + 1) }
    self.names = StopLabels(isNumbered ? [] : names)
    changeMaximum(to: names.count, choosing: value)
  }

  /// Takes on another highest level; the names stay.
  func changeMaximum(to maximum: Int, choosing value: Int) {
    self.maximum = maximum
    choose(value)
  }

  /// Takes on another choice.
  func choose(_ value: Int) { self.value = value }
}
