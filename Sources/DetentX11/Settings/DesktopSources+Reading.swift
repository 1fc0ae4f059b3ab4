import CX11
import Glibc

extension DesktopSources {
  /// Asks the environment, the settings daemon and the server's resource database.
  @MainActor
  init(_ connection: Connection, atoms: Atoms) {
    environmentScale = unsafe getenv("GDK_SCALE").map { unsafe String(cString: $0) }
    environmentTheme = unsafe getenv("GTK_THEME").map { unsafe String(cString: $0) }
    settings = XSettings(Self.publishedSettings(connection, atoms: atoms))
    resources =
      connection.call { display in
        unsafe XResourceManagerString(display).map { unsafe String(cString: $0) }
      } ?? nil
  }

  /// The bytes that the settings daemon of the screen publishes; none without a daemon.
  @MainActor
  private static func publishedSettings(_ connection: Connection, atoms: Atoms) -> [UInt8] {
    let selection = "_XSETTINGS_S\(connection.screen)"
    let property = atoms[.settings]
    // The daemon may go between the two questions; then the second one fails, which is trapped.
    let answer = connection.trap { display -> [UInt8] in
      let owner = unsafe XGetSelectionOwner(display, XInternAtom(display, selection, 0))
      guard owner != 0 else { return [] }
      return unsafe WindowProperty(display, window: owner, property: property)?.bytes ?? []
    }
    return answer.errors.isEmpty ? answer.result ?? [] : []
  }
}
