public import DetentCore

/// Hears what happens to a ``StepSlider``.
///
/// Every method has a default that does nothing.
@MainActor
public protocol StepSliderDelegate: AnyObject {
  /// The user chose another value, or has finished choosing.
  func stepSlider(_ slider: StepSlider, didChangeTo value: Int, isFinal: Bool)

  /// The user gave up, or the pointer was lost: the value is what it was before.
  func stepSlider(_ slider: StepSlider, didCancelBackTo value: Int)

  /// The thumb passed a value.
  func stepSlider(_ slider: StepSlider, didTickAt value: Int)

  /// The thumb came up against an end.
  func stepSliderDidCollide(_ slider: StepSlider)

  /// A step of the drag gesture.
  func stepSlider(_ slider: StepSlider, didPan pan: PanReading, phase: PanState)

  /// The parts of the slider have other places.
  func stepSliderDidLayout(_ slider: StepSlider)

  /// Nothing moves any more.
  func stepSliderDidSettle(_ slider: StepSlider)
}

extension StepSliderDelegate {
  /// Does nothing.
  public func stepSlider(_ slider: StepSlider, didChangeTo value: Int, isFinal: Bool) {}
  /// Does nothing.
  public func stepSlider(_ slider: StepSlider, didCancelBackTo value: Int) {}
  /// Does nothing.
  public func stepSlider(_ slider: StepSlider, didTickAt value: Int) {}
  /// Does nothing.
  public func stepSliderDidCollide(_ slider: StepSlider) {}
  /// Does nothing.
  public func stepSlider(_ slider: StepSlider, didPan pan: PanReading, phase: PanState) {}
  /// Does nothing.
  public func stepSliderDidLayout(_ slider: StepSlider) {}
  /// Does nothing.
  public func stepSliderDidSettle(_ slider: StepSlider) {}
}
