internal import DetentCore
internal import DetentGraphics

/// The paths of thumbs over time, a small panel for each movement that was asked for.
struct TrajectoryPlot: Plot {
  private let study: LabStudy
  private let trials: [StudyTrial]
  private let routes: [ThumbRoute]
  /// The longest time that is shown, in seconds.
  private let longest: Double

  init(_ study: LabStudy) {
    self.study = study
    trials = study.scored(withFlagged: false).filter { !$0.record.holds.isEmpty }
    routes = LabStudy.distinct(trials.flatMap(ThumbRoute.routes)).sorted {
      ($0.widget.rawValue, $0.thumb, $0.start, $0.target) < (
        $1.widget.rawValue, $1.thumb, $1.start, $1.target
      )
    }
    let times = (try? Sample(trials.flatMap(\.measures.movements).map { $0.time / 1_000 }))
    longest = max(times?.quantile(0.9).value ?? 1, 0.5) * 1.15
  }

  private static let columns = 4
  private static let panel = Size(width: 175, height: 132)

  var size: Size {
    let rows = (routes.count + Self.columns - 1) / Self.columns
    return Size(width: 720, height: 34 + Double(max(rows, 1)) * Self.panel.height)
  }

  func draw(on canvas: Canvas) {
    canvas.legend(study.variants.map(study.name), at: Point(x: 28, y: 12))
    for (index, route) in routes.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      draw(
        route,
        in: Rect(
          x: 28 + Double(column) * Self.panel.width, y: 54 + Double(row) * Self.panel.height,
          width: Self.panel.width - 36, height: Self.panel.height - 50),
        on: canvas)
    }
  }

  private func draw(_ route: ThumbRoute, in area: Rect, on canvas: Canvas) {
    let ends = ClosedRange.around([route.start, route.target], or: 0...1)
    let panel = PlotPanel(
      area, x: (.linear, 0...longest), y: (.linear, ends.lowerBound - 1...ends.upperBound + 1))
    let (top, bottom) = (panel.y.place(route.target + 0.5), panel.y.place(route.target - 0.5))
    canvas.fill(Rect(x: area.minX, y: top, width: area.width, height: bottom - top), color: PlotStyle.grid)
    panel.drawX("", on: canvas, ticks: panel.x.ticks(3)) { "\(PlotPanel.short($0)) s" }
    for place in [route.start, route.target] {
      canvas.write(
        label(place, of: route), at: Point(x: area.minX - PlotStyle.gap, y: panel.y.place(place)), .right)
    }
    canvas.write(
      title(route), at: Point(x: area.minX, y: area.minY - 2 * PlotStyle.gap), color: PlotStyle.ink)
    for trial in trials where ThumbRoute.routes(of: trial).contains(route) {
      let index = study.variants.firstIndex(of: trial.record.variant) ?? 0
      draw(trial.record, route, PlotStyle.color(index), on: canvas, panel)
    }
  }

  private func draw(
    _ trial: TrialRecord, _ route: ThumbRoute, _ color: Color, on canvas: Canvas, _ panel: PlotPanel
  ) {
    let trace = RouteTrace(trial, thumb: route.thumb, panel: panel, target: route.target)
    canvas.stroke(trace.path, color: color.withAlpha(0.55), width: 0.9, cap: .round)
    canvas.marks(trace.entries, color: color, radius: 1.5)
  }

  private func title(_ route: ThumbRoute) -> String {
    let name = route.widget == .step ? "step" : route.thumb == 0 ? "lower" : "upper"
    return "\(name): \(label(route.start, of: route)) → \(label(route.target, of: route))"
  }

  private func label(_ place: Double, of route: ThumbRoute) -> String {
    let index = Int(place)
    guard route.widget == .range, let stops = study.plan?.stops, stops.indices.contains(index) else {
      return String(index + (route.widget == .step ? 1 : 0))
    }
    return stops[index]
  }
}
