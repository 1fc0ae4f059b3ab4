internal import CCairo

extension AlphaMask {
  /// Runs `body` with a surface that reads the coverage in place; it must not outlive the call.
  func withCairoSurface(_ body: (CairoSurface) -> Void) {
    unsafe coverage.withUnsafeBytes { bytes in
      // Cairo's interface knows no constant pixels; nothing here draws on them.
      let data = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      let made = unsafe cairo_image_surface_create_for_data(
        data?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(width))
      guard let surface = try? unsafe CairoSurface(made) else { return }
      body(surface)
      unsafe cairo_surface_finish(surface.pointer)
    }
  }
}
