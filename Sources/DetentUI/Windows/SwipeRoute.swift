/// Where a swipe goes to: offered to each view under it until one takes it up.
struct SwipeRoute {
  weak var target: View?
  var last: SwipeEvent

  /// The same swipe, as it is taken away.
  var cancelled: SwipeEvent {
    SwipeEvent(
      source: last.source, phase: .cancelled, fingers: last.fingers, location: last.location, time: last.time)
  }
}
