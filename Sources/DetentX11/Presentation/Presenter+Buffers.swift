import DetentGraphics
import DetentUI

extension Presenter {
  /// How much larger than needed a buffer is made when a window outgrows it, so that a resize under the user's
  /// hand seldom makes a new one: by a quarter.
  private static let headroom = 4

  /// The buffer to go on with for a new extent: the present one while it is neither too small nor much too large.
  func fittingBuffer(for extent: PixelExtent) throws(DriverError) -> any ImageBuffer {
    let isWasteful = buffer.capacity.width * buffer.capacity.height > 4 * extent.width * extent.height
    if buffer.capacity.fits(extent), !isWasteful { return buffer }
    return try Self.makeBuffer(
      capacity: Self.roomy(extent), screen: screen, connection: connection, sharesMemory: sharesMemory)
  }

  private static func roomy(_ extent: PixelExtent) -> PixelExtent {
    PixelExtent(
      width: min(extent.width + extent.width / headroom, Surface.sideLimit),
      height: min(extent.height + extent.height / headroom, Surface.sideLimit))
  }

  static func makeBuffer(
    capacity: PixelExtent, screen: Screen, connection: Connection, sharesMemory: Bool
  ) throws(DriverError) -> any ImageBuffer {
    if sharesMemory, let image = SharedImage(capacity: capacity, screen: screen, connection: connection) {
      return image
    }
    guard let image = SentImage(capacity: capacity, screen: screen, connection: connection) else {
      throw .cannotMakeSurface(width: capacity.width, height: capacity.height)
    }
    return image
  }

  /// A surface over the buffer's memory, or with its own where the server wants other pixels than Cairo draws.
  static func makeSurface(
    extent: PixelExtent, buffer: any ImageBuffer, screen: Screen
  ) throws(DriverError) -> Surface {
    let format: PixelFormat = screen.depth == 32 ? .argb32 : .rgb24
    do {
      guard screen.format.isSurfaceLayout else {
        return try Surface(width: extent.width, height: extent.height, format: format)
      }
      return try unsafe Surface(
        adopting: buffer.memory, width: extent.width, height: extent.height, stride: buffer.stride,
        format: format)
    } catch {
      throw .cannotMakeSurface(width: extent.width, height: extent.height)
    }
  }
}
