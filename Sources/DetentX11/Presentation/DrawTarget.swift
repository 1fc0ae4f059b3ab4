import CX11

/// A window to copy pixels to, with the graphics context that copying needs; the owner of the latter.
@MainActor
@safe
final class DrawTarget {
  let window: CX11.Window
  let context: GC
  private let connection: Connection

  /// - Returns: nil when the server is gone.
  init?(window: CX11.Window, connection: Connection) {
    var values = XGCValues()
    values.graphics_exposures = 0
    let made = connection.call { display in
      unsafe XCreateGC(display, window, UInt(GCGraphicsExposures), &values)
    }
    guard let context = unsafe made ?? nil else { return nil }
    self.window = window
    unsafe self.context = unsafe context
    self.connection = connection
  }

  isolated deinit {
    // Xlib tells the server, which must not be once that is gone; what is left then is one block of Xlib's memory.
    guard connection.isAlive else {
      _ = unsafe XFree(UnsafeMutableRawPointer(context))
      return
    }
    connection.call { display in _ = unsafe XFreeGC(display, context) }
  }
}
