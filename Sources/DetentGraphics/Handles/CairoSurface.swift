import CCairo

/// Owns one `cairo_surface_t` with an image in memory.
@safe
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over a surface that was just made; cairo never returns nothing, but a surface in an error state.
  init(_ made: OpaquePointer?) throws(GraphicsError) {
    guard let made = unsafe made else { throw .outOfMemory }
    let status = unsafe cairo_surface_status(made)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(made)
      throw GraphicsError(cairoStatus: status)
    }
    unsafe pointer = made
  }

  deinit { unsafe cairo_surface_destroy(pointer) }

  /// Creates a clear image.
  convenience init(format: cairo_format_t, width: Int, height: Int) throws(GraphicsError) {
    try unsafe self.init(cairo_image_surface_create(format, Int32(width), Int32(height)))
  }
}

extension GraphicsError {
  /// The error for a status other than success.
  init(cairoStatus status: cairo_status_t) {
    self = status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .drawingFailed(status: Int(status.rawValue))
  }
}
