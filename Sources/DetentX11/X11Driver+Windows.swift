import CX11
import DetentCore
import DetentGraphics
public import DetentUI

extension X11Driver {
  /// Opens a window and shows it; it stays until it is closed or destroyed.
  ///
  /// Where no window manager runs it opens where the configuration says and takes the keyboard.
  /// - Parameters:
  ///   - configuration: What the window is to be.
  ///   - receiver: Held weakly; hears of everything that happens to the window.
  /// - Returns: The window, an ``X11Window``.
  /// - Throws: `DriverError.cannotMakeSurface(width:height:)`, also when the server is gone.
  public func makeWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> any DriverWindow {
    try openWindow(configuration, receiver: receiver)
  }

  func openWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> X11Window {
    let scale = configuration.scale ?? desktop.scale
    let pixels = scale.pixels(configuration.size)
    let extent = PixelExtent(width: pixels.width, height: pixels.height)
    let (left, top) = (configuration.origin.x * scale.factor, configuration.origin.y * scale.factor)
    let place = PixelRect(
      x: Int(exactly: left.rounded()) ?? 0, y: Int(exactly: top.rounded()) ?? 0, width: extent.width,
      height: extent.height)
    guard
      let handle = WindowHandle(
        place: place, screen: screen, connection: connection, hasCorePointer: input == nil),
      let target = DrawTarget(window: handle.identifier, connection: connection)
    else { throw .cannotMakeSurface(width: extent.width, height: extent.height) }
    let presenter = try Presenter(
      target: target, extent: extent, screen: screen, connection: connection,
      sharesMemory: options.sharesMemory)
    let window = X11Window(
      handle: handle, presenter: presenter, scale: scale, minimumSize: configuration.minimumSize,
      receiver: receiver, driver: self)
    add(window)
    soundOwner = soundOwner ?? SoundOwner(configuration)
    window.syncCounter = SyncCounter(connection)
    input?.select(in: handle.identifier)
    showCursor(of: window)
    introduce(window, configuration)
    return window
  }

  /// Describes the window to the window manager and shows it.
  private func introduce(_ window: X11Window, _ configuration: WindowConfiguration) {
    connection.call { display in
      let properties = unsafe WindowProperties(display: display, window: window.identifier, atoms: atoms)
      properties.write(
        configuration, scale: window.scale, extent: window.extent, counter: window.syncCounter?.identifier)
      _ = unsafe XMapWindow(display, window.identifier)
      _ = unsafe XFlush(display)
    }
  }

  /// Asks the server, or the window manager, for another extent of a window; the answer is an event.
  func ask(for extent: PixelExtent, of window: X11Window) {
    guard extent.isLegal else { return }
    connection.call { display in
      let properties = unsafe WindowProperties(display: display, window: window.identifier, atoms: atoms)
      properties.writeHints(minimum: window.scale.pixels(window.minimumSize), extent: extent)
      _ = unsafe XResizeWindow(display, window.identifier, UInt32(extent.width), UInt32(extent.height))
      _ = unsafe XFlush(display)
    }
  }

  /// The pixels of the monitor that shows the most of a window; nil where nobody knows.
  func largestExtent(of window: X11Window) -> PixelExtent? {
    guard !monitors.layout.monitors.isEmpty else { return nil }
    return monitors.layout.area(for: placeOnScreen(window)).map {
      PixelExtent(width: $0.width, height: $0.height)
    }
  }

  /// What is known of the monitor that shows the most of a window; nil where nothing is.
  func screen(of window: X11Window) -> ScreenReport? {
    var report = monitors.layout.report(for: placeOnScreen(window))
    report?.composition = composition
    return report
  }

  /// Who puts the picture together: a compositor owns a selection that is named after the screen (EWMH 1.5, "_NET_WM_CM_Sn").
  private var composition: ScreenReport.Composition {
    if input?.isXwayland == true { return .wayland }
    let owner = connection.call { display in
      unsafe XGetSelectionOwner(display, XInternAtom(display, "_NET_WM_CM_S\(connection.screen)", 0))
    }
    return owner ?? 0 == 0 ? .server : .compositor
  }

  /// The part of the screen that a window takes, in device pixels; nil when it is gone.
  func placeOnScreen(_ window: X11Window) -> PixelRect? {
    let found = connection.trap { display -> PixelRect? in
      var (x, y): (CInt, CInt) = (0, 0)
      var child: CX11.Window = 0
      guard
        unsafe XTranslateCoordinates(display, window.identifier, connection.root, 0, 0, &x, &y, &child) != 0
      else {
        return nil
      }
      return PixelRect(x: Int(x), y: Int(y), width: window.extent.width, height: window.extent.height)
    }
    return found.errors.isEmpty ? found.result ?? nil : nil
  }

  /// Gives a window that has come onto the screen the keyboard, where no window manager will: there the keyboard is
  /// nobody's, or goes with the pointer.
  func takeFocus(_ window: X11Window) {
    // The window may be gone from the screen again, which the server would call an error.
    _ = connection.trap { display in
      guard unsafe !hasManager(display) else { return }
      _ = unsafe XSetInputFocus(display, window.identifier, RevertToParent, UInt(CurrentTime))
    }
  }

  /// Whether a mapped window and all around it are mapped; else the server throws away what is drawn.
  func isViewable(_ window: X11Window) -> Bool {
    // The window may be gone again, which the server would call an error.
    let answer = connection.trap { display in
      var attributes = unsafe XWindowAttributes()
      let isThere = unsafe XGetWindowAttributes(display, window.identifier, &attributes) != 0
      return unsafe isThere && attributes.map_state == IsViewable
    }
    return answer.result == true
  }

  /// Whether a window manager runs: it names a window that names itself (EWMH 1.5, `_NET_SUPPORTING_WM_CHECK`).
  ///
  /// One that crashed leaves a name behind and no window, which is an error to be trapped.
  private func hasManager(_ display: OpaquePointer) -> Bool {
    let check = atoms[.managerCheck]
    func named(by window: CX11.Window) -> CX11.Window? {
      unsafe WindowProperty(display, window: window, property: check)?.numbers.first
    }
    guard let manager = named(by: connection.root) else { return false }
    return named(by: manager) == manager
  }
}
