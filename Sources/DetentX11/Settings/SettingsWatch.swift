import CX11

/// Follows the settings daemon of a screen, whichever runs, and what it publishes (XSETTINGS 0.5); and the resource
/// database, which is a property of the first screen's root window.
@MainActor
@safe
final class SettingsWatch {
  private let connection: Connection
  private let property: Atom
  private let manager: Atom
  private let selection: Atom
  /// The window that has the resource database.
  private let firstRoot: CX11.Window
  /// The daemon's window; 0 without a daemon.
  private(set) var owner: CX11.Window = 0

  init(_ connection: Connection, atoms: Atoms) {
    self.connection = connection
    property = atoms[.settings]
    manager = atoms[.manager]
    let name = "_XSETTINGS_S\(connection.screen)"
    selection = connection.call { display in unsafe XInternAtom(display, name, 0) } ?? 0
    firstRoot = connection.call { display in unsafe XRootWindow(display, 0) } ?? 0
    // A daemon that starts says so to whoever hears of the root window's structure (ICCCM 2.0, section 2.8).
    connection.call { display in
      _ = unsafe XSelectInput(display, firstRoot, PropertyChangeMask)
      let isFirst = connection.root == firstRoot
      let events = StructureNotifyMask | (isFirst ? PropertyChangeMask : 0)
      _ = unsafe XSelectInput(display, connection.root, events)
    }
    follow()
  }

  /// Whether an event says that the settings, or the daemon, are others than before.
  func isNews(_ event: XEvent) -> Bool {
    switch unsafe event.type {
    case PropertyNotify:
      unsafe event.xproperty.window == owner && event.xproperty.atom == property
        || event.xproperty.window == firstRoot && event.xproperty.atom == XA_RESOURCE_MANAGER
    case DestroyNotify: unsafe owner != 0 && event.xdestroywindow.window == owner
    case ClientMessage:
      unsafe event.xclient.window == connection.root && event.xclient.message_type == manager
        && UInt(bitPattern: event.xclient.data.l.1) == selection
    default: false
    }
  }

  /// The bytes that the daemon publishes now; none without a daemon.
  func read() -> [UInt8] {
    follow()
    guard owner != 0 else { return [] }
    // The daemon may have gone meanwhile, which is trapped.
    let answer = connection.trap { display in
      unsafe WindowProperty(display, window: owner, property: property)?.bytes ?? []
    }
    return answer.errors.isEmpty ? answer.result ?? [] : []
  }

  /// The resource database as it is now, which Xlib itself reads but once; nil where there is none.
  func readResources() -> String? {
    let bytes = connection.call { display in
      unsafe WindowProperty(display, window: firstRoot, property: XA_RESOURCE_MANAGER)?.bytes
    }
    return bytes.flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Finds the daemon and listens to its window.
  private func follow() {
    let answer = connection.trap { display -> CX11.Window in
      let owner = unsafe XGetSelectionOwner(display, selection)
      if owner != 0 { _ = unsafe XSelectInput(display, owner, PropertyChangeMask | StructureNotifyMask) }
      return owner
    }
    owner = answer.errors.isEmpty ? answer.result ?? 0 : 0
  }
}
