internal import DetentCore
internal import DetentGraphics

/// Where a text stands from its place.
enum PlotAnchor: Sendable, Hashable {
  case left, center, right
}

extension Canvas {
  /// Writes a text at a place, which is the middle of its height.
  func write(
    _ text: String, at place: Point, _ anchor: PlotAnchor = .left, font: Font = PlotStyle.label,
    color: Color = PlotStyle.quiet
  ) {
    let layout = TextLayout(text, font: font)
    let shift =
      switch anchor {
      case .left: 0.0
      case .center: layout.size.width / 2
      case .right: layout.size.width
      }
    draw(layout, at: Point(x: place.x - shift, y: place.y - layout.size.height / 2), color: color)
  }

  /// Draws a straight line.
  func line(from start: Point, to end: Point, color: Color, width: Double = PlotStyle.hairline) {
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    stroke(path, color: color, width: width, cap: .round)
  }

  /// Draws a line through places.
  func polyline(_ places: [Point], color: Color, width: Double = PlotStyle.line) {
    guard let first = places.first, places.count > 1 else { return }
    var path = Path()
    path.move(to: first)
    for place in places.dropFirst() { path.line(to: place) }
    stroke(path, color: color, width: width, cap: .round)
  }

  /// Draws round marks in one go, filled or hollow.
  func marks(_ places: [Point], color: Color, isHollow: Bool = false, radius: Double = PlotStyle.mark) {
    guard !places.isEmpty else { return }
    var path = Path()
    for place in places {
      path.add(Path(ellipseIn: Rect(center: place, size: Size(width: 2 * radius, height: 2 * radius))))
    }
    guard isHollow else { return fill(path, color: color.withAlpha(0.75)) }
    fill(path, color: PlotStyle.paper)
    stroke(path, color: color, width: PlotStyle.line)
  }

  /// Names the variants by their colours, from left to right.
  func legend(_ names: [String], at place: Point) {
    var x = place.x
    for (index, name) in names.enumerated() {
      marks([Point(x: x + PlotStyle.mark, y: place.y)], color: PlotStyle.color(index))
      x += 2 * PlotStyle.mark + PlotStyle.gap
      write(name, at: Point(x: x, y: place.y), color: PlotStyle.ink)
      x += TextLayout(name, font: PlotStyle.label).size.width + 3 * PlotStyle.gap
    }
  }
}
