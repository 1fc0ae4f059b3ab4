extension Window {
  /// Brings a swipe to the view that has taken it up, or offers it to those on the way from the view under it, the
  /// deepest first.
  ///
  /// Of a swipe whose beginning was not heard, or that was taken away, nothing more is told.
  func swipe(_ event: SwipeEvent) {
    layoutIfNeeded()
    if event.phase == .began {
      cancelSwipe(event.source)
      swipes[event.source] = SwipeRoute(last: event)
    }
    guard let route = swipes[event.source] else { return }
    swipes[event.source]?.last = event
    if let target = route.target {
      _ = target.swipe(event, at: target.convertFromWindow(event.location))
    } else {
      offer(event)
    }
    if event.phase == .ended || event.phase == .cancelled { swipes[event.source] = nil }
  }

  private func offer(_ event: SwipeEvent) {
    let path = (hitTest(event.location) ?? self).path
    let taker = path.first { $0.swipe(event, at: $0.convertFromWindow(event.location)) }
    // Whoever took it may have closed the window or left it.
    if let taker, taker.window === self { swipes[event.source]?.target = taker }
  }

  /// Whether a view follows a swipe.
  var isSwiping: Bool { swipes.values.contains { $0.target != nil } }

  /// Takes away the swipes of the views that `root` holds; all when nil.
  func interruptSwipes(in root: View? = nil) {
    let ending = swipes.filter { _, route in
      root.map { route.target?.isDescendant(of: $0) == true } ?? true
    }
    for source in ending.keys { cancelSwipe(source) }
  }

  private func cancelSwipe(_ source: Int) {
    guard let route = swipes.removeValue(forKey: source), let target = route.target else { return }
    _ = target.swipe(route.cancelled, at: target.convertFromWindow(route.last.location))
  }
}
