public import DetentControls
public import DetentCore
internal import DetentUI

/// The three widgets that participants work with, and what they tell.
@MainActor
public final class LabBench {
  /// The range slider.
  public let range: SegmentedRangeSlider
  /// The stepped slider.
  public let step: StepSlider
  /// The pages under their tabs.
  public let pages: LabPages

  /// The pages that were settled on since the trial began.
  private(set) var visited: [Int] = []
  /// The pan that goes on, or went on last: of which widget, what it read, and where it stands.
  public private(set) var pan: (widget: LabWidget, reading: PanReading, phase: PanState)?
  /// Hears what the widgets do.
  var onEvent: ((_ event: String, LabWidget, [JSON.Member]) -> Void)?

  /// Creates the widgets of a plan, with the stops, levels and pages that it says; `pageTitle` says what the page at an index
  /// is called.
  public init(_ plan: Plan, pageTitle: @escaping (Int) -> String) {
    range = SegmentedRangeSlider(stops: plan.stops)
    step = StepSlider(maximum: plan.levels)
    pages = LabPages(count: plan.pages, title: pageTitle)
    range.delegate = self
    step.delegate = self
    pages.pager.delegate = self
  }

  /// Gives the widgets the parameters of a variant, and all others their defaults.
  ///
  /// - Throws: What a widget throws for the first one that cannot be.
  func take(_ variant: Variant) throws {
    let knobs = LabKnobs(self)
    knobs.reset()
    for parameter in variant.parameters { try knobs.set(parameter) }
  }

  /// All parameters, by their names.
  var parameterValues: [JSON.Member] { LabKnobs(self).values }

  /// Brings the widget of a task to where that begins.
  func prepare(_ task: LabTask) {
    visited = []
    switch task {
    case .range(let start, _): try? range.setRange(lower: start[0], upper: start[1])
    case .step(let start, _): try? step.setValue(start)
    case .pager(let start, _, _): try? pages.pager.scroller.go(to: start, animated: false)
    }
  }

  /// What the widget of a task holds now.
  func values(of task: LabTask) -> [Int] {
    switch task {
    case .range: [range.lowerIndex, range.upperIndex]
    case .step: [step.value]
    case .pager: visited
    }
  }

  /// The view of a widget.
  func view(of widget: LabWidget) -> View {
    switch widget {
    case .range: range
    case .step: step
    case .pager: pages.view
    }
  }

  private func tell(_ event: String, _ widget: LabWidget, _ members: [JSON.Member] = []) {
    onEvent?(event, widget, members)
  }
}

extension LabBench: SegmentedRangeSliderDelegate {
  /// Tells of other stops.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didChangeTo range: ClosedRange<Int>, isFinal: Bool)
  {
    tell(
      "value", .range,
      [
        JSON.Member("lower", .integer(range.lowerBound)), JSON.Member("upper", .integer(range.upperBound)),
        JSON.Member("final", .bool(isFinal)), JSON.Member("source", .string(slider.reportSource.rawValue)),
      ])
  }

  /// Tells of an interaction that was given up.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didCancelBackTo range: ClosedRange<Int>) {
    tell(
      "cancel", .range,
      [JSON.Member("lower", .integer(range.lowerBound)), JSON.Member("upper", .integer(range.upperBound))])
  }

  /// Tells of a limit that was met.
  public func rangeSlider(
    _ slider: SegmentedRangeSlider, didCollide thumb: ThumbRole, with obstacle: RangeObstacle
  ) {
    tell(
      "contact", .range,
      [JSON.Member("thumb", .string(thumb.rawValue)), JSON.Member("with", .string(obstacle.rawValue))])
  }

  /// Tells of thumbs that are taken and let go, with their places as the hand has them.
  public func rangeSlider(_ slider: SegmentedRangeSlider, didPan pan: PanReading, phase: PanState) {
    self.pan = (.range, pan, phase)
    hand(slider, .range, thumb: slider.focusedThumb?.rawValue ?? "range", pan, phase)
  }

  /// Tells that everything rests.
  public func rangeSliderDidSettle(_ slider: SegmentedRangeSlider) { tell("settled", .range) }

  /// A drag begins, or ends at `raw`: the places in steps that no snapping has touched.
  private func hand<Scale: SliderScale>(
    _ slider: SliderControl<Scale>, _ widget: LabWidget, thumb: String, _ pan: PanReading, _ phase: PanState
  ) {
    let name: String
    switch phase {
    case .began: name = "grab"
    case .ended: name = "release"
    case .cancelled: name = "lost"
    case .possible, .changed, .failed: return
    }
    let steps = Double(max(1, slider.stopCount - 1))
    tell(
      name, widget,
      [
        JSON.Member("thumb", .string(thumb)),
        JSON.Member("raw", .array(slider.heldPlaces.map { .number($0 * steps) })),
        JSON.Member("step_px", .number(slider.trackRect.size[slider.axis] / steps)),
      ])
  }
}

extension LabBench: StepSliderDelegate {
  /// Tells of another level.
  public func stepSlider(_ slider: StepSlider, didChangeTo value: Int, isFinal: Bool) {
    tell(
      "value", .step,
      [
        JSON.Member("value", .integer(value)), JSON.Member("final", .bool(isFinal)),
        JSON.Member("source", .string(slider.reportSource.rawValue)),
      ])
  }

  /// Tells of a drag that was given up.
  public func stepSlider(_ slider: StepSlider, didCancelBackTo value: Int) {
    tell("cancel", .step, [JSON.Member("value", .integer(value))])
  }

  /// Tells of a limit that was met.
  public func stepSliderDidCollide(_ slider: StepSlider) { tell("contact", .step) }

  /// Tells of a thumb that is taken and let go.
  public func stepSlider(_ slider: StepSlider, didPan pan: PanReading, phase: PanState) {
    self.pan = (.step, pan, phase)
    hand(slider, .step, thumb: "value", pan, phase)
  }

  /// Tells that everything rests.
  public func stepSliderDidSettle(_ slider: StepSlider) { tell("settled", .step) }
}

extension LabBench: PagerDelegate {
  /// Tells of a move that ended, and where.
  public func pager(_ pager: Pager, didEnd move: PageMove, completed: Bool) {
    tell(
      completed ? "page" : "back", .pager,
      [
        JSON.Member("from", .integer(move.from)), JSON.Member("to", .integer(move.to)),
        JSON.Member("source", .string(move.source.rawValue)),
      ])
  }

  /// Notes the pages that were settled on.
  public func pager(_ pager: Pager, didChange report: PagerReport) {
    if let settled = report.settled, settled != visited.last, report.settled == report.target {
      visited.append(settled)
    }
  }

  /// Tells how a swipe was let go: how far, how fast, and what it would have taken to move on.
  public func pager(_ pager: Pager, didPan pan: PanReading, phase: PanState) {
    self.pan = (.pager, pan, phase)
    guard phase == .ended else { return }
    let extent = pager.bounds.size[pager.axis]
    let behavior = pager.scroller.behavior
    tell(
      "swipe", .pager,
      [
        JSON.Member("px", .number(pan.translation[pager.axis])), JSON.Member("width_px", .number(extent)),
        JSON.Member("px_s", .number(pan.velocity?[pager.axis] ?? 0)),
        JSON.Member("threshold", .number(behavior.commitFraction)),
        JSON.Member("fling_px_s", .number(behavior.flingSpeed)),
      ])
  }
}
