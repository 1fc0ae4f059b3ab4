/// One step in the life of a page on the screen.
public enum AppearancePhase: String, Sendable, Hashable, CaseIterable {
  /// It is about to come into view, or back to its place.
  case willAppear
  /// It came to rest in view.
  case didAppear
  /// It is about to leave.
  case willDisappear
  /// It is out of view.
  case didDisappear
}
