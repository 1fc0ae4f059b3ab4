internal import DetentControls
internal import DetentCore

/// What a slider is like when nobody has changed it since the program started.
struct SliderStandard {
  let behavior: RangeBehavior
  let appearance: SliderAppearance
  let axis: Axis

  /// What `slider` is like now.
  @MainActor
  init<Scale: SliderScale>(_ slider: SliderControl<Scale>) {
    behavior = slider.behavior
    appearance = slider.appearance
    axis = slider.axis
  }
}
