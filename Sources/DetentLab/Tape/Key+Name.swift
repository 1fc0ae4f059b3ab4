internal import DetentUI

extension Key {
  /// The key as a file has it.
  var name: String {
    switch self {
    case .character(let text): "character \(text)"
    case .other(let number): "other \(number)"
    default: Self.named.first { $0.key == self }?.name ?? "other 0"
    }
  }

  /// Reads what ``name`` wrote.
  init?(name: String) {
    if let key = Self.named.first(where: { $0.name == name })?.key {
      self = key
    } else if name.hasPrefix("character ") {
      self = .character(String(name.dropFirst("character ".count)))
    } else if name.hasPrefix("other "), let number = UInt(name.dropFirst("other ".count)) {
      self = .other(number)
    } else {
      return nil
    }
  }

  private static let named: [(key: Key, name: String)] = [
    (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"), (.pageUp, "page up"),
    (.pageDown, "page down"), (.home, "home"), (.end, "end"), (.tab, "tab"), (.enter, "enter"),
    (.space, "space"), (.escape, "escape"), (.backspace, "backspace"), (.delete, "delete"),
  ]
}
