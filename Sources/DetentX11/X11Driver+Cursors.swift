import CX11
import DetentUI

extension X11Driver {
  /// Gives the pointer a window's shape while it is over the window.
  func showCursor(of window: X11Window) {
    guard windows[window.identifier] === window,
      let shape = cursors.handle(window.cursor, cursorTheme.look(at: window.scale))
    else { return }
    connection.call { display in
      _ = unsafe XDefineCursor(display, window.identifier, shape.identifier)
      _ = unsafe XFlush(display)
    }
  }

  /// Shows the shapes of another theme, or in another size, from now on.
  func takeOn(_ theme: CursorTheme) {
    guard theme != cursorTheme else { return }
    cursorTheme = theme
    cursors.clear()
    for window in sortedWindows { showCursor(of: window) }
  }
}
