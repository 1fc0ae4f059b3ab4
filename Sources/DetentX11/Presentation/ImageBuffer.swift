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
  ///
  /// An announced one has the server say when it has read them, which wakes the program up. That pays where the next frame
  /// comes without any event of which the same can be told.
  func put(_ rects: [PixelRect], to target: DrawTarget, isAnnounced: Bool)

  /// Returns when the server has read everything that was put, or is gone.
  func waitUntilRead()
}
