public import DetentCore

/// Hears what happens to a ``RangeSlider``.
///
/// Every method has a default that does nothing.
@MainActor
public protocol RangeSliderDelegate: AnyObject {
  /// The user chose other numbers, or has finished choosing.
  func rangeSlider(_ slider: RangeSlider, didChangeTo range: ClosedRange<Double>, isFinal: Bool)

  /// The user gave up, or the pointer was lost: the range is what it was before.
  func rangeSlider(_ slider: RangeSlider, didCancelBackTo range: ClosedRange<Double>)

  /// A thumb came up against a limit.
  func rangeSlider(_ slider: RangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle)

  /// A step of the drag gesture.
  func rangeSlider(_ slider: RangeSlider, didPan pan: PanReading, phase: PanState)

  /// The parts of the slider have other places.
  func rangeSliderDidLayout(_ slider: RangeSlider)

  /// Nothing moves any more.
  func rangeSliderDidSettle(_ slider: RangeSlider)
}

extension RangeSliderDelegate {
  /// Does nothing.
  public func rangeSlider(_ slider: RangeSlider, didChangeTo range: ClosedRange<Double>, isFinal: Bool) {}
  /// Does nothing.
  public func rangeSlider(_ slider: RangeSlider, didCancelBackTo range: ClosedRange<Double>) {}
  /// Does nothing.
  public func rangeSlider(_ slider: RangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle) {}
  /// Does nothing.
  public func rangeSlider(_ slider: RangeSlider, didPan pan: PanReading, phase: PanState) {}
  /// Does nothing.
  public func rangeSliderDidLayout(_ slider: RangeSlider) {}
  /// Does nothing.
  public func rangeSliderDidSettle(_ slider: RangeSlider) {}
}
