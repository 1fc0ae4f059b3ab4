internal import DetentCore

extension Window {
  func pointer(_ sample: PointerSample) {
    if arbiter.startsAnew(sample) { beginPointer(sample) } else { arbiter.follow(sample) }
    updateCursor(for: sample)
  }

  /// Gives up whatever pointers that are down, and fingers that swipe, do; the same as the Escape key.
  ///
  /// - Returns: Whether any pointer was down, or a view followed a swipe.
  @discardableResult
  public func cancelGestures() -> Bool {
    guard arbiter.isFollowingAny || isSwiping else { return false }
    arbiter.interruptAll(.reset)
    interruptSwipes()
    return true
  }

  /// A view and all that it holds leave the window, or are hidden.
  func subtreeLeaves(_ view: View) {
    arbiter.interrupt(in: view)
    interruptSwipes(in: view)
    scrollSeries.leave(view)
    if let focused = focusedView, focused.isDescendant(of: view) { setFocus(nil, isVisible: isFocusVisible) }
  }

  private func beginPointer(_ sample: PointerSample) {
    setFocusVisible(false)
    layoutIfNeeded()
    arbiter.begin(sample, in: hitTest(sample.location) ?? self)
  }

  func scroll(_ event: ScrollEvent) {
    layoutIfNeeded()
    if let view = scrollSeries.step(event, at: time) {
      _ = view.scroll(event, at: view.convertFromWindow(event.location))
      return
    }
    let path = (hitTest(event.location) ?? self).path
    let taker = path.first { $0.scroll(event, at: $0.convertFromWindow(event.location)) }
    // Whoever took it may have left the window.
    if let taker, taker.window === self { scrollSeries.begin(event, in: taker, at: time) }
  }

  private func updateCursor(for sample: PointerSample) {
    guard sample.kind == .mouse else { return }
    let view = arbiter.target(of: sample.pointer) ?? hitTest(sample.location)
    let wanted = view.map { cursor(over: $0, at: $0.convertFromWindow(sample.location)) } ?? .arrow
    if let driverWindow, driverWindow.cursor != wanted { driverWindow.cursor = wanted }
  }

  /// The cursor that `view`, or else what holds it, wants at a place in the view's coordinates.
  private func cursor(over view: View, at location: Point) -> Cursor {
    var (view, place) = (view, location)
    while true {
      if let cursor = view.cursor(at: place) { return cursor }
      guard let superview = view.superview else { return .arrow }
      (place, view) = (place + view.frame.origin.offset, superview)
    }
  }
}
