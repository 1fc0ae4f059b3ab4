import CX11
import DetentGraphics
import DetentUI

/// The owner of one of the server's windows.
@MainActor
final class WindowHandle {
  let identifier: CX11.Window
  private let connection: Connection
  private var isGone = false

  /// Makes a window, without showing it; nil when the server is gone.
  ///
  /// - Parameters:
  ///   - place: Its upper left corner, in device pixels, and its width and height.
  ///   - screen: Where it opens.
  ///   - connection: To the server.
  ///   - hasCorePointer: Whether it hears of pointers by the core protocol, which knows but one.
  init?(place: PixelRect, screen: Screen, connection: Connection, hasCorePointer: Bool) {
    var attributes = XSetWindowAttributes()
    // No background: the server would clear what is redrawn anyway, and the window would flicker.
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = Self.events | (hasCorePointer ? Self.pointerEvents : 0)
    var mask = UInt(CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask)
    if let colormap = screen.colormap {
      attributes.colormap = colormap
      mask |= UInt(CWColormap)
    }
    let made = connection.call { display in
      unsafe XCreateWindow(
        display, connection.root, CInt(clamping: place.x), CInt(clamping: place.y), UInt32(place.width),
        UInt32(place.height), 0, screen.depth,
        UInt32(InputOutput), screen.visual, mask, &attributes)
    }
    guard let made else { return nil }
    identifier = made
    self.connection = connection
  }

  isolated deinit {
    guard !isGone else { return }
    connection.call { display in
      _ = unsafe XDestroyWindow(display, identifier)
      _ = unsafe XFlush(display)
    }
  }

  /// Notes that the server has no such window any more.
  func disown() { isGone = true }

  private static let events =
    KeyPressMask | KeyReleaseMask | ExposureMask | StructureNotifyMask | FocusChangeMask

  private static let pointerEvents =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | LeaveWindowMask
}
