internal import CCairo
public import DetentCore

extension Canvas {
  /// Draws `image` into `rect`, with the resolution that suits the canvas best, faded to `alpha`.
  ///
  /// What of the image gives is stretched; see ``Image/stretching(columns:rows:)``. With an `anchor`, one of its columns is
  /// drawn at a place of its own.
  public func draw(_ image: Image, in rect: Rect, alpha: Double = 1, anchor: Image.Anchor? = nil) {
    let alpha = unitClamped(alpha)
    let outline = Path(rect: rect)
    guard alpha > 0, !outline.isEmpty, outline.isFinite, max(rect.width, rect.height) < 1e6,
      let bitmap = image.representation(for: pixelsPerPoint(of: image, in: rect))?.bitmap,
      let cairo = unsafe cairo
    else { return }
    unsafe cairo_save(cairo)
    defer { unsafe cairo_restore(cairo) }
    unsafe append(outline, to: cairo)
    unsafe cairo_clip(cairo)
    let columns = image.columns.pieces(over: rect.minX...rect.maxX, anchor: anchor)
    let rows = image.rows.pieces(over: rect.minY...rect.maxY)
    guard columns.count == 1, rows.count == 1 else {
      return draw(bitmap, columns: columns, rows: rows, of: image.size, alpha: alpha)
    }
    unsafe cairo_translate(cairo, rect.minX, rect.minY)
    unsafe cairo_scale(cairo, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
    _ = bitmap.withCairoSurface { surface in
      unsafe cairo_set_source_surface(cairo, surface.pointer, 0, 0)
      // Without padding the edge pixels of a stretched picture would fade into nothing.
      unsafe cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      unsafe cairo_paint_with_alpha(cairo, alpha)
      unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// Draws `surface` pixel by pixel with its corner at a device pixel, whatever the transformation; an opaque one replaces
  /// what is there.
  public func draw(_ surface: Surface, column: Int, row: Int) {
    if drawPixels(of: surface, column: column, row: row) { return }
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_save(cairo)
    defer { unsafe cairo_restore(cairo) }
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_set_source_surface(cairo, surface.handle.pointer, Double(column), Double(row))
    unsafe cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if surface.format == .rgb24 { unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(
      cairo, Double(column), Double(row), Double(surface.width), Double(surface.height))
    unsafe cairo_fill(cairo)
  }

  /// The device pixel whose corner lies at `point`; nothing where it lies between pixels, or the canvas is turned or mirrored.
  public func pixel(at point: Point) -> (column: Int, row: Int)? {
    wholePixel(at: point).map { (column: $0.x, row: $0.y) }
  }

  /// Makes all that can be drawn on clear.
  public func clear() {
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_save(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    unsafe cairo_paint(cairo)
    unsafe cairo_restore(cairo)
    pixels?.mayBeTakenForClear = true
  }

  /// Draws a surface pixel by pixel at the origin.
  func paint(_ picture: CairoSurface) {
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_set_source_surface(cairo, picture.pointer, 0, 0)
    unsafe cairo_paint(cairo)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// How many device pixels a point of the image covers when it is drawn in `rect`.
  private func pixelsPerPoint(of image: Image, in rect: Rect) -> Double {
    let stretch = image.isRigid ? 1 : max(rect.width / image.size.width, rect.height / image.size.height)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() * stretch
  }
}
