internal import DetentControls
internal import DetentCore
internal import DetentUI

/// Writes what happens to the slider of the range scene into the event log.
final class RangeSceneLog: SegmentedRangeSliderDelegate {
  private let log: EventLog
  private let widget = JSONValue.string("range")

  init(_ log: EventLog) { self.log = log }

  func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool) {
    let texts = texts(of: range, slider)
    log.write(
      "value",
      [
        "widget": widget, "lower": .integer(range.lowerBound), "upper": .integer(range.upperBound),
        "lowerText": texts.lower, "upperText": texts.upper, "final": .bool(isFinal),
        "source": .string(slider.reportSource.rawValue),
      ])
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {
    let texts = texts(of: range, slider)
    log.write(
      "cancelled",
      [
        "widget": widget, "lower": .integer(range.lowerBound), "upper": .integer(range.upperBound),
        "lowerText": texts.lower, "upperText": texts.upper,
      ])
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {
    log.write("tick", ["widget": widget, "thumb": name(thumb), "stop": .integer(stop)])
  }

  func rangeSlider(
    _ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeEffect<Int>.Obstacle
  ) {
    log.write(
      "collision", ["widget": widget, "thumb": name(thumb), "with": .string(obstacle.rawValue)])
  }

  func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
    log.writePan(pan, phase: phase, widget: widget)
  }

  func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider) {
    log.write(
      "bubbles",
      [
        "widget": widget, "merged": .bool(slider.isBubbleMerged),
        "texts": .array(slider.bubbleTexts.map { .string($0) }),
      ])
  }

  func rangeSliderDidLayout(_ slider: SegmentedRangeSlider) { writeLayout(of: slider) }

  func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) {
    log.write("settled", ["widget": widget])
    writeLayout(of: slider)
  }

  /// Where the slider's parts are, in the window's coordinates.
  func writeLayout(of slider: SegmentedRangeSlider) {
    let track = slider.convertToWindow(slider.trackRect)
    let count = slider.stops.count
    let places = Self.listed(of: count)
      .map { slider.center(ofStop: $0) }
      .map { slider.convertToWindow(Rect(origin: $0)).origin }
    log.write(
      "layout",
      [
        "widget": widget,
        "track": .rect(track),
        "thumbs": .array(slider.thumbCenters.map { .point(slider.convertToWindow(Rect(origin: $0)).origin) }),
        "stops": .integer(count),
        "stopX": .array(places.map { .number(slider.axis == .horizontal ? $0.x : $0.y) }),
      ])
  }

  /// At most 64 of `count` stops, as evenly as they come, the first and the last among them.
  static func listed(of count: Int) -> [Int] {
    let parts = min(count - 1, 63)
    guard parts > 0 else { return count == 1 ? [0] : [] }
    return (0...parts).map { ($0 * (count - 1) * 2 + parts) / (parts * 2) }
  }

  private func name(_ thumb: ThumbRole) -> JSONValue { .string("\(thumb)") }

  private func texts(
    of range: ClosedRange<Int>, _ slider: SegmentedRangeSlider
  ) -> (lower: JSONValue, upper: JSONValue) {
    (.string(slider.bubbleText(at: range.lowerBound)), .string(slider.bubbleText(at: range.upperBound)))
  }
}
