package import DetentControls
package import DetentCore

/// What a slider is like when nobody has changed it since the program started.
package struct SliderStandard {
  package let behavior: RangeBehavior
  package let appearance: SliderAppearance
  package let axis: Axis

  package init(behavior: RangeBehavior, appearance: SliderAppearance, axis: Axis) {
    self.behavior = behavior
    self.appearance = appearance
    self.axis = axis
  }
}

extension SliderStandard {
  /// What `slider` is like now.
  @MainActor
  package init<Scale: SliderScale>(_ slider: SliderControl<Scale>) {
    self.init(behavior: slider.behavior, appearance: slider.appearance, axis: slider.axis)
  }

  /// What a slider is like that behaves as nobody has changed it.
  package init(_ behavior: RangeBehavior) {
    self.init(behavior: behavior, appearance: SliderAppearance(), axis: .horizontal)
  }
}
