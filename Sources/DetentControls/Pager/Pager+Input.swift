public import DetentCore
public import DetentUI

extension Pager {
  func panStepped() {
    guard let reading = pan.reading else { return }
    delegate?.pager(self, didPan: reading, phase: pan.state)
    switch pan.state {
    case .began:
      let movement = crossing
      crossing = nil
      scroller.perform { $0.panBegan(reading, movement: movement, at: now, gate: scroller.gate) }
    case .changed: scroller.perform { $0.panChanged(reading, at: now, gate: scroller.gate) }
    case .ended: scroller.perform { $0.panEnded(reading, at: now, gate: scroller.gate) }
    case .cancelled: scroller.perform { $0.cancel(at: now) }
    case .possible, .failed: break
    }
  }

  /// Ctrl+Page Up and Ctrl+Page Down turn a page, wherever the focus is.
  func turnPage(by event: KeyEvent) -> Bool {
    guard isEnabled, event.phase != .up, event.modifiers == .control else { return false }
    switch event.key {
    case .pageUp: scroller.step(by: -1, source: .key)
    case .pageDown: scroller.step(by: 1, source: .key)
    default: return false
    }
    return true
  }

  /// A wheel along the axis turns pages, and one across it does with Shift; fingers on a touchpad move them.
  func turnPage(by event: ScrollEvent) -> Bool {
    guard isEnabled else { return false }
    let units = units(of: event)
    guard units != 0 || event.isEnd && scroller.model.isScrolling else { return false }
    scroller.turn(by: event, units: units)
    return true
  }

  /// How far a wheel turns towards larger indices, in 120ths of a notch.
  private func units(of event: ScrollEvent) -> Double {
    let along = pagerAxis.forward(event.delta)
    let across = event.delta[axis.crossing]
    if along == 0, event.modifiers.contains(.shift) { return across }
    return isAcross(event, along: along, across: across) ? 0 : along
  }

  /// Whether fingers begin to scroll what lies in a page, rather than the pages.
  private func isAcross(_ event: ScrollEvent, along: Double, across: Double) -> Bool {
    event.kind == .touchpad && scroller.model.state != .dragging
      && AxisLock(axis).verdict(on: event.delta, slop: 0) != .accepted
  }
}

extension Pager: GestureRecognizerDelegate {
  /// Watches every press in the pager.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool
  {
    isEnabled && scroller.count > 0
  }

  /// Holds pages that are on their way.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample) {
    scroller.perform { $0.press(at: now) }
  }

  /// Remembers where the press went, for the direction that the gate is asked about.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    crossing = pan.reading?.translation
    return isSwipeEnabled
  }

  /// Lets held pages go on; a press that became something else is no swipe.
  public func gestureRecognizerDidFail(_ recognizer: GestureRecognizer) {
    if let reading = pan.reading { delegate?.pager(self, didPan: reading, phase: .failed) }
    switch pan.lastFailure {
    case .lifted, .liftedWhileWaiting, .releaseMissed, nil: pressLeft()
    case .wrongAxis, .vetoed, .outranked, .interrupted(.prevented):
      pan.reject()
      scroller.perform { $0.panFailed(at: now) }
    case .interrupted: scroller.perform { $0.cancel(at: now) }
    }
  }

  /// The pointer is up, whatever came of it.
  func pressLeft() { scroller.perform { $0.lift(at: now) } }
}
