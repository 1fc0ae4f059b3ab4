internal import DetentCore
internal import DetentGraphics

/// The time of each trial by its place in the session, over the mean time of its task, so that long tasks do not show as
/// slow places.
struct LearningPlot: Plot {
  let size = Size(width: 720, height: 320)
  private let study: LabStudy
  private let trials: [Relative]

  private struct Relative {
    let trial: StudyTrial
    /// The time over the geometric mean of all times of the task.
    let ratio: Double
    var number: Double { Double(trial.record.number) }
  }

  init(_ study: LabStudy) {
    self.study = study
    let timed = study.scored(withFlagged: true).filter { $0.measures.total.value != nil }
    let means = Dictionary(grouping: timed, by: \.task).compactMapValues { trials in
      TimeSummary.of(trials.compactMap(\.measures.total.value)).value?.geometricMean
    }
    trials = timed.compactMap { trial in
      guard let mean = means[trial.task], let time = trial.measures.total.value else { return nil }
      return Relative(trial: trial, ratio: time / mean)
    }
  }

  func draw(on canvas: Canvas) {
    let panel = PlotPanel(
      Rect(x: 48, y: 46, width: 660, height: 228),
      x: (.linear, ClosedRange.around(trials.map(\.number), or: 1...2).padded(by: 0.03)),
      y: (.logarithmic, ClosedRange.around(trials.map(\.ratio), or: 0.5...2).widened(by: 1.1)))
    panel.drawY("time over the mean of the task (logarithmic)", on: canvas)
    panel.drawX("place in the session", on: canvas)
    for (index, variant) in study.variants.enumerated() {
      let own = trials.filter { $0.trial.record.variant == variant }
      for isFlagged in [false, true] {
        canvas.marks(
          own.filter { $0.trial.isFlagged == isFlagged }.map { panel.place($0.number, $0.ratio) },
          color: PlotStyle.color(index).withAlpha(0.7), isHollow: isFlagged, radius: 2)
      }
      drawTrends(own.filter { !$0.trial.isFlagged }, index, on: canvas, panel)
    }
    canvas.legend(study.variants.map(study.name), at: Point(x: 48, y: 12))
  }

  /// A line for each block: the straight line through the logarithms.
  private func drawTrends(_ trials: [Relative], _ index: Int, on canvas: Canvas, _ panel: PlotPanel) {
    let blocks = Dictionary(grouping: trials, by: \.trial.record.block).sorted { $0.key < $1.key }
    for (_, own) in blocks {
      let numbers = own.map(\.number)
      guard let fit = LinearFit.of(x: numbers, y: own.map { Elementary.log($0.ratio) }).value else {
        continue
      }
      let ends = ClosedRange.around(numbers, or: 0...1)
      canvas.polyline(
        [ends.lowerBound, ends.upperBound].map {
          panel.place($0, Elementary.exp(fit.intercept + fit.slope * $0))
        }, color: PlotStyle.color(index), width: 2)
    }
  }
}
