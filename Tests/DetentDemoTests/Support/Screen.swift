import CX11
import X11TestSupport

@testable import DetentX11

/// A display of its own, and somebody who sits in front of it.
@MainActor
final class Screen {
  let server: any DisplayServer
  let client: TestClient
  private var pings = 0

  /// The display that the tests share, since each runs to its end before the next one begins.
  static func shared() throws -> Screen { try sharedResult.get() }
  private static let life = HandleLife()
  private static let sharedResult = Result { try Screen() }

  convenience init() throws { try self.init(TestServer(screen: "1400x900x24")) }

  init(_ server: any DisplayServer) throws {
    self.server = server
    client = try TestClient(server)
    // Else what the server refuses, or its death, would end the tests.
    ErrorHandlers.install(ErrorLog(), life: Self.life, display: client.display)
    // The answers to pings go to the root window.
    XSelectInput(client.display, client.root, SubstructureNotifyMask)
    client.synchronize()
  }

  isolated deinit { ErrorHandlers.remove(display: client.display) }

  /// Waits until the program that owns a window has handled every event that was sent before.
  ///
  /// - Parameters:
  ///   - window: The window, whose program answers a window manager's ping (EWMH 1.5, 6.1).
  ///   - seconds: How long it may take.
  ///   - meanwhile: Called again and again until then; the log must be read, or the demo waits for its reader.
  /// - Returns: Whether it did so in time.
  /// - Throws: What `meanwhile` throws.
  func catchesUp(_ window: CX11.Window, within seconds: Double = 10, meanwhile: () throws -> Void = {}) throws
    -> Bool
  {
    pings += 1
    client.send(window, protocol: "_NET_WM_PING", [pings, Int(window)])
    let deadline = Deadline(seconds)
    while !deadline.isOver {
      while let event = client.event(ClientMessage) {
        if event.xclient.data.l.1 == pings { return true }
      }
      try meanwhile()
      _ = deadline.waits(for: XConnectionNumber(client.display), atMost: 0.01)
    }
    return false
  }
}
