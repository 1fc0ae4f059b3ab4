internal import CCairo
internal import DetentCore

extension Canvas {
  /// Fills `mask` with `color`, one unit of the current transformation for each of its pixels, its corner at `place`.
  func fill(_ mask: AlphaMask, at place: Point, color: Color) {
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    unsafe mask.coverage.withUnsafeBytes { bytes in
      // Cairo's interface knows no constant pixels; nothing here draws on them.
      let data = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let made = unsafe cairo_image_surface_create_for_data(
        data?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height),
        Int32(mask.width))
      guard let surface = try? unsafe CairoSurface(made) else { return }
      unsafe cairo_mask_surface(cairo, surface.pointer, place.x, place.y)
      unsafe cairo_surface_finish(surface.pointer)
    }
  }
}
