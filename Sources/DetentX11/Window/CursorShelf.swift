import CX11
import DetentUI

/// The pointer shapes that have been shown, by their look, so that each is made once.
@MainActor
final class CursorShelf {
  private let connection: Connection
  /// What Xcursor takes from the environment and the resource database.
  private let usual: CursorTheme.Look
  private var current: CursorTheme.Look
  private var handles: [CursorTheme.Look: [DetentUI.Cursor: CursorHandle]] = [:]
  /// How many shapes have been made.
  private(set) var madeCount = 0

  init(_ connection: Connection) {
    self.connection = connection
    let usual = connection.call { display in
      CursorTheme.Look(
        name: unsafe XcursorGetTheme(display).map { unsafe String(cString: $0) },
        size: unsafe Int(XcursorGetDefaultSize(display)))
    }
    self.usual = usual ?? CursorTheme.Look()
    current = self.usual
  }

  /// The shape in a look, made when it is first wanted; nil when the server is gone.
  func handle(_ cursor: DetentUI.Cursor, _ look: CursorTheme.Look) -> CursorHandle? {
    if let known = handles[look]?[cursor] { return known }
    select(look)
    guard let made = CursorHandle(cursor, connection: connection) else { return nil }
    madeCount += 1
    handles[look, default: [:]][cursor] = made
    return made
  }

  /// Forgets the shapes: windows keep those that they show until they show others.
  func clear() { handles = [:] }

  /// Makes Xcursor load shapes in a look from here on.
  private func select(_ look: CursorTheme.Look) {
    let wanted = CursorTheme.Look(name: look.name ?? usual.name, size: look.size ?? usual.size)
    guard wanted != current else { return }
    current = wanted
    connection.call { display in
      _ = unsafe wanted.name.map { unsafe XcursorSetTheme(display, $0) } ?? XcursorSetTheme(display, nil)
      if let size = wanted.size { _ = unsafe XcursorSetDefaultSize(display, CInt(size)) }
    }
  }
}
