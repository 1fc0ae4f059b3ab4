import CX11
import DetentUI

/// A key by the X protocol's number for what is engraved on it.
struct KeySymbol: Sendable, Hashable {
  var value: UInt

  /// What the key means to a program, when it types `text` as far as Xlib can tell.
  func key(text: String) -> Key {
    if let key = Self.named[value] { return key }
    if let character = character(text: text) { return .character(character) }
    return .other(value)
  }

  /// Whether the symbol is one of those that every keyboard's table begins with.
  var isLatin: Bool { value <= 0xff || Self.named[value] != nil }

  /// Whether the symbol is a letter from a to z.
  var isLatinLetter: Bool { (0x61...0x7a).contains(value) }

  /// Whether the key is Tab on a keyboard whose layout gives it another number together with Shift.
  var isBackTab: Bool { value == UInt(XK_ISO_Left_Tab) }

  /// Symbols up to 0xff are Latin-1, those from 0x1000100 on Unicode plus 0x1000000 (the X protocol, appendix A).
  private func character(text: String) -> String? {
    switch value {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(UInt32(value)).map { String(Character($0)) }
    case 0x100_0100...0x110_ffff: Unicode.Scalar(UInt32(value - 0x100_0000)).map { String(Character($0)) }
    default: text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } || text.isEmpty ? nil : text
    }
  }

  private static let named: [UInt: Key] = {
    let table: [(Key, [CInt])] = [
      (.left, [XK_Left, XK_KP_Left]), (.right, [XK_Right, XK_KP_Right]),
      (.up, [XK_Up, XK_KP_Up]), (.down, [XK_Down, XK_KP_Down]),
      (.pageUp, [XK_Prior, XK_KP_Prior]), (.pageDown, [XK_Next, XK_KP_Next]),
      (.home, [XK_Home, XK_KP_Home]), (.end, [XK_End, XK_KP_End]),
      (.tab, [XK_Tab, XK_KP_Tab, XK_ISO_Left_Tab]), (.enter, [XK_Return, XK_KP_Enter]),
      (.space, [XK_space, XK_KP_Space]), (.escape, [XK_Escape]),
      (.backspace, [XK_BackSpace]), (.delete, [XK_Delete, XK_KP_Delete]),
    ]
    return Dictionary(
      table.flatMap { key, symbols in symbols.map { (UInt($0), key) } },
      uniquingKeysWith: { first, _ in first })
  }()
}
