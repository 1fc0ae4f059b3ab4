internal import CCairo
internal import DetentCore

extension Canvas {
  /// Draws `bitmap` in pieces, each stretched by itself.
  ///
  /// The pieces are added up on a layer of their own: where two meet within a device pixel each covers its share of it,
  /// and the shares make up the whole; drawn one over the other they would let the ground through.
  func draw(
    _ bitmap: Bitmap, columns: [StretchAxis.Piece], rows: [StretchAxis.Piece], of size: Size, alpha: Double
  ) {
    guard let cairo = unsafe cairo else { return }
    let across = Double(bitmap.width) / size.width
    let down = Double(bitmap.height) / size.height
    unsafe cairo_push_group(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    for row in crisp(rows, along: .vertical) {
      let (top, height) = Self.pixels(row.source, perPoint: down, of: bitmap.height)
      for column in crisp(columns, along: .horizontal) {
        let (left, width) = Self.pixels(column.source, perPoint: across, of: bitmap.width)
        draw(
          PixelRect(x: left, y: top, width: width, height: height), of: bitmap,
          in: Rect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound))
      }
    }
    unsafe cairo_pop_group_to_source(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  private func draw(_ part: PixelRect, of bitmap: Bitmap, in rect: Rect) {
    guard rect.width > 0, rect.height > 0, let cairo = unsafe cairo else { return }
    unsafe cairo_save(cairo)
    defer { unsafe cairo_restore(cairo) }
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_clip(cairo)
    unsafe cairo_translate(cairo, rect.minX, rect.minY)
    unsafe cairo_scale(cairo, rect.width / Double(part.width), rect.height / Double(part.height))
    _ = bitmap.withCairoSurface(part) { surface in
      unsafe cairo_set_source_surface(cairo, surface.pointer, 0, 0)
      unsafe cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      unsafe cairo_paint(cairo)
      unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// The whole pixels of a part of a side of `count` pixels, at least one.
  private static func pixels(
    _ range: ClosedRange<Double>, perPoint scale: Double, of count: Int
  ) -> (start: Int, count: Int) {
    let start = min(Int((range.lowerBound * scale).rounded()), count - 1)
    let end = min(max(Int((range.upperBound * scale).rounded()), start + 1), count)
    return (start, end - start)
  }

  /// The pieces with their borders moved to whole device pixels, where the outer ones are on such already; what moves or
  /// is turned stays where it is.
  private func crisp(_ pieces: [StretchAxis.Piece], along axis: Axis) -> [StretchAxis.Piece] {
    guard let first = pieces.first, let last = pieces.last else { return pieces }
    // A quarter turn leaves no exact zeros.
    func isNone(_ first: Double, _ second: Double) -> Bool { max(first.magnitude, second.magnitude) < 1e-9 }
    let isUpright = isNone(matrix.xy, matrix.yx)
    guard isUpright || isNone(matrix.xx, matrix.yy) else { return pieces }
    let factor =
      axis == .horizontal ? (isUpright ? matrix.xx : matrix.yx) : (isUpright ? matrix.yy : matrix.xy)
    let offset = (axis == .horizontal) == isUpright ? matrix.x0 : matrix.y0
    func snapped(_ place: Double) -> Double { ((place * factor + offset).rounded() - offset) / factor }
    func isCrisp(_ place: Double) -> Bool { ((snapped(place) - place) * factor).magnitude < 0.01 }
    guard isCrisp(first.target.lowerBound), isCrisp(last.target.upperBound) else { return pieces }
    return pieces.map { piece in
      let start = snapped(piece.target.lowerBound)
      return StretchAxis.Piece(
        source: piece.source, target: start...max(start, snapped(piece.target.upperBound)))
    }
  }
}
