/// What of a text is worth handing to Pango.
struct ShownText {
  /// The text without control characters, no longer than can be seen.
  let text: String

  /// Whether the end is cut off and replaced by an ellipsis.
  let isCut: Bool

  /// The width limit in points; absent when there is none.
  let maximumWidth: Double?

  /// Whether there are pictures like emoji in it.
  let hasColorGlyphs: Bool

  init(_ text: String, font: Font, maximumWidth: Double?, lines: TextLines) {
    self.maximumWidth = maximumWidth.flatMap { width in
      width == .infinity ? nil : max(width.isNaN ? 0 : width, 0)
    }
    let limit = Self.limit(font: font, maximumWidth: self.maximumWidth, lines: lines)
    var scalars = String.UnicodeScalarView()
    var isCut = false
    var hasColorGlyphs = false
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        isCut = true
        break
      }
      hasColorGlyphs = hasColorGlyphs || Self.isPicture(scalar)
      scalars.append(Self.shown(scalar, lines: lines))
    }
    self.text = isCut ? String(scalars) + "…" : String(scalars)
    self.isCut = isCut
    self.hasColorGlyphs = hasColorGlyphs
  }

  /// The number of scalars to look at. A scalar is hardly ever narrower than 1/16 em: the narrowest letters have a
  /// quarter of an em and, when they are decomposed, two marks that take no width.
  private static func limit(font: Font, maximumWidth: Double?, lines: TextLines) -> Int {
    switch lines {
    case .wrapping: 16_384
    case .single: maximumWidth.map { Int(min(max(64, $0 / font.size * 16), 4_096)) } ?? 4_096
    }
  }

  private static func shown(_ scalar: Unicode.Scalar, lines: TextLines) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n" && lines != .single ? scalar : " "
    case .lineSeparator, .paragraphSeparator: lines == .single ? " " : "\n"
    default: scalar
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x203C && (scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation)
  }
}
