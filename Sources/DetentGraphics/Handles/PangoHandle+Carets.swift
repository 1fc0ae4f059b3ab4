internal import CPango

extension PangoHandle {
  /// Where the caret stands before the byte at `index` of the text, in points from Pango's own origin.
  func caretX(atByte index: Int) -> Double {
    var place = PangoRectangle()
    unsafe pango_layout_get_cursor_pos(pointer, Int32(clamping: index), &place, nil)
    return Double(place.x) / Self.unitsPerPoint
  }
}
