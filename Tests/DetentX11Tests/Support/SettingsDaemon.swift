import CX11
import X11TestSupport

/// A settings daemon, whose window belongs to a client.
@MainActor
struct SettingsDaemon {
  let client: TestClient
  let window: CX11.Window

  init(_ client: TestClient) {
    self.client = client
    window = XCreateSimpleWindow(client.display, client.root, 0, 0, 1, 1, 0, 0, 0)
  }

  /// Publishes settings, and owns the selection by which daemons are known.
  func publish(_ bytes: [UInt8]) {
    let property = client.atom("_XSETTINGS_SETTINGS")
    XChangeProperty(client.display, window, property, property, 8, PropModeReplace, bytes, CInt(bytes.count))
    XSetSelectionOwner(client.display, client.atom("_XSETTINGS_S0"), window, 0)
    client.synchronize()
  }

  /// Tells everybody that the daemon runs now, as daemons do.
  func announce() {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client.root
    event.xclient.message_type = client.atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l.1 = Int(client.atom("_XSETTINGS_S0"))
    event.xclient.data.l.2 = Int(window)
    XSendEvent(client.display, client.root, 0, StructureNotifyMask, &event)
    client.synchronize()
  }

  /// Ends the daemon.
  func leave() {
    XDestroyWindow(client.display, window)
    client.synchronize()
  }
}
