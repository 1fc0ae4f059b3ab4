import CX11
import DetentGraphics
import Glibc

/// A buffer whose pixels are sent over the connection, for servers that cannot see this process's memory.
@MainActor
@safe
final class SentImage: ImageBuffer {
  let capacity: PixelExtent
  let stride: Int
  let memory: UnsafeMutableRawPointer
  private let image: ImageHandle
  private let connection: Connection

  /// - Returns: nil when there is no memory or the server is gone.
  init?(capacity: PixelExtent, screen: Screen, connection: Connection) {
    let stride = screen.format.stride(width: capacity.width)
    guard let memory = unsafe calloc(capacity.height, stride) else { return nil }
    let made = connection.call { display in
      unsafe ImageHandle(
        XCreateImage(
          display, screen.visual, UInt32(screen.depth), ZPixmap, 0,
          memory.assumingMemoryBound(to: CChar.self),
          UInt32(capacity.width), UInt32(capacity.height), 32, CInt(stride)))
    }
    guard let image = made ?? nil else {
      unsafe free(memory)
      return nil
    }
    self.capacity = capacity
    self.stride = stride
    unsafe self.memory = unsafe memory
    self.image = image
    self.connection = connection
  }

  isolated deinit { unsafe free(memory) }

  func put(_ rects: [PixelRect], to target: DrawTarget, isAnnounced: Bool) {
    connection.call { display in
      for rect in rects {
        _ = unsafe XPutImage(
          display, target.window, target.context, image.pointer, CInt(rect.x), CInt(rect.y), CInt(rect.x),
          CInt(rect.y), UInt32(rect.width), UInt32(rect.height))
      }
    }
  }

  /// Xlib copied the pixels when they were put.
  func waitUntilRead() {}
}
