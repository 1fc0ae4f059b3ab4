public import DetentCore

/// Hears what happens to a ``Pager``.
///
/// Every method has a default.
@MainActor
public protocol PagerDelegate: AnyObject {
  /// Whether the pages may move; asked when a swipe takes a direction and again when it is released, and once for
  /// everything else. A direction that is refused feels like an end. Yes by default.
  func pager(_ pager: Pager, shouldMoveFrom from: Int, to: Int) -> Bool

  /// A move began; exactly one end follows.
  func pager(_ pager: Pager, didBegin move: PageMove)

  /// The scroll position is another one.
  func pager(_ pager: Pager, didScrollTo position: Double)

  /// A move ended: completed, or cancelled.
  func pager(_ pager: Pager, didEnd move: PageMove, completed: Bool)

  /// The current, the target or the settled page is another one, or the pages came to rest.
  func pager(_ pager: Pager, didChange report: PagerReport)

  /// A page appears or disappears.
  func pager(_ pager: Pager, page index: Int, did phase: AppearancePhase)

  /// A step of the gesture that drags the pages, by a mouse, a finger or a touchpad; exactly one end follows a beginning.
  func pager(_ pager: Pager, didPan pan: PanReading, phase: PanState)

  /// Nothing moves any more.
  func pagerDidSettle(_ pager: Pager)
}

extension PagerDelegate {
  /// Always.
  public func pager(_ pager: Pager, shouldMoveFrom from: Int, to: Int) -> Bool { true }
  /// Does nothing.
  public func pager(_ pager: Pager, didBegin move: PageMove) {}
  /// Does nothing.
  public func pager(_ pager: Pager, didScrollTo position: Double) {}
  /// Does nothing.
  public func pager(_ pager: Pager, didEnd move: PageMove, completed: Bool) {}
  /// Does nothing.
  public func pager(_ pager: Pager, didChange report: PagerReport) {}
  /// Does nothing.
  public func pager(_ pager: Pager, page index: Int, did phase: AppearancePhase) {}
  /// Does nothing.
  public func pager(_ pager: Pager, didPan pan: PanReading, phase: PanState) {}
  /// Does nothing.
  public func pagerDidSettle(_ pager: Pager) {}
}
