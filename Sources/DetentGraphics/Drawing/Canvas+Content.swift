internal import CCairo
internal import CPango
public import DetentCore

extension Canvas {
  /// Draws `layout` in `color` with the top left corner of its box at `place`.
  ///
  /// The first baseline is moved to a whole row of device pixels as long as the canvas is not stretched or turned.
  public func draw(_ layout: TextLayout, at place: Point, color: Color = .black) {
    guard let cairo = unsafe cairo, let handle = layout.handle, place.isFinite, color.alpha > 0 else {
      return
    }
    let corner = crisp(place, baseline: layout.baseline)
    guard max(abs(corner.x), abs(corner.y)) < 1e6, clipBounds.intersects(reach(of: layout, at: corner)) else {
      return
    }
    unsafe cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_new_path(cairo)
    unsafe cairo_move_to(cairo, corner.x - layout.origin.x, corner.y - layout.origin.y)
    if layout.hasColorGlyphs {
      unsafe pango_cairo_show_layout(cairo, handle.pointer)
      unsafe cairo_new_path(cairo)
    } else {
      // Cairo places cached glyphs on whole pixels only; outlines keep the spacing even at any scale.
      unsafe pango_cairo_layout_path(cairo, handle.pointer)
      unsafe cairo_fill(cairo)
    }
  }

  /// Everything that drawing `layout` with its corner at `place` may change, in points.
  private func reach(of layout: TextLayout, at place: Point) -> Rect {
    layout.inkBounds.offset(by: place - Point.zero).inset(by: Insets(all: -1))
  }

  private func crisp(_ place: Point, baseline: Double) -> Point {
    guard let cairo = unsafe cairo else { return place }
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(cairo, &matrix)
    guard matrix.xx == scale.factor, matrix.yy == scale.factor, matrix.xy == 0, matrix.yx == 0 else {
      return place
    }
    let row = ((place.y + baseline) * matrix.yy + matrix.y0).rounded()
    return Point(x: place.x, y: (row - matrix.y0) / matrix.yy - baseline)
  }
}
