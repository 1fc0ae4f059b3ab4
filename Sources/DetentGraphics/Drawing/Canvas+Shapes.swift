internal import CCairo
public import DetentCore

extension Canvas {
  /// Fills `rect` with `color`.
  public func fill(_ rect: Rect, color: Color) {
    if fillPixels(rect, color: color) { return }
    // Far from the middle a rectangle needs the care that a path takes of its points.
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard color.alpha > 0, !rect.isEmpty, edges.allSatisfy({ abs($0) < 16_384 }), let cairo = unsafe cairo
    else { return fill(Path(rect: rect), color: color) }
    unsafe cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_fill(cairo)
  }

  /// Fills the inside of `path` with `color`.
  public func fill(_ path: Path, color: Color) {
    guard let cairo = unsafe begin(path, color: color) else { return }
    unsafe cairo_fill(cairo)
  }

  /// Fills the inside of `path` with `gradient`; without stops it draws nothing, with start = end the last colour.
  public func fill(_ path: Path, gradient: LinearGradient) {
    guard let last = gradient.stops.last, gradient.start.isFinite, gradient.end.isFinite else { return }
    guard gradient.start != gradient.end else { return fill(path, color: last.color) }
    guard let cairo = unsafe begin(path, color: .black) else { return }
    let pattern = unsafe cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    for stop in gradient.stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_set_source(cairo, pattern)
    unsafe cairo_pattern_destroy(pattern)
    unsafe cairo_fill(cairo)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Draws a line of `width` points along `path`; nothing when the width is not positive.
  public func stroke(_ path: Path, color: Color, width: Double, cap: LineCap = .butt) {
    guard width > 0, width.isFinite, let cairo = unsafe begin(path, color: color) else { return }
    unsafe cairo_set_line_width(cairo, min(width, Self.coordinateLimit))
    unsafe cairo_set_line_cap(cairo, cap.cairo)
    unsafe cairo_set_line_join(cairo, cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    unsafe cairo_stroke(cairo)
  }

  /// Sets `color` and `path` and gives the handle to draw with; nothing when there is nothing to see.
  private func begin(_ path: Path, color: Color) -> OpaquePointer? {
    guard color.alpha > 0, !path.isEmpty, path.isFinite, let cairo = unsafe cairo else { return nil }
    unsafe cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    unsafe append(path, to: cairo)
    return unsafe cairo
  }

  /// Replaces the current path of the handle by `path`, which must be finite.
  func append(_ path: Path, to cairo: OpaquePointer) {
    unsafe cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point):
        let place = unsafe limited(point, cairo)
        unsafe cairo_move_to(cairo, place.x, place.y)
      case .line(let point):
        let place = unsafe limited(point, cairo)
        unsafe cairo_line_to(cairo, place.x, place.y)
      case .curve(let point, let first, let second):
        let start = unsafe limited(first, cairo)
        let end = unsafe limited(second, cairo)
        let place = unsafe limited(point, cairo)
        unsafe cairo_curve_to(cairo, start.x, start.y, end.x, end.y, place.x, place.y)
      case .close: unsafe cairo_close_path(cairo)
      }
    }
  }

  /// Device coordinates beyond this would overflow cairo's 24.8 fixed point numbers while strokes are outlined.
  private static let coordinateLimit = Double(1 << 20)

  /// `point` with its device coordinates limited to ``coordinateLimit``.
  private func limited(_ point: Point, _ cairo: OpaquePointer) -> Point {
    var x = point.x
    var y = point.y
    unsafe cairo_user_to_device(cairo, &x, &y)
    let limit = Self.coordinateLimit
    guard !(abs(x) <= limit && abs(y) <= limit) else { return point }
    x = x.isNaN ? 0 : min(max(x, -limit), limit)
    y = y.isNaN ? 0 : min(max(y, -limit), limit)
    unsafe cairo_device_to_user(cairo, &x, &y)
    return Point(x: x, y: y)
  }
}

extension LineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
