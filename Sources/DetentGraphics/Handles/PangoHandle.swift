internal import CPango
internal import DetentCore

/// Owns one `PangoLayout`.
@safe
final class PangoHandle {
  let pointer: OpaquePointer

  /// Creates an empty layout in fonts within `reach`, whose measures do not depend on the device.
  ///
  /// - Throws: ``GraphicsError/outOfMemory`` when there is no font map.
  init(_ reach: FontRegistry.Reach) throws(GraphicsError) {
    guard let map = unsafe FontRegistry.currentMap(reach),
      let context = unsafe pango_font_map_create_context(map)
    else { throw .outOfMemory }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }
    unsafe Self.makeScaleIndependent(context)
    guard let made = unsafe pango_layout_new(context) else { throw .outOfMemory }
    unsafe pointer = made
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Without hinting and rounding, widths grow linearly with the scale, so a layout in points suits every device.
  private static func makeScaleIndependent(_ context: OpaquePointer) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_cairo_context_set_resolution(context, 72)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }
}
