internal import DetentCore
internal import DetentUI

extension Pager {
  /// How many fingers turn pages: with two they scroll, and four are the desktop's.
  private static let swipeFingers = 3

  /// Follows fingers that swipe on a touchpad; true once they go along the axis.
  ///
  /// Of two touchpads the one that swiped first is followed.
  func follow(_ event: SwipeEvent) -> Bool {
    if event.phase == .began, event.fingers == Self.swipeFingers, canSwipe { swipeSource = event.source }
    guard event.source == swipeSource else { return false }
    scroller.fingers = event.location
    switch event.phase {
    case .began: scroller.perform { $0.swipeBegan(moment: event.time, at: now, gate: scroller.gate) }
    case .changed:
      scroller.perform {
        $0.swipeChanged(by: event.delta, moment: event.time, at: now, gate: scroller.gate)
      }
    case .ended: scroller.perform { $0.swipeEnded(moment: event.time, at: now, gate: scroller.gate) }
    case .cancelled: scroller.perform { $0.swipeCancelled(at: now) }
    }
    if event.phase == .ended || event.phase == .cancelled { swipeSource = nil }
    return scroller.model.isSwiping
  }

  private var canSwipe: Bool { isEnabled && isSwipeEnabled && !scroller.model.isSwiping }
}
