internal import DetentCore
internal import DetentGraphics

/// One line for each participant from the first variant to the second.
struct PairedPlot: Plot {
  let size = Size(width: 520, height: 340)
  private let comparison: VariantComparison
  private let names: (first: String, second: String)

  /// More names than this at the right edge cannot be read.
  private static let mostNames = 12

  init(_ comparison: VariantComparison, names: (String, String)) {
    self.comparison = comparison
    self.names = names
  }

  func draw(on canvas: Canvas) {
    let times = comparison.pairs.flatMap { [$0.firstTime / 1_000, $0.secondTime / 1_000] }
    let panel = PlotPanel(
      Rect(x: 48, y: 28, width: 440, height: 262), x: (.linear, 0...1),
      y: (.logarithmic, ClosedRange.around(times, or: 1...10).widened(by: 1.1)))
    panel.drawY("Time in s (logarithmic)", on: canvas)
    for (place, name) in [(0.25, names.first), (0.75, names.second)] {
      let x = panel.x.place(place)
      canvas.line(
        from: Point(x: x, y: panel.area.minY), to: Point(x: x, y: panel.area.maxY), color: PlotStyle.quiet)
      canvas.write(
        name, at: Point(x: x, y: panel.area.maxY + 2.5 * PlotStyle.gap), .center, color: PlotStyle.ink)
    }
    drawPairs(on: canvas, panel)
    drawMean(on: canvas, panel)
  }

  private func drawPairs(on canvas: Canvas, _ panel: PlotPanel) {
    for pair in comparison.pairs {
      let ends = [
        panel.place(0.25, pair.firstTime / 1_000), panel.place(0.75, pair.secondTime / 1_000),
      ]
      canvas.polyline(ends, color: PlotStyle.quiet.withAlpha(0.7))
      canvas.marks([ends[0]], color: PlotStyle.color(0))
      canvas.marks([ends[1]], color: PlotStyle.color(1))
    }
    guard comparison.pairs.count <= Self.mostNames else { return }
    var lowest = -Double.infinity
    for pair in comparison.pairs.sorted(by: { $0.secondTime > $1.secondTime }) {
      let end = panel.place(0.75, pair.secondTime / 1_000)
      lowest = max(end.y, lowest + 2 * PlotStyle.gap)
      canvas.write(pair.participant, at: Point(x: end.x + 2 * PlotStyle.gap, y: lowest))
    }
  }

  private func drawMean(on canvas: Canvas, _ panel: PlotPanel) {
    guard let ratio = comparison.time.value,
      let first = TimeSummary.of(comparison.pairs.map(\.firstTime)).value?.geometricMean
    else { return }
    let ends = [
      panel.place(0.25, first / 1_000), panel.place(0.75, first * ratio.ratio / 1_000),
    ]
    canvas.polyline(ends, color: PlotStyle.ink, width: PlotStyle.heavy)
    canvas.write(
      "mean ratio \(ReportNumbers.text(ratio.ratio)) (\(ReportNumbers.change(ratio.percentChange)))",
      at: Point(x: panel.area.midX, y: panel.area.maxY + 6 * PlotStyle.gap), .center, font: PlotStyle.title,
      color: PlotStyle.ink)
  }
}
