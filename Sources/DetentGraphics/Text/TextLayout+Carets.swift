internal import DetentCore

extension TextLayout {
  /// Where a caret stands before each character of ``text`` and after the last, in points from the left edge of the
  /// box; what is left out counts as standing at the end.
  ///
  /// In text that runs from right to left the places fall. Meant for single lines.
  ///
  /// - Complexity: O(*n*)
  public func caretPlaces() -> [Double] {
    guard let handle else { return Array(repeating: 0, count: text.count + 1) }
    return caretBytes().map { handle.caretX(atByte: $0) - origin.x }
  }

  /// The bytes of the shown text before which the carets stand; its scalars are those of ``text``, up to where it is
  /// cut, but may take other numbers of bytes.
  private func caretBytes() -> [Int] {
    var bytes = [0]
    var shown = shownText.unicodeScalars[...]
    for character in text {
      let head = shown.prefix(character.unicodeScalars.count)
      shown = shown.dropFirst(character.unicodeScalars.count)
      bytes.append((bytes.last ?? 0) + head.reduce(0) { $0 + UTF8.width($1) })
    }
    return bytes
  }
}
