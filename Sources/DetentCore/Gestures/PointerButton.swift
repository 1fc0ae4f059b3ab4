/// A button of a pointing device.
public enum PointerButton: Sendable, Hashable {
  /// The button that drags; the left one for a right-handed mouse, and every finger.
  case primary
  /// The button in the middle.
  case middle
  /// The button that opens menus.
  case secondary
  /// Any further button, by the display server's number.
  case other(Int)
}
