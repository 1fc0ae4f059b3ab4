internal import DetentControls
internal import DetentCore

/// Writes what happens to a segmented slider into the event log.
final class RangeSceneLog: SliderLog, SegmentedRangeSliderDelegate {
  convenience init(_ log: EventLog) { self.init(log, widget: "range") }

  func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool) {
    writeValue(values(range, slider), isFinal: isFinal, source: slider.reportSource)
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {
    write("cancelled", values(range, slider))
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {
    writeTick(thumb.rawValue, at: stop)
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle)
  {
    writeCollision(thumb.rawValue, with: obstacle)
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
    writePan(pan, phase: phase)
  }

  func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider) {
    write(
      "bubbles",
      [
        ("merged", .bool(slider.isBubbleMerged)),
        ("texts", .array(slider.bubbleTexts.map { .string($0) })),
      ])
  }

  func rangeSliderDidLayout(_ slider: SegmentedRangeSlider) { writeLayout(of: slider) }

  func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) { writeRest(of: slider) }

  private func values(
    _ range: ClosedRange<Int>, _ slider: SegmentedRangeSlider
  ) -> [(String, JSONValue)] {
    [
      ("lower", .integer(range.lowerBound)), ("upper", .integer(range.upperBound)),
      ("lowerText", .string(slider.bubbleText(at: range.lowerBound))),
      ("upperText", .string(slider.bubbleText(at: range.upperBound))),
    ]
  }
}
