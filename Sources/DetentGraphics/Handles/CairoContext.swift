import CCairo

/// Owns one `cairo_t`.
@safe
final class CairoContext {
  let pointer: OpaquePointer

  /// Creates a context that draws on `surface`.
  init(_ surface: CairoSurface) throws(GraphicsError) {
    guard let made = unsafe cairo_create(surface.pointer) else { throw .outOfMemory }
    let status = unsafe cairo_status(made)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_destroy(made)
      throw GraphicsError(cairoStatus: status)
    }
    unsafe pointer = made
  }

  deinit { unsafe cairo_destroy(pointer) }
}
