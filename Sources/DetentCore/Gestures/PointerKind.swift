/// The kind of device that a pointer belongs to.
public enum PointerKind: String, Sendable, Hashable, CaseIterable {
  /// A mouse, or anything that behaves like one.
  case mouse
  /// A finger on a screen.
  case touch
  /// Fingers on a touchpad that scroll or swipe without touching the screen.
  case touchpad
}
