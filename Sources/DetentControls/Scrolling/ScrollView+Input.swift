public import DetentCore
public import DetentUI

extension ScrollView {
  func panStepped() {
    let travel = scrollAxis.dragged(pan.translation)
    switch pan.state {
    case .began:
      change { model in
        model.beginDrag(at: now)
        model.drag(to: travel)
      }
    case .changed: change { $0.drag(to: travel) }
    case .ended:
      let velocity = pan.velocity.map(scrollAxis.dragged) ?? 0
      change { model in
        model.drag(to: travel)
        model.endDrag(velocity: velocity, at: now)
      }
    case .cancelled: change { $0.cancelDrag(at: now) }
    case .possible, .failed: break
    }
  }

  func indicatorDragged(to offset: Double) { scroll(to: offset) }

  /// Arrows along the axis, page keys, Home and End.
  func scroll(by event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let key = MoveKey(event.key) else { return false }
    return change { $0.scroll(by: key, along: scrollAxis, at: now) }
  }

  /// A wheel along the axis, or one across it with Shift; what leads nowhere is left to others.
  func scroll(by event: ScrollEvent) -> Bool {
    let along = scrollAxis.forward(event.delta)
    let isTurned = along == 0 && event.modifiers.contains(.shift)
    let units = isTurned ? event.delta[axis.crossing] : along
    guard units != 0 else { return false }
    let notch = event.kind == .touchpad ? ScrollEvent.pointsPerUnit : Self.pointsPerUnit
    return change { $0.scroll(by: units * notch, at: now) }
  }

  /// How far a wheel scrolls, in points for a unit of `ScrollEvent.delta`.
  private static let pointsPerUnit = ScrollMetrics.notch / ScrollEvent.unitsPerNotch
}

extension ScrollView: GestureRecognizerDelegate {
  /// A content that is in view as a whole is not dragged.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive sample: PointerSample) -> Bool
  {
    model.maximumOffset > 0
  }

  /// A content that glides stops under the pointer.
  public func gestureRecognizer(_ recognizer: GestureRecognizer, didReceive sample: PointerSample) {
    change { $0.press(at: now) }
  }
}
