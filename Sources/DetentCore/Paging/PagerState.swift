/// What the pages are doing.
public enum PagerState: Sendable, Hashable, CaseIterable {
  /// They rest on a page, or there are none.
  case resting
  /// A pointer is down and has not moved far enough to swipe; pages that were moving are held where they are.
  case pending
  /// They follow a pointer, or two fingers on a touchpad.
  case dragging
  /// They are on their way to a page.
  case settling
  /// A pointer is down that does something else; it is ignored until it is lifted.
  case rejected
}
