internal import DetentControls
internal import DetentCore

/// Writes what happens to a continuous slider into the event log.
final class ContinuousSceneLog: SliderLog, RangeSliderDelegate {
  func rangeSlider(_ slider: RangeSlider, didChangeTo range: ClosedRange<Double>, isFinal: Bool) {
    writeValue(values(range, slider), isFinal: isFinal, source: slider.reportSource)
  }

  func rangeSlider(_ slider: RangeSlider, didCancelBackTo range: ClosedRange<Double>) {
    write("cancelled", values(range, slider))
  }

  func rangeSlider(_ slider: RangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle) {
    writeCollision(thumb.rawValue, with: obstacle)
  }

  func rangeSlider(_ slider: RangeSlider, didPan pan: PanReading, phase: PanState) {
    writePan(pan, phase: phase)
  }

  func rangeSliderDidLayout(_ slider: RangeSlider) { writeLayout(of: slider) }

  func rangeSliderDidSettle(_ slider: RangeSlider) { writeRest(of: slider) }

  private func values(_ range: ClosedRange<Double>, _ slider: RangeSlider) -> [(String, JSONValue)] {
    let text = { (value: Double) in JSONValue.string(slider.valueText?(value) ?? String(value)) }
    return [
      ("lower", .exact(range.lowerBound)), ("upper", .exact(range.upperBound)),
      ("lowerText", text(range.lowerBound)), ("upperText", text(range.upperBound)),
    ]
  }
}
