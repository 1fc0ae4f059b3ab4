internal import CCairo
public import DetentCore

extension Surface {
  /// Runs `drawing` with a canvas over the whole surface, of which only `rects` (in points) can change.
  ///
  /// The rectangles are rounded outward to whole device pixels; no rectangle at all means everything, an empty list
  /// nothing, and then `drawing` is not called. Nothing is cleared before. When the drawing is over the pixels are
  /// complete in memory, and the canvas, if it is kept, draws nothing any more.
  public func draw(scale: PixelScale, clippedTo rects: [Rect]? = nil, _ drawing: (Canvas) -> Void) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let clip = rects?.map { PixelRect(covering: $0, scale: scale).intersection(all) }.filter { !$0.isEmpty }
    guard clip?.isEmpty != true else { return }
    let canvas = Canvas(on: handle, pixels: pixels, scale: scale, clip: clip ?? [all])
    drawing(canvas)
    canvas.end()
  }

  /// Gives `reader` every pixel, 0xAARRGGBB or 0x??RRGGBB by ``format``, and the distance between rows in pixels.
  public func withPixels<Result, Failure: Error>(
    _ reader: (_ pixels: Span<UInt32>, _ pixelsPerRow: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe cairo_surface_flush(handle.pointer)
    let count = stride / 4 * (height - 1) + width
    let data = unsafe UnsafeRawPointer(cairo_image_surface_get_data(handle.pointer))
    let start = unsafe data?.assumingMemoryBound(to: UInt32.self)
    let buffer = unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
    return try reader(unsafe Span(_unsafeElements: buffer), stride / 4)
  }

  /// A copy of the pixels as they are now; those of an opaque surface get full alpha.
  ///
  /// - Complexity: linear in the number of pixels.
  public func snapshot() -> Bitmap {
    if format == .rgb24, let opaque = try? Surface(width: width, height: height) {
      opaque.draw(scale: .one) { canvas in canvas.paint(handle) }
      return opaque.snapshot()
    }
    var copy: [UInt32] = []
    copy.reserveCapacity(width * height)
    withPixels { pixels, pixelsPerRow in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        for start in Swift.stride(from: 0, to: pixels.count, by: pixelsPerRow) {
          unsafe copy += pixels[start..<start + width]
        }
      }
    }
    return Bitmap(columns: width, rows: height, pixels: copy)
  }
}
