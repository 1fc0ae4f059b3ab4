/// The kind of colours that a user wants to see.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
  /// Colours as far apart as they can be.
  case highContrast
}
