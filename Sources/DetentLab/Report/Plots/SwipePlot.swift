internal import DetentCore
internal import DetentGraphics

/// Swipes of the pager by way and speed, with the thresholds that decide.
struct SwipePlot: Plot {
  let size = Size(width: 720, height: 320)
  private let study: LabStudy
  private let swipes: [Swipe]

  private struct Swipe {
    let swipe: TrialSwipe
    let intent: SwipeIntent
    let variant: Int

    /// The part of a page, and the speed along the way in points a second.
    var speed: Double { swipe.distance < 0 ? -swipe.velocity : swipe.velocity }
  }

  /// More labels than this cannot be read.
  private static let mostLabels = 24

  init(_ study: LabStudy) {
    self.study = study
    swipes = study.scored(withFlagged: true).flatMap { trial in
      trial.record.swipes.compactMap { swipe in
        swipe.intent.value.map {
          Swipe(
            swipe: swipe, intent: $0,
            variant: study.variants.firstIndex(of: trial.record.variant) ?? 0)
        }
      }
    }
  }

  func draw(on canvas: Canvas) {
    let thresholds = LabStudy.distinct(swipes.map(\.swipe.threshold))
    let flings = LabStudy.distinct(swipes.map(\.swipe.flingSpeed))
    let fractions = swipes.map(\.intent.fraction) + thresholds + [0]
    let speeds = swipes.map(\.speed) + flings + [0]
    let panel = PlotPanel(
      Rect(x: 56, y: 46, width: 652, height: 222),
      x: (.linear, 0...max(ClosedRange.around(fractions, or: 0...1).upperBound * 1.05, 0.5)),
      y: (.linear, ClosedRange.around(speeds, or: 0...1_000).padded(by: 0.06)))
    panel.drawY("speed along the way at release, in points/s", on: canvas)
    panel.drawX("way in pages", on: canvas)
    drawThresholds(thresholds, flings, on: canvas, panel)
    drawSwipes(on: canvas, panel)
    canvas.legend(study.variants.map(study.name), at: Point(x: 56, y: 12))
  }

  private func drawThresholds(
    _ thresholds: [Double], _ flings: [Double], on canvas: Canvas, _ panel: PlotPanel
  ) {
    for threshold in thresholds {
      let x = panel.x.place(threshold)
      canvas.write(
        "far enough: \(PlotPanel.short(threshold))",
        at: Point(x: x - PlotStyle.gap, y: panel.area.minY + PlotStyle.gap), .right, color: PlotStyle.ink)
      canvas.line(
        from: Point(x: x, y: panel.area.minY), to: Point(x: x, y: panel.area.maxY), color: PlotStyle.ink)
    }
    for fling in flings {
      let y = panel.y.place(fling)
      canvas.write(
        "fast enough: \(PlotPanel.short(fling))", at: Point(x: panel.area.maxX, y: y - 1.5 * PlotStyle.gap),
        .right,
        color: PlotStyle.ink)
      canvas.line(
        from: Point(x: panel.area.minX, y: y), to: Point(x: panel.area.maxX, y: y), color: PlotStyle.ink)
    }
  }

  private func drawSwipes(on canvas: Canvas, _ panel: PlotPanel) {
    for index in study.variants.indices {
      for isCommitted in [true, false] {
        let places = swipes.filter { $0.variant == index && $0.intent.isCommitted == isCommitted }
          .map { panel.place($0.intent.fraction, $0.speed) }
        canvas.marks(places, color: PlotStyle.color(index), isHollow: !isCommitted)
      }
    }
    drawMargins(on: canvas, panel)
  }

  /// What failed swipes were short of; labels that would cover one another are left out.
  private func drawMargins(on canvas: Canvas, _ panel: PlotPanel) {
    var labelled: [Point] = []
    for swipe in swipes where !swipe.intent.isCommitted && labelled.count < Self.mostLabels {
      let place = panel.place(swipe.intent.fraction, swipe.speed)
      guard !labelled.contains(where: { abs($0.x - place.x) < 90 && abs($0.y - place.y) < 12 }) else {
        continue
      }
      labelled.append(place)
      let missing = 100 * swipe.intent.distanceMargin / swipe.swipe.pageLength
      canvas.write(
        "\(ReportNumbers.text(missing, 0)) % of the page short",
        at: Point(x: place.x + 1.5 * PlotStyle.gap, y: place.y + 1.5 * PlotStyle.gap))
    }
  }
}
