internal import DetentCore
internal import DetentGraphics

/// A rectangle with two axes.
struct PlotPanel: Sendable {
  /// Where the data stand.
  let area: Rect
  let x: PlotScale
  let y: PlotScale

  /// Creates a panel; y grows upward.
  init(
    _ area: Rect, x: (kind: PlotScale.Kind, values: ClosedRange<Double>),
    y: (kind: PlotScale.Kind, values: ClosedRange<Double>)
  ) {
    self.area = area
    self.x = PlotScale(x.kind, x.values, from: area.minX, to: area.maxX)
    self.y = PlotScale(y.kind, y.values, from: area.maxY, to: area.minY)
  }

  /// The place of a pair of numbers.
  func place(_ x: Double, _ y: Double) -> Point { Point(x: self.x.place(x), y: self.y.place(y)) }

  /// Draws lines across at the ticks of the upright axis, and its labels.
  func drawY(_ title: String, on canvas: Canvas, ticks count: Int = 5, write: (Double) -> String = Self.short)
  {
    for tick in y.ticks(count) {
      let level = y.place(tick)
      canvas.line(
        from: Point(x: area.minX, y: level), to: Point(x: area.maxX, y: level), color: PlotStyle.grid)
      canvas.write(write(tick), at: Point(x: area.minX - PlotStyle.gap, y: level), .right)
    }
    canvas.write(title, at: Point(x: area.minX, y: area.minY - 2 * PlotStyle.gap))
  }

  /// Draws the level axis with ticks and labels.
  func drawX(
    _ title: String, on canvas: Canvas, ticks: [Double]? = nil, write: (Double) -> String = Self.short
  ) {
    canvas.line(
      from: Point(x: area.minX, y: area.maxY), to: Point(x: area.maxX, y: area.maxY), color: PlotStyle.quiet)
    for tick in ticks ?? x.ticks() {
      let place = x.place(tick)
      canvas.line(
        from: Point(x: place, y: area.maxY), to: Point(x: place, y: area.maxY + PlotStyle.mark),
        color: PlotStyle.quiet)
      canvas.write(write(tick), at: Point(x: place, y: area.maxY + 2 * PlotStyle.gap), .center)
    }
    canvas.write(title, at: Point(x: area.maxX, y: area.maxY + 4.5 * PlotStyle.gap), .right)
  }

  /// A number with as many digits as it needs, two at most.
  static func short(_ value: Double) -> String {
    let text = ReportNumbers.text(value, 2)
    guard text.contains(".") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(String(trimmed).reversed())
  }
}

extension ClosedRange<Double> {
  /// From the smallest to the largest number; `empty` without any.
  static func around(_ numbers: [Double], or empty: Self) -> Self {
    guard let low = numbers.min(), let high = numbers.max(), low.isFinite, high.isFinite else { return empty }
    return low...high
  }

  /// Ends that leave room for marks at the edges, by a ratio.
  func widened(by ratio: Double) -> Self { lowerBound / ratio...upperBound * ratio }

  /// Ends that leave room for marks at the edges, by a part of the length.
  func padded(by part: Double) -> Self {
    let room = (upperBound - lowerBound) * part
    return lowerBound - room...upperBound + room
  }
}
