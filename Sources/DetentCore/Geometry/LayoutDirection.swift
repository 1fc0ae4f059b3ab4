/// The direction in which text, and with it a horizontal control, runs.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// The smallest value stands on the left.
  case leftToRight

  /// The smallest value stands on the right.
  case rightToLeft
}
