/// Where the lines of a text lie within its box.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the side where the text's own script starts.
  case leading
  /// In the middle.
  case center
  /// At the side where the text's own script ends.
  case trailing
}
