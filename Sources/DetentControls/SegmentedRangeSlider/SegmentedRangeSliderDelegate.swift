public import DetentCore

/// Hears what happens to a ``SegmentedRangeSlider``.
///
/// Every method has a default that does nothing.
@MainActor
public protocol SegmentedRangeSliderDelegate: AnyObject {
  /// The user chose other stops, or has finished choosing.
  ///
  /// - Parameters:
  ///   - slider: The slider; its ``SliderControl/reportSource`` says how the user did it.
  ///   - range: The indices of the lower and the upper thumb.
  ///   - isFinal: Whether this ends the interaction. A final report never changes the range.
  func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool)

  /// The user gave up, or the pointer was lost: the range is what it was before.
  func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>)

  /// A thumb passed a stop.
  func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int)

  /// A thumb came up against a limit.
  func rangeSlider(
    _ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeEffect<Int>.Obstacle)

  /// A step of the drag gesture.
  func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState)

  /// The bubbles merged, split or show other texts.
  func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider)

  /// The parts of the slider have other places.
  func rangeSliderDidLayout(_ slider: SegmentedRangeSlider)

  /// Nothing moves any more.
  func rangeSliderDidSettle(_ slider: SegmentedRangeSlider)
}

extension SegmentedRangeSliderDelegate {
  /// Does nothing.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool)
  {}
  /// Does nothing.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {}
  /// Does nothing.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {}
  /// Does nothing.
  public func rangeSlider(
    _ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeEffect<Int>.Obstacle
  ) {}
  /// Does nothing.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {}
  /// Does nothing.
  public func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider) {}
  /// Does nothing.
  public func rangeSliderDidLayout(_ slider: SegmentedRangeSlider) {}
  /// Does nothing.
  public func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) {}
}
