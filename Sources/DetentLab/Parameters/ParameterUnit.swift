/// What the number of a parameter counts.
package enum ParameterUnit: String, CaseIterable {
  case points
  case seconds
  case speed
  case percent
  case segments
  case stops
  case pages
  case scale

  /// The keys of its sign, as it stands behind a number: one for several, one for a single thing.
  package var keys: [String] { ["unit.\(rawValue)", "unit.\(rawValue).one"] }

  /// The key of its sign behind `number`.
  package func key(for number: Double) -> String { keys[number == 1 ? 1 : 0] }
}
