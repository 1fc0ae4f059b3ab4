import DetentGraphics

/// Pixels in the server's own format, and the way they get to a window.
@MainActor
protocol ImageBuffer: AnyObject {
  /// Where the pixels lie, row by row; not to be written before ``waitUntilRead()``.
  var memory: UnsafeMutableRawPointer { get }
  /// The distance between rows, in bytes.
  var stride: Int { get }
  /// The most columns and rows that fit.
  var capacity: PixelExtent { get }

  /// Copies rectangles to the same places of the window.
  func put(_ rects: [PixelRect], to target: DrawTarget)

  /// Returns when the server has read everything that was put, or is gone.
  func waitUntilRead()
}
