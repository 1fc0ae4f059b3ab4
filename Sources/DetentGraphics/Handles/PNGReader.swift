internal import CCairo

/// Feeds bytes in memory to cairo's PNG decoder.
final class PNGReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Decodes the picture.
  func read() throws(GraphicsError) -> CairoSurface {
    try unsafe CairoSurface(
      cairo_image_surface_create_from_png_stream(
        { reader, target, count in
          guard let reader = unsafe reader, let target = unsafe target else { return CAIRO_STATUS_READ_ERROR }
          return unsafe Unmanaged<PNGReader>.fromOpaque(reader).takeUnretainedValue()
            .copy(Int(count), to: UnsafeMutableBufferPointer(start: target, count: Int(count)))
        }, Unmanaged.passUnretained(self).toOpaque()))
  }

  private func copy(_ count: Int, to target: UnsafeMutableBufferPointer<UInt8>) -> cairo_status_t {
    guard count <= bytes.count - position else { return CAIRO_STATUS_READ_ERROR }
    _ = unsafe target.update(fromContentsOf: bytes[position..<position + count])
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}
