internal import DetentCore
internal import DetentGraphics

/// Movement time against index of difficulty with a line for each variant.
struct FittsPlot: Plot {
  let size = Size(width: 720, height: 300)
  private let points: [FittsPoint]
  private let variants: [String]

  init(_ points: [FittsPoint], variants: [String]) {
    self.points = points
    self.variants = variants
  }

  func draw(on canvas: Canvas) {
    let panel = PlotPanel(
      Rect(x: 48, y: 46, width: 660, height: 208),
      x: (.linear, 0...(points.map(\.difficulty).max() ?? 1) * 1.05),
      y: (.linear, 0...(points.map(\.time).max() ?? 1) * 1.08))
    panel.drawY("movement time in ms", on: canvas) { ReportNumbers.text($0, 0) }
    panel.drawX("index of difficulty in bits", on: canvas)
    for (index, variant) in variants.enumerated() {
      let own = points.filter { $0.variant == variant }
      canvas.marks(own.map { panel.place($0.difficulty, $0.time) }, color: PlotStyle.color(index))
      guard let fit = LinearFit.of(x: own.map(\.difficulty), y: own.map(\.time)).value else { continue }
      let ends = ClosedRange.around(own.map(\.difficulty), or: 0...1)
      canvas.polyline(
        [ends.lowerBound, ends.upperBound].map { panel.place($0, fit.intercept + fit.slope * $0) },
        color: PlotStyle.color(index))
    }
    canvas.legend(variants, at: Point(x: 48, y: 12))
  }
}
