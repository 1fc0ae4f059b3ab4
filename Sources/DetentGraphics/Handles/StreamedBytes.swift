internal import CCairo

/// Collects what cairo writes of a surface that has no pixels.
final class StreamedBytes {
  fileprivate(set) var bytes: [UInt8] = []
}

extension CairoSurface {
  /// Creates a surface that writes SVG into `target`, which has to live until the surface is finished; the extent is in
  /// points, and so is what is written.
  convenience init(svgInto target: StreamedBytes, width: Double, height: Double) throws(GraphicsError) {
    try unsafe self.init(
      cairo_svg_surface_create_for_stream(
        { target, source, count in
          guard let target = unsafe target, let source = unsafe source else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          unsafe Unmanaged<StreamedBytes>.fromOpaque(target).takeUnretainedValue()
            .bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(target).toOpaque(), width, height))
    unsafe cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_USER)
  }

  /// Writes what has not been written; nothing can be drawn afterwards.
  func finish() { unsafe cairo_surface_finish(pointer) }

  /// What went wrong so far, if anything.
  var failure: GraphicsError? {
    let status = unsafe cairo_surface_status(pointer)
    return status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED
      ? nil : GraphicsError(cairoStatus: status)
  }
}
