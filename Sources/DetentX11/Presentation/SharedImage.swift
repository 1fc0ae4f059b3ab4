import CX11
import DetentGraphics

/// A buffer that the server reads in place: nothing is sent but the request.
@MainActor
final class SharedImage: ImageBuffer {
  let capacity: PixelExtent
  let stride: Int
  private let segment: SharedSegment
  private let image: ImageHandle
  private let connection: Connection
  /// The number of the last request that makes the server read the memory.
  private var lastPut: UInt?

  /// - Returns: nil when the server cannot see this process's memory.
  init?(capacity: PixelExtent, screen: Screen, connection: Connection) {
    guard connection.isLocal, connection.call({ display in unsafe XShmQueryExtension(display) }) == 1
    else { return nil }
    let stride = screen.format.stride(width: capacity.width)
    guard let segment = SharedSegment(bytes: stride * capacity.height, connection: connection) else {
      return nil
    }
    let made = connection.call { display in
      unsafe ImageHandle(
        XShmCreateImage(
          display, screen.visual, UInt32(screen.depth), ZPixmap, segment.info.pointee.shmaddr, segment.info,
          UInt32(capacity.width), UInt32(capacity.height)))
    }
    // The server works out the distance between rows by itself, so an image with another one is of no use.
    guard let image = made ?? nil, unsafe Int(image.pointer.pointee.bytes_per_line) == stride else {
      return nil
    }
    self.capacity = capacity
    self.stride = stride
    self.segment = segment
    self.image = image
    self.connection = connection
  }

  var memory: UnsafeMutableRawPointer { unsafe segment.memory }

  func put(_ rects: [PixelRect], to target: DrawTarget, isAnnounced: Bool) {
    connection.call { display in
      for (index, rect) in rects.enumerated() {
        lastPut = unsafe XNextRequest(display)
        // The server works in order, so the last rectangle's completion tells of them all.
        let isLast = index == rects.count - 1
        unsafe XShmPutImage(
          display, target.window, target.context, image.pointer, CInt(rect.x), CInt(rect.y), CInt(rect.x),
          CInt(rect.y), UInt32(rect.width), UInt32(rect.height), isAnnounced && isLast ? 1 : 0)
      }
    }
  }

  /// Returns when the server has read the memory.
  ///
  /// Whatever the server sends carries the number of the last request that it worked off; normally an event that came
  /// after the last put tells so, such as the one because of which something is drawn. Else one round trip settles it, also for a window that is unmapped or gone.
  func waitUntilRead() {
    guard let put = lastPut else { return }
    lastPut = nil
    connection.call { display in
      guard unsafe XLastKnownRequestProcessed(display) < put else { return }
      _ = unsafe XEventsQueued(display, QueuedAfterReading)
      guard unsafe XLastKnownRequestProcessed(display) < put else { return }
      _ = unsafe XSync(display, 0)
    }
  }
}
