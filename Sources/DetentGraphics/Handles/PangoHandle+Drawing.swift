internal import CPango
internal import DetentCore

extension PangoHandle {
  /// Adds the outlines of every line to the path of `cairo`, or shows their glyphs when `asGlyphs` is true.
  ///
  /// `corner` is where Pango's origin goes. Further baselines keep a whole number of rows away from the first one, of
  /// which `rowsPerPoint` make a point; absent, they stay where they are.
  func draw(on cairo: OpaquePointer, corner: Point, rowsPerPoint: Double?, asGlyphs: Bool) {
    guard let iterator = unsafe pango_layout_get_iter(pointer) else { return }
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      let below = unsafe Double(pango_layout_iter_get_baseline(iterator)) / Self.unitsPerPoint - baseline
      let row = rowsPerPoint.map { (below * $0).rounded() / $0 } ?? below
      var logical = PangoRectangle()
      unsafe pango_layout_iter_get_line_extents(iterator, nil, &logical)
      unsafe cairo_move_to(
        cairo, corner.x + Double(logical.x) / Self.unitsPerPoint, corner.y + baseline + row)
      let line = unsafe pango_layout_iter_get_line_readonly(iterator)
      if asGlyphs {
        unsafe pango_cairo_show_layout_line(cairo, line)
      } else {
        unsafe pango_cairo_layout_line_path(cairo, line)
      }
    } while unsafe pango_layout_iter_next_line(iterator) != 0
  }
}
