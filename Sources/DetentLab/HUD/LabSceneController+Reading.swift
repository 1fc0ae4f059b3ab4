internal import DetentControls
internal import DetentCore
internal import DetentUI

extension LabSceneController {
  /// What an evaluator can see now.
  public var reading: LabReading {
    var reading = LabReading()
    reading.step = (index, stepCount - 1)
    reading.meter = recorder.tape.meter
    reading.clickErrors = check.errors
    guard let state = trial else { return reading }
    reading.trial = state.trial
    reading.since = running?.since
    reading.counts = running?.counts ?? TrialCounts()
    bench.read(state.trial.task, into: &reading)
    return reading
  }
}

extension LabBench {
  /// Reads the widget of a task.
  fileprivate func read(_ task: LabTask, into reading: inout LabReading) {
    if let pan, pan.widget == task.widget {
      reading.hand = LabReading.Hand(phase: pan.phase, pan: pan.reading)
    }
    switch task.widget {
    case .range:
      reading.values = values(of: task)
      (reading.places, reading.threshold) = (places(of: range), threshold(of: range))
    case .step:
      reading.values = values(of: task)
      (reading.places, reading.threshold) = (places(of: step), threshold(of: step))
    case .pager:
      let scroller = pages.pager.scroller
      reading.values = scroller.targetPage.map { [$0] } ?? []
      reading.places = [scroller.position]
      reading.threshold = .swipe(
        part: scroller.behavior.commitFraction, speed: scroller.behavior.flingSpeed)
    }
  }

  private func places<Scale: SliderScale>(of slider: SliderControl<Scale>) -> [Double] {
    slider.heldPlaces.map { $0 * Double(max(1, slider.stopCount - 1)) }
  }

  private func threshold<Scale: SliderScale>(of slider: SliderControl<Scale>) -> LabReading.Threshold {
    let segment = slider.trackRect.size[slider.axis] / Double(max(1, slider.stopCount - 1))
    return .hysteresis(slider.hysteresis.share(ofSegment: segment) * segment)
  }
}
