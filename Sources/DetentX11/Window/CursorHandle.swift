import CX11
import DetentUI

/// The owner of one of the server's pointer shapes.
@MainActor
final class CursorHandle {
  let identifier: CX11.Cursor
  private let connection: Connection

  /// Takes the shape from the user's theme of cursors, or from the font of shapes that every server has.
  ///
  /// - Returns: nil when the server is gone.
  init?(_ cursor: DetentUI.Cursor, connection: Connection) {
    let made = connection.call { display -> CX11.Cursor in
      let themed = Self.names(of: cursor).lazy.map { unsafe XcursorLibraryLoadCursor(display, $0) }
      return unsafe themed.first { $0 != 0 } ?? XCreateFontCursor(display, Self.shape(of: cursor))
    }
    guard let made else { return nil }
    identifier = made
    self.connection = connection
  }

  isolated deinit {
    connection.call { display in _ = unsafe XFreeCursor(display, identifier) }
  }

  /// What themes call the shape: first by the names of CSS, then by those of older themes.
  static func names(of cursor: DetentUI.Cursor) -> [String] {
    switch cursor {
    case .arrow: ["default", "left_ptr"]
    case .openHand: ["grab", "openhand", "hand1"]
    case .closedHand: ["grabbing", "closedhand"]
    case .pointingHand: ["pointer", "hand2"]
    case .text: ["text", "xterm"]
    }
  }

  /// The nearest shape in the cursor font, which knows no open or closed hand.
  private static func shape(of cursor: DetentUI.Cursor) -> UInt32 {
    switch cursor {
    case .arrow: UInt32(XC_left_ptr)
    case .openHand, .pointingHand: UInt32(XC_hand2)
    case .closedHand: UInt32(XC_fleur)
    case .text: UInt32(XC_xterm)
    }
  }
}
