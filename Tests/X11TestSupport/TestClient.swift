package import CX11
internal import CXTest

/// Somebody else on the same display: the user's hands, the window manager, and the eyes that check.
@MainActor
package final class TestClient {
  /// What went wrong with the server.
  package enum Failure: Error { case cannotConnect, cannotRead }

  package let display: OpaquePointer
  package let root: Window
  /// Kept alive until the connection is closed.
  private let server: any DisplayServer

  package init(_ server: any DisplayServer) throws {
    self.server = server
    guard let display = XOpenDisplay(server.display) else { throw Failure.cannotConnect }
    self.display = display
    // Else a server's death would be the test process's.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    root = XDefaultRootWindow(display)
  }

  isolated deinit { XCloseDisplay(display) }

  package func synchronize() { XSync(display, 0) }

  package func move(_ x: Int, _ y: Int) {
    send(move: x, y)
    synchronize()
  }

  /// Moves the pointer without waiting for the server.
  package func send(move x: Int, _ y: Int) { XTestFakeMotionEvent(display, 0, CInt(x), CInt(y), 0) }

  /// Moves the pointer through `places`, so many milliseconds apart, and lets the button go with the last.
  ///
  /// All of it is told to the server at once, which keeps the time: a busy machine does not make a flick slower.
  package func flick(through places: [(x: Int, y: Int)], every milliseconds: UInt) {
    for place in places { XTestFakeMotionEvent(display, 0, CInt(place.x), CInt(place.y), milliseconds) }
    XTestFakeButtonEvent(display, 1, 0, 0)
    synchronize()
  }

  /// The windows on the screen, lowest first.
  package var children: [Window] {
    var (root, parent): (Window, Window) = (0, 0)
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, self.root, &root, &parent, &list, &count)
    defer { if let list { XFree(list) } }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  package func button(_ number: Int, down: Bool) {
    XTestFakeButtonEvent(display, UInt32(number), down ? 1 : 0, 0)
    synchronize()
  }

  package func click(_ number: Int) {
    button(number, down: true)
    button(number, down: false)
  }

  package func key(_ symbol: CInt, down: Bool) {
    XTestFakeKeyEvent(display, UInt32(XKeysymToKeycode(display, KeySym(symbol))), down ? 1 : 0, 0)
    synchronize()
  }

  package func type(_ symbol: CInt) {
    key(symbol, down: true)
    key(symbol, down: false)
  }

  /// Puts symbols on a key: two for each layout, without and with Shift.
  package func bind(_ symbols: [CInt], to code: UInt8) {
    var symbols = symbols.map { KeySym($0) }
    XChangeKeyboardMapping(display, CInt(code), CInt(symbols.count), &symbols, 1)
    synchronize()
  }

  /// Presses a key by its number and lets it go.
  package func type(code: UInt32) {
    XTestFakeKeyEvent(display, code, 1, 0)
    XTestFakeKeyEvent(display, code, 0, 0)
    synchronize()
  }

  /// The extent of a window, in pixels.
  package func size(_ window: Window) -> (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return (Int(attributes.width), Int(attributes.height))
  }

  package func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  /// What the window shows at a pixel.
  package func pixel(_ window: Window, _ x: Int, _ y: Int) throws -> UInt {
    let picture = try image(window, x: x, y: y, width: 1, height: 1)
    return picture[0]
  }

  /// What the window shows, row by row.
  package func image(_ window: Window, x: Int = 0, y: Int = 0, width: Int, height: Int) throws -> [UInt] {
    guard
      let image = XGetImage(
        display, window, CInt(x), CInt(y), UInt32(width), UInt32(height), UInt.max, ZPixmap)
    else { throw Failure.cannotRead }
    defer { _ = image.pointee.f.destroy_image(image) }
    return (0..<height).flatMap { row in
      (0..<width).map { column in image.pointee.f.get_pixel(image, CInt(column), CInt(row)) }
    }
  }

  /// Sends a client message about `window`, as window managers do.
  package func send(_ window: Window, protocol name: String, _ words: [Int] = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(atom(name))
    if words.count > 0 { event.xclient.data.l.1 = words[0] }
    if words.count > 1 { event.xclient.data.l.2 = words[1] }
    if words.count > 2 { event.xclient.data.l.3 = words[2] }
    XSendEvent(display, window, 0, 0, &event)
    synchronize()
  }

  /// What a counter of the SYNC extension says.
  package func counter(_ number: UInt) -> Int64? {
    var value = XSyncValue()
    guard XSyncQueryCounter(display, number, &value) != 0 else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// The next event of a type that has arrived.
  package func event(_ type: CInt) -> XEvent? {
    synchronize()
    var event = XEvent()
    return XCheckTypedEvent(display, type, &event) != 0 ? event : nil
  }
}
