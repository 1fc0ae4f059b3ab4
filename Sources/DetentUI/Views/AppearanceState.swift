/// Where the view of a controller stands between two windows, or between a window's opening and closing.
enum AppearanceState: Sendable, Hashable {
  /// In no open window.
  case hidden
  /// On its way into one.
  case appearing
  /// In an open window.
  case shown
  /// On its way out.
  case disappearing
}
