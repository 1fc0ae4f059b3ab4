internal import CCairo

/// Collects what cairo's PNG encoder writes.
final class PNGWriter {
  private(set) var bytes: [UInt8] = []

  /// Encodes `surface`.
  func write(_ surface: CairoSurface) -> cairo_status_t {
    unsafe cairo_surface_write_to_png_stream(
      surface.pointer,
      { writer, source, count in
        guard let writer = unsafe writer, let source = unsafe source else { return CAIRO_STATUS_WRITE_ERROR }
        unsafe Unmanaged<PNGWriter>.fromOpaque(writer).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
