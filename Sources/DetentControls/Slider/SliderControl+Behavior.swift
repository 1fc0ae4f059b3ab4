public import DetentCore
internal import DetentUI

extension SliderControl {
  /// How the slider behaves; see the setters for what can be changed.
  public var behavior: RangeBehavior { model.behavior }

  /// When the drawn thumb goes to its stop.
  public var snapTiming: SnapTiming {
    get { model.behavior.snapTiming }
    set { changeBehavior { $0.snapTiming = newValue } }
  }

  /// What a press on the bare track does; it moves the nearest thumb there by default.
  public var trackPress: RangeBehavior.TrackPress {
    get { model.behavior.trackPress }
    set { changeBehavior { $0.trackPress = newValue } }
  }

  /// How far a thumb must go beyond the middle between two stops before its stop changes.
  public var hysteresis: Hysteresis {
    get { model.behavior.hysteresis }
    set { changeBehavior { $0.hysteresis = newValue } }
  }

  /// The side of the square around a thumb that takes a press, in points; 44 by default.
  public var touchTarget: Double {
    get { model.behavior.touchTarget }
    set {
      guard newValue != touchTarget, newValue.isFinite, newValue >= 0 else { return }
      changeBehavior { $0.touchTarget = newValue }
      layoutDidChange()
    }
  }

  /// The spring by which a thumb settles on its stop.
  public var settleSpring: Spring {
    get { model.behavior.settleSpring }
    set { changeBehavior { $0.settleSpring = newValue } }
  }

  func changeBehavior(_ edit: (inout RangeBehavior) -> Void) {
    var behavior = model.behavior
    edit(&behavior)
    guard behavior != model.behavior else { return }
    var next = model
    _ = next.setBehavior(behavior, at: now)
    adoptFromProgram(next)
  }
}
