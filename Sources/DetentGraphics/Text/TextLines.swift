/// How many lines a text may take.
public enum TextLines: Sendable, Hashable {
  /// One line; line breaks count as spaces.
  case single
  /// As many lines as are needed up to the maximum, at least 1; the last one is ellipsised.
  case wrapping(maximum: Int = 100)
}
