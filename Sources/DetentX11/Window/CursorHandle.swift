import CX11
import DetentUI

/// The owner of one of the server's pointer shapes.
@MainActor
final class CursorHandle {
  let identifier: CX11.Cursor
  private let connection: Connection

  /// - Returns: nil when the server is gone.
  init?(_ cursor: DetentUI.Cursor, connection: Connection) {
    let made = connection.call { display in unsafe XCreateFontCursor(display, Self.shape(of: cursor)) }
    guard let made else { return nil }
    identifier = made
    self.connection = connection
  }

  isolated deinit {
    connection.call { display in _ = unsafe XFreeCursor(display, identifier) }
  }

  /// The nearest shape in the cursor font that every server has; it knows no open or closed hand.
  private static func shape(of cursor: DetentUI.Cursor) -> UInt32 {
    switch cursor {
    case .arrow: UInt32(XC_left_ptr)
    case .openHand, .pointingHand: UInt32(XC_hand2)
    case .closedHand: UInt32(XC_fleur)
    case .text: UInt32(XC_xterm)
    }
  }
}
