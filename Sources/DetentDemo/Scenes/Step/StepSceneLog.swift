internal import DetentControls
internal import DetentCore

/// Writes what happens to a stepped slider into the event log.
final class StepSceneLog: SliderLog, StepSliderDelegate {
  func stepSlider(_ slider: StepSlider, didChangeTo value: Int, isFinal: Bool) {
    writeValue(values(value, slider), isFinal: isFinal, source: slider.reportSource)
  }

  func stepSlider(_ slider: StepSlider, didCancelBackTo value: Int) {
    write("cancelled", values(value, slider))
  }

  func stepSlider(_ slider: StepSlider, didTickAt value: Int) { writeTick("value", at: value) }

  func stepSliderDidCollide(_ slider: StepSlider) { writeCollision("value", with: .track) }

  func stepSlider(_ slider: StepSlider, didPan pan: PanReading, phase: PanState) {
    writePan(pan, phase: phase)
  }

  func stepSliderDidLayout(_ slider: StepSlider) { writeLayout(of: slider) }

  func stepSliderDidSettle(_ slider: StepSlider) { writeRest(of: slider) }

  private func values(_ value: Int, _ slider: StepSlider) -> [(String, JSONValue)] {
    [("value", .integer(value)), ("valueText", .string(slider.valueText?(value) ?? String(value)))]
  }
}
