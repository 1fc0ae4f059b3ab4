/// A key that moves something along an axis: a thumb on its track, or the focus along a tab strip.
public enum MoveKey: Sendable, Hashable, CaseIterable {
  /// The arrow keys.
  case left, right, up, down
  /// The keys that move by a page.
  case pageUp, pageDown
  /// The keys that go to the first and to the last place.
  case home, end
}
