/// Tells one scroll of two fingers on a touchpad from the next, and from its own inertia.
enum ScrollGesture: Sendable, Hashable {
  /// No scroll is going on.
  case idle
  /// The pages follow: the way so far in points, where it was when, and the last piece of it.
  case following(travel: Double, tracker: VelocityTracker, last: Double, time: Double)
  /// Fingers swipe and have not gone far enough to tell along which axis.
  case poised(SwipeTravel)
  /// Fingers swipe along the axis, and the pages follow until they are lifted, however long they rest.
  case swiping(SwipeTravel)
  /// The scroll has had its page; what still comes is inertia. The slowest of it, signed, and when the last came.
  case spent(slowest: Double, time: Double)

  /// Whether a scroll by `delta` points at `time` begins another one.
  func isNew(_ delta: Double, at time: Double) -> Bool {
    switch self {
    case .idle, .poised: true
    case .following, .swiping: false
    case .spent(let slowest, let last):
      time - last >= PagerMetrics.inertiaSilence || delta.sign != slowest.sign
        || abs(delta) > PagerMetrics.inertiaRise * abs(slowest) + PagerMetrics.inertiaNoise
    }
  }

  /// The time when silence ends the scroll.
  var deadline: Double? {
    guard case .following(_, _, _, let time) = self else { return nil }
    return time + PagerMetrics.scrollSilence
  }
}
