/// Who moves the pages.
public enum PageSource: String, Sendable, Hashable, CaseIterable {
  /// A drag by a pointer, or by two fingers on a touchpad.
  case swipe
  /// A press on a tab.
  case tab
  /// A key.
  case key
  /// A notch of a wheel.
  case wheel
  /// The program itself, also by inserting, removing or moving pages.
  case program
}
