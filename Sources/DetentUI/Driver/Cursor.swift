/// A shape of the pointer.
public enum Cursor: Sendable, Hashable, CaseIterable {
  /// The desktop's usual pointer.
  case arrow
  /// An open hand: this can be taken.
  case openHand
  /// A closed hand: this is being dragged.
  case closedHand
  /// A pointing finger: this can be pressed.
  case pointingHand
  /// A beam: here is text that can be changed.
  case text
}
