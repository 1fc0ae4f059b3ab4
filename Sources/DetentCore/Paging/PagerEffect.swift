/// What the owner of a ``PagerModel`` has to do after telling it something, in order.
public enum PagerEffect: Sendable, Hashable {
  /// A move began; exactly one ``moveEnded(_:completed:)`` follows, maybe in the same list.
  case moveBegan(PageMove)

  /// The move ended: completed when the pages came to rest on the page that it was to bring, and cancelled otherwise.
  case moveEnded(PageMove, completed: Bool)

  /// One of the three indices changed, or the pages came to rest.
  case indicesChanged(PagerReport)

  /// A page appears or disappears.
  case appearance(index: Int, AppearancePhase)

  /// The scroll position is another one: lay the pages and the strip out anew.
  case positionChanged(Double)

  /// The pages were renumbered: effects before this one use the old indices, effects after it the new ones.
  case edited(PageEdit)

  /// The tab of the page that is at rest was pressed.
  case reselected(Int)

  /// Fingers on a touchpad take the pages with them, as a pointer that pans does.
  ///
  /// Whether they scroll or swipe, exactly one end follows a beginning, and it comes before what they do to the pages.
  case panned(TouchpadPan, PanState)

  /// Nothing moves any more.
  case settledDown

  /// Call ``PagerModel/advance(to:gate:)`` at this time, in seconds on the caller's clock.
  case wake(at: Double)
}
