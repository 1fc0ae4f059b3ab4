/// What an event about the keyboard's focus means.
enum KeyboardNews: Sendable, Hashable {
  /// The keyboard came to the window (`true`) or went.
  case moved(isHere: Bool)
  /// Somebody takes the keys for a while, as a window manager does while it switches windows: nothing tells when those
  /// come up that are held.
  case taken
}
