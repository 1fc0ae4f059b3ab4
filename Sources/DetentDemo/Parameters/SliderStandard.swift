internal import DetentControls
internal import DetentCore

/// What a slider is like when nobody has changed it since the program started.
struct SliderStandard {
  let behavior: RangeBehavior
  let appearance: SliderAppearance
  let axis: Axis
}

extension SliderStandard {
  /// What `slider` is like now.
  @MainActor
  init<Scale: SliderScale>(_ slider: SliderControl<Scale>) {
    self.init(behavior: slider.behavior, appearance: slider.appearance, axis: slider.axis)
  }

  /// What a slider is like that behaves as nobody has changed it.
  init(_ behavior: RangeBehavior) {
    self.init(behavior: behavior, appearance: SliderAppearance(), axis: .horizontal)
  }
}
