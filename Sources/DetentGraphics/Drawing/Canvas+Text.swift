internal import CCairo
public import DetentCore

extension Canvas {
  /// Draws `layout` in `color` with the top left corner of its box at `place`.
  ///
  /// As long as the canvas is not stretched or turned, baselines lie on whole rows of device pixels and the left edge on
  /// a quarter of a pixel.
  public func draw(_ layout: TextLayout, at place: Point, color: Color = .black) {
    guard place.isFinite, max(abs(place.x), abs(place.y)) < 1e6, color.alpha > 0 else { return }
    guard clipBounds.intersects(reach(of: layout, at: place)) else { return }
    guard !keepsOutlines, let origin = pixelOrigin else {
      return drawGlyphs(of: layout, at: place, color: color, rowsPerPoint: nil)
    }
    let start = TextStart(layout, at: place, origin: origin, factor: scale.factor)
    if !layout.hasColorGlyphs, fillMask(of: layout, at: start, color: color) { return }
    drawGlyphs(of: layout, at: start.place, color: color, rowsPerPoint: scale.factor)
  }

  /// Draws every glyph anew; baselines after the first move as ``PangoHandle`` says.
  func drawGlyphs(of layout: TextLayout, at place: Point, color: Color, rowsPerPoint: Double?) {
    guard let cairo = unsafe cairo, let handle = layout.handle else { return }
    unsafe cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_new_path(cairo)
    // Cairo places cached glyphs on whole pixels only; outlines keep the spacing even, but have no colours of their own.
    unsafe handle.draw(
      on: cairo, corner: place + (.zero - layout.origin), rowsPerPoint: rowsPerPoint,
      asGlyphs: layout.hasColorGlyphs)
    if !layout.hasColorGlyphs { unsafe cairo_fill(cairo) }
    unsafe cairo_new_path(cairo)
  }

  /// Fills the kept coverage of `layout`; false when it is too large to be kept.
  private func fillMask(of layout: TextLayout, at start: TextStart, color: Color) -> Bool {
    guard let cairo = unsafe cairo,
      let text = TextMask.of(layout, factor: scale.factor, phase: start.phase)
    else { return false }
    unsafe cairo_save(cairo)
    unsafe cairo_identity_matrix(cairo)
    fill(
      text.mask, at: Point(x: start.column + Double(text.left), y: start.row + Double(text.top)), color: color
    )
    unsafe cairo_restore(cairo)
    return true
  }

  /// Everything that drawing `layout` with its corner at `place` may change, in points.
  private func reach(of layout: TextLayout, at place: Point) -> Rect {
    layout.inkBounds.offset(by: place - Point.zero).inset(by: Insets(all: -2))
  }

  /// Where the origin lies in device pixels; absent when the canvas is stretched or turned.
  private var pixelOrigin: Point? {
    let isPlain =
      matrix.xx == scale.factor && matrix.yy == scale.factor && matrix.xy == 0 && matrix.yx == 0
    return isPlain ? Point(x: matrix.x0, y: matrix.y0) : nil
  }
}
