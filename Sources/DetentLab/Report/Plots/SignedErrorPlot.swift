internal import DetentCore
internal import DetentGraphics

/// Raw errors at the last release against the target, a panel for each slider.
struct SignedErrorPlot: Plot {
  let size = Size(width: 720, height: 300)
  private let study: LabStudy

  init(_ study: LabStudy) { self.study = study }

  private struct Landing {
    let target: Double
    let error: Double
  }

  func draw(on canvas: Canvas) {
    let widgets = study.widgets.filter { $0 != .pager }
    let width = (size.width - 60) / Double(max(widgets.count, 1))
    let errors = study.scored(withFlagged: false).flatMap(\.measures.movements).map {
      $0.place - $0.targetPlace
    }
    let reach = max(0.6, errors.map(abs).max() ?? 0)
    for (index, widget) in widgets.enumerated() {
      let area = Rect(x: 48 + Double(index) * (width + 12), y: 46, width: width - 36, height: 196)
      draw(widget, reach: reach, in: area, on: canvas)
    }
    canvas.legend(study.variants.map(study.name), at: Point(x: 48, y: 12))
  }

  private func draw(_ widget: LabWidget, reach: Double, in area: Rect, on canvas: Canvas) {
    let all = study.variants.map { landings(widget, $0) }
    let targets = Set(all.flatMap { $0.map(\.target) }).sorted()
    let panel = PlotPanel(
      area, x: (.linear, ClosedRange.around(targets, or: 0...1).padded(by: 0.06)),
      y: (.linear, -reach * 1.08...reach * 1.08))
    panel.drawY("\(widget.rawValue): error at release in steps", on: canvas)
    panel.drawX("target", on: canvas, ticks: targets) { label(Int($0), of: widget) }
    canvas.line(
      from: panel.place(panel.x.values.lowerBound, 0), to: panel.place(panel.x.values.upperBound, 0),
      color: PlotStyle.quiet)
    for (index, landings) in all.enumerated() {
      let shift = (Double(index) - Double(all.count - 1) / 2) * 7
      let offset = Vector(dx: shift, dy: 0)
      canvas.marks(
        landings.map { panel.place($0.target, $0.error) + offset },
        color: PlotStyle.color(index).withAlpha(0.6),
        radius: 2)
      canvas.polyline(
        Dictionary(grouping: landings, by: \.target).sorted { $0.key < $1.key }.map { target, own in
          panel.place(target, own.reduce(0) { $0 + $1.error } / Double(own.count)) + offset
        }, color: PlotStyle.color(index), width: PlotStyle.line)
    }
  }

  private func landings(_ widget: LabWidget, _ variant: String) -> [Landing] {
    study.scored(withFlagged: false)
      .filter { $0.record.widget == widget && $0.record.variant == variant }
      .flatMap(\.measures.movements)
      .map { Landing(target: $0.targetPlace, error: $0.place - $0.targetPlace) }
  }

  private func label(_ place: Int, of widget: LabWidget) -> String {
    guard widget == .range, let stops = study.plan?.stops, stops.indices.contains(place) else {
      return String(place + (widget == .step ? 1 : 0))
    }
    return stops[place]
  }
}
