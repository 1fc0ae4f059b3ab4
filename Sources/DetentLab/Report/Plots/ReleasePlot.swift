internal import DetentCore
internal import DetentGraphics

/// How far from the nearest stop hands let go: a histogram for each variant.
struct ReleasePlot: Plot {
  private let study: LabStudy

  init(_ study: LabStudy) { self.study = study }

  var size: Size { Size(width: 720, height: 60 + Self.height * Double(study.variants.count)) }

  /// An odd number, so that one bin has the stop in its middle.
  private static let bins = 21
  private static let height = 130.0
  /// A magnetic thumb that is drawn this near to its stop looks as if it stood there, in steps.
  private static let drawnNear = 0.1

  func draw(on canvas: Canvas) {
    let counts = study.variants.map { Self.histogram(offsets($0)) }
    let highest = Double(counts.joined().max() ?? 1)
    for (index, variant) in study.variants.enumerated() {
      let area = Rect(x: 48, y: 30 + Double(index) * Self.height, width: 660, height: Self.height - 48)
      let panel = PlotPanel(area, x: (.linear, -0.5...0.5), y: (.linear, 0...max(highest, 1)))
      drawZones(variant, on: canvas, panel)
      panel.drawY("\(study.name(of: variant)): releases", on: canvas, ticks: 3)
      drawBars(counts[index], index, on: canvas, panel)
      let isLast = index == study.variants.count - 1
      panel.drawX(
        isLast ? "raw place less nearest stop, in steps; a stop captures from −0.5 to 0.5" : "", on: canvas,
        ticks: [-0.5, -0.25, 0, 0.25, 0.5])
    }
  }

  private func offsets(_ variant: String) -> [Double] {
    study.scored(withFlagged: false).filter { $0.record.variant == variant }
      .flatMap(\.measures.movements).map { $0.place - $0.place.rounded() }
  }

  private static func histogram(_ offsets: [Double]) -> [Int] {
    var counts = Array(repeating: 0, count: bins)
    for offset in offsets where offset.isFinite {
      counts[min(max(Int((offset + 0.5) * Double(bins)), 0), bins - 1)] += 1
    }
    return counts
  }

  private func drawBars(_ counts: [Int], _ index: Int, on canvas: Canvas, _ panel: PlotPanel) {
    var path = Path()
    let width = panel.area.width / Double(Self.bins)
    for (bin, count) in counts.enumerated() where count > 0 {
      let top = panel.y.place(Double(count))
      path.add(
        Path(
          rect: Rect(
            x: panel.area.minX + Double(bin) * width + 0.75, y: top, width: width - 1.5,
            height: panel.area.maxY - top)))
    }
    canvas.fill(path, color: PlotStyle.color(index).withAlpha(0.8))
    canvas.line(
      from: panel.place(0, 0), to: Point(x: panel.x.place(0), y: panel.area.minY), color: PlotStyle.ink)
  }

  private func drawZones(_ variant: String, on canvas: Canvas, _ panel: PlotPanel) {
    guard let strength = strength(of: variant) else { return }
    let timing = stride(from: 0.5, through: 0, by: -0.005)
    let reach = timing.first { abs(SnapTiming.pulled($0, strength: strength)) <= Self.drawnNear } ?? 0
    let (left, right) = (panel.x.place(-reach), panel.x.place(reach))
    canvas.fill(
      Rect(x: left, y: panel.area.minY, width: right - left, height: panel.area.height), color: PlotStyle.zone
    )
    canvas.write("magnet", at: Point(x: right - PlotStyle.gap, y: panel.area.minY + PlotStyle.gap), .right)
  }

  /// How strongly a variant pulls, 0 … 1; nil where it does not.
  private func strength(of variant: String) -> Double? {
    let settings = study.plan?.variants.first { $0.id == variant }?.parameters ?? []
    guard settings.contains(where: { $0.value.text == "magnetic" }) else { return nil }
    let percent = settings.first { $0.name.hasSuffix(".magnet") }?.value.decimal
    return percent.map { $0 / 100 } ?? SnapTiming.defaultStrength
  }
}
