internal import CPango
internal import DetentCore

extension PangoHandle {
  /// The logical and the ink rectangle in points, from Pango's own origin.
  func extents() -> (logical: Rect, ink: Rect) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    unsafe pango_layout_get_extents(pointer, &ink, &logical)
    return (Self.rect(logical), Self.rect(ink))
  }

  /// The distance from Pango's origin down to the first baseline, in points.
  var baseline: Double { unsafe Double(pango_layout_get_baseline(pointer)) / Self.unitsPerPoint }

  var isEllipsized: Bool { unsafe pango_layout_is_ellipsized(pointer) != 0 }

  var unknownGlyphCount: Int { unsafe Int(pango_layout_get_unknown_glyphs_count(pointer)) }

  var lineCount: Int { unsafe Int(pango_layout_get_line_count(pointer)) }

  private static func rect(_ rectangle: PangoRectangle) -> Rect {
    Rect(
      x: Double(rectangle.x) / unitsPerPoint, y: Double(rectangle.y) / unitsPerPoint,
      width: Double(rectangle.width) / unitsPerPoint, height: Double(rectangle.height) / unitsPerPoint)
  }
}
