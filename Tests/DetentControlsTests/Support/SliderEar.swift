import DetentControls
import DetentCore
import DetentUI

/// Notes what any slider tells its delegate, with places from 0 to 1 whatever the values are.
@MainActor
final class SliderEar {
  var heard: [String] = []
  var sources: [ReportSource] = []
  var phases: [PanState] = []
  var settledCount = 0
  var layoutCount = 0
  var whenChanged: (() -> Void)?

  /// What was heard, without ticks and collisions.
  var reports: [String] { heard.filter { !$0.hasPrefix("tick") && !$0.hasPrefix("hit") } }
  var ticks: [String] { heard.filter { $0.hasPrefix("tick") } }
  var hits: [String] { heard.filter { $0.hasPrefix("hit") } }

  private func note(_ slider: any SliderUnderTest, isFinal: Bool) {
    heard.append(name(slider) + (isFinal ? " final" : ""))
    sources.append(slider.reportSource)
    whenChanged?()
  }

  private func name(_ slider: any SliderUnderTest) -> String { "\((slider.fraction * 1e4).rounded() / 1e4)" }
}

extension SliderEar: SegmentedRangeSliderDelegate {
  func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool) {
    note(slider, isFinal: isFinal)
  }
  func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {
    heard.append("cancelled \(name(slider))")
  }
  func rangeSlider(_ slider: SegmentedRangeSlider, didTick thumb: ThumbRole, at stop: Int) {
    heard.append("tick \(stop)")
  }
  func rangeSlider(_ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle)
  {
    heard.append("hit \(obstacle)")
  }
  func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
    phases.append(phase)
  }
  func rangeSliderBubblesDidChange(_ slider: SegmentedRangeSlider) {}
  func rangeSliderDidLayout(_ slider: SegmentedRangeSlider) { layoutCount += 1 }
  func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) { settledCount += 1 }
}

extension SliderEar: StepSliderDelegate {
  func stepSlider(_ slider: StepSlider, didChangeTo value: Int, isFinal: Bool) {
    note(slider, isFinal: isFinal)
  }
  func stepSlider(_ slider: StepSlider, didCancelBackTo value: Int) {
    heard.append("cancelled \(name(slider))")
  }
  func stepSlider(_ slider: StepSlider, didTickAt value: Int) { heard.append("tick \(value - 1)") }
  func stepSliderDidCollide(_ slider: StepSlider) { heard.append("hit track") }
  func stepSlider(_ slider: StepSlider, didPan pan: PanReading, phase: PanState) { phases.append(phase) }
  func stepSliderDidLayout(_ slider: StepSlider) { layoutCount += 1 }
  func stepSliderDidSettle(_ slider: StepSlider) { settledCount += 1 }
}

extension SliderEar: RangeSliderDelegate {
  func rangeSlider(_ slider: RangeSlider, didChangeTo range: ClosedRange<Double>, isFinal: Bool) {
    note(slider, isFinal: isFinal)
  }
  func rangeSlider(_ slider: RangeSlider, didCancelBackTo range: ClosedRange<Double>) {
    heard.append("cancelled \(name(slider))")
  }
  func rangeSlider(_ slider: RangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle) {
    heard.append("hit \(obstacle)")
  }
  func rangeSlider(_ slider: RangeSlider, didPan pan: PanReading, phase: PanState) { phases.append(phase) }
  func rangeSliderDidLayout(_ slider: RangeSlider) { layoutCount += 1 }
  func rangeSliderDidSettle(_ slider: RangeSlider) { settledCount += 1 }
}
