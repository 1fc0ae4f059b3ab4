public import DetentCore
public import DetentUI

extension TabStrip {
  /// A press that ends on the tab where it began selects it.
  func pressEnded(at location: Point) {
    let pressed = pressedTab
    pressedTab = nil
    guard let pressed, bounds.contains(location), layout.tab(at: location.x, scrolledBy: offset) == pressed
    else { return }
    window?.setFocus(self, isVisible: false)
    select(pressed, source: .tab)
  }

  private func select(_ tab: Int, source: PageSource) {
    scroller.perform { $0.go(to: tab, source: source, at: now, gate: scroller.gate) }
  }

  /// Arrows, Home and End go from the tab that is on its way to be selected.
  func moveFocus(by event: KeyEvent) -> Bool {
    guard isEnabled, event.modifiers.isEmpty, let key = MoveKey(event.key), let tab = scroller.model.target,
      axis.axis == .horizontal
    else { return false }
    if let next = axis.tab(after: key, from: tab, count: scroller.count) { select(next, source: .key) }
    return true
  }

  /// A wheel over the strip turns pages, whichever way it goes.
  func turnPage(by event: ScrollEvent) -> Bool {
    guard isEnabled else { return false }
    let along = axis.forward(event.delta)
    let units = abs(along) >= abs(event.delta.dy) ? along : event.delta.dy
    guard units != 0 || event.isEnd && scroller.model.isScrolling else { return false }
    scroller.turn(by: event, units: units)
    return true
  }

  // MARK: Scrolling the strip itself

  func panStepped() {
    switch pan.state {
    case .began:
      dragStart = offset
      giveUpPress()
      dragStrip()
    case .changed: dragStrip()
    case .ended:
      dragStrip()
      onLayout?()
    case .cancelled: onLayout?()
    case .possible, .failed: break
    }
  }

  /// A press that scrolls the strip selects nothing.
  private func giveUpPress() {
    guard let pressed = pressedTab else { return }
    pressedTab = nil
    setNeedsDisplay(tabFrame(at: pressed))
  }

  private func dragStrip() {
    let way = axis.dragged(pan.translation)
    scrolling.hold(at: min(max(dragStart + way, 0), layout.scrollRange))
    followPosition()
  }
}

extension TabStrip: GestureRecognizerDelegate {
  /// Only a strip that does not show all of its tabs can be dragged.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool
  {
    isEnabled && layout.scrolls
  }
}
