/// A key by what it means, whatever the keyboard's layout.
public enum Key: Sendable, Hashable {
  /// The arrow keys, also those of the number pad.
  case left, right, up, down
  /// The keys that move by pages and to the ends.
  case pageUp, pageDown, home, end
  /// The keys that move between and work controls.
  case tab, enter, space, escape
  /// The keys that delete text.
  case backspace, delete
  /// A key that types text, with the text it types.
  case character(String)
  /// Any other key, by the window system's number.
  case other(UInt)
}
