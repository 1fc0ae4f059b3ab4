import CX11
import DetentUI

/// What a key event says of the key: its symbol, and the text that it types.
struct KeyLookup {
  var symbol: KeySymbol
  var text: String

  /// Looks a key up in the keyboard's table, without any input method.
  ///
  /// A key that is pressed for a shortcut counts by its Latin letter, on whichever layout of the keyboard it has one, so
  /// that shortcuts work with a Cyrillic or Greek layout too.
  init(_ event: XKeyEvent, modifiers: KeyModifiers) {
    var event = unsafe event
    var value: KeySym = 0
    var bytes = [CChar](repeating: 0, count: 32)
    let count = unsafe XLookupString(&event, &bytes, CInt(bytes.count), &value, nil)
    let scalars = bytes.prefix(Int(max(count, 0))).map { Character(Unicode.Scalar(UInt8(bitPattern: $0))) }
    (symbol, text) = (KeySymbol(value: value), String(scalars))
    guard !modifiers.isDisjoint(with: [.control, .alt, .system]), !symbol.isLatin else { return }
    let others = Self.firstLevels.map { unsafe KeySymbol(value: XLookupKeysym(&event, $0)) }
    if let latin = others.first(where: \.isLatinLetter) { symbol = latin }
  }

  init(symbol: KeySymbol, text: String) {
    self.symbol = symbol
    self.text = text
  }

  /// Where the keyboard's table has the unshifted symbol of each of up to four layouts.
  private static let firstLevels: [CInt] = [0, 2, 4, 6]
}
