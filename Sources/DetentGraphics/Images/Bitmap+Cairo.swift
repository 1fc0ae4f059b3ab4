internal import CCairo

extension Bitmap {
  /// Runs `body` with a surface that reads the pixels in place; it must not outlive the call.
  func withCairoSurface(_ body: (CairoSurface) -> cairo_status_t) -> cairo_status_t {
    withCairoSurface(PixelRect(x: 0, y: 0, width: width, height: height), body)
  }

  /// As ``withCairoSurface(_:)``, with a surface of only the pixels in `part`, which must lie within the bitmap.
  func withCairoSurface(_ part: PixelRect, _ body: (CairoSurface) -> cairo_status_t) -> cairo_status_t {
    unsafe pixels.withUnsafeBytes { bytes in
      // Cairo's interface knows no constant pixels; nothing here draws on them.
      let data = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let first = unsafe data?.advanced(by: (part.y * width + part.x) * 4)
      let made = unsafe cairo_image_surface_create_for_data(
        first?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(part.width),
        Int32(part.height), Int32(width * 4))
      guard let surface = try? unsafe CairoSurface(made) else { return CAIRO_STATUS_NO_MEMORY }
      let status = body(surface)
      unsafe cairo_surface_finish(surface.pointer)
      return status
    }
  }
}
