internal import CCairo
internal import DetentCore

/// Coverage, one byte for each pixel: 0 is outside, 255 inside.
struct AlphaMask: Sendable, Equatable {
  /// The number of columns, a multiple of 4 as cairo wants rows to be.
  let width: Int

  /// The number of rows.
  let height: Int

  /// Row by row from the top left.
  private(set) var coverage: [UInt8]

  /// Draws a mask of at least `width` × `height` pixels on a canvas of which only the alpha counts.
  init(width: Int, height: Int, _ drawing: (Canvas) -> Void) {
    self.width = (max(width, 1) + 3) / 4 * 4
    self.height = max(height, 1)
    coverage = Array(repeating: 0, count: self.width * self.height)
    let all = PixelRect(x: 0, y: 0, width: self.width, height: self.height)
    withCairoSurface { surface in
      let canvas = Canvas(on: surface, scale: .one, clip: [all])
      drawing(canvas)
      canvas.end()
    }
  }

  /// Replaces the coverage by that of another extent of the same size.
  mutating func update(_ change: ([UInt8]) -> [UInt8]) {
    let changed = change(coverage)
    if changed.count == coverage.count { coverage = changed }
  }

  /// Runs `body` with a surface over the coverage, which can be drawn on; it must not outlive the call.
  private mutating func withCairoSurface(_ body: (CairoSurface) -> Void) {
    let (columns, rows) = (Int32(width), Int32(height))
    unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      let made = unsafe cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_A8, columns, rows, columns)
      guard let surface = try? unsafe CairoSurface(made) else { return }
      body(surface)
      unsafe cairo_surface_finish(surface.pointer)
    }
  }
}
