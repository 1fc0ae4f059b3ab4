internal import CPango

extension PangoHandle {
  /// The number of Pango's units in a point.
  static let unitsPerPoint = 1024.0

  /// Puts in the text and how it is to be set; `maximumWidth` is in points.
  func set(_ text: String, font: Font, maximumWidth: Double?, alignment: TextAlignment, lines: TextLines) {
    apply(font)
    unsafe pango_layout_set_text(pointer, text, Int32(text.utf8.count))
    unsafe pango_layout_set_alignment(pointer, alignment.pango)
    unsafe pango_layout_set_auto_dir(pointer, 1)
    switch lines {
    case .single:
      unsafe pango_layout_set_single_paragraph_mode(pointer, 1)
    case .wrapping(let maximum):
      unsafe pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
      unsafe pango_layout_set_height(pointer, -Int32(min(max(maximum, 1), 10_000)))
    }
    guard let maximumWidth else { return }
    unsafe pango_layout_set_width(pointer, Int32(min(maximumWidth, 1_000_000) * Self.unitsPerPoint))
    unsafe pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
  }

  private func apply(_ font: Font) {
    let description = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(description, font.family.filter { $0 != "\0" })
    unsafe pango_font_description_set_absolute_size(description, font.size * Self.unitsPerPoint)
    unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.rawValue)))
    unsafe pango_layout_set_font_description(pointer, description)
    guard font.hasTabularFigures else { return }
    let attributes = unsafe pango_attr_list_new()
    unsafe pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    unsafe pango_layout_set_attributes(pointer, attributes)
    unsafe pango_attr_list_unref(attributes)
  }
}

extension TextAlignment {
  /// Pango swaps left and right by itself in paragraphs that run from right to left.
  var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}
