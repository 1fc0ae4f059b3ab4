internal import DetentCore
internal import DetentGraphics

/// Every trial as a mark, in a column for each task and variant.
struct StripPlot: Plot {
  let size = Size(width: 720, height: 340)
  private let study: LabStudy

  init(_ study: LabStudy) { self.study = study }

  func draw(on canvas: Canvas) {
    let trials = study.scored(withFlagged: true)
    let times = trials.compactMap { Self.seconds($0) }
    let panel = PlotPanel(
      Rect(x: 48, y: 28, width: 660, height: 262), x: (.linear, 0...Double(study.widgets.count)),
      y: (.logarithmic, ClosedRange.around(times, or: 1...10).widened(by: 1.1)))
    panel.drawY("Time in s (logarithmic)", on: canvas)
    for (index, widget) in study.widgets.enumerated() {
      canvas.write(
        widget.rawValue,
        at: Point(x: panel.x.place(Double(index) + 0.5), y: panel.area.maxY + 5.5 * PlotStyle.gap), .center,
        font: PlotStyle.title, color: PlotStyle.ink)
      let means = study.cells(withFlagged: false).filter { $0.widget == widget }
      for (place, variant) in study.variants.enumerated() {
        let column = Double(index) + (Double(place) + 1) / Double(study.variants.count + 1)
        draw(
          trials.filter { $0.record.widget == widget && $0.record.variant == variant }, column: column, place,
          means.first { $0.variant == variant }?.time.value, on: canvas, panel)
        canvas.write(
          variant, at: Point(x: panel.x.place(column), y: panel.area.maxY + 2 * PlotStyle.gap), .center)
      }
    }
  }

  private func draw(
    _ trials: [StudyTrial], column: Double, _ place: Int, _ mean: TimeSummary?, on canvas: Canvas,
    _ panel: PlotPanel
  ) {
    let center = panel.x.place(column)
    for isFlagged in [false, true] {
      let places = trials.enumerated().filter { $0.element.isFlagged == isFlagged }.compactMap { entry in
        Self.seconds(entry.element).map {
          Point(x: center + Self.jitter(entry.offset), y: panel.y.place($0))
        }
      }
      canvas.marks(places, color: PlotStyle.color(place), isHollow: isFlagged, radius: 2.25)
    }
    guard let mean else { return }
    let level = panel.y.place(mean.geometricMean / 1_000)
    canvas.line(
      from: Point(x: center - Self.reach - 8, y: level), to: Point(x: center + Self.reach + 8, y: level),
      color: PlotStyle.ink, width: PlotStyle.heavy)
  }

  private static func seconds(_ trial: StudyTrial) -> Double? {
    trial.measures.total.value.map { $0 / 1_000 }
  }

  private static let reach = 26.0

  /// Spreads marks of one column evenly, always in the same way.
  private static func jitter(_ index: Int) -> Double {
    let golden = Double(index) * 0.618_033_988_75
    return (golden - golden.rounded(.down) - 0.5) * 2 * reach
  }
}
