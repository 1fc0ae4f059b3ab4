public import DetentCore
internal import Synchronization

/// A text set in a font: measured once, drawn often.
///
/// Measures do not depend on the scale of any device. Use each layout on one thread at a time.
public final class TextLayout {
  /// The text as it was given.
  public let text: String

  /// The font it is set in.
  public let font: Font

  /// The extent of the box in points: as wide as its widest line, as high as its lines; an empty text has the height
  /// of one line.
  public let size: Size

  /// The rectangle that the strokes cover, in points from the top left corner of the box; it may reach out of it.
  public let inkBounds: Rect

  /// The distance from the top of the box to the baseline of the first line, in points.
  public let baseline: Double

  /// Whether a part of the text is left out.
  public let isEllipsized: Bool

  /// How many characters no installed font can show.
  public let unknownGlyphCount: Int

  /// How many lines the box holds.
  public let lineCount: Int

  /// The text as it was handed to Pango.
  let shownText: String

  /// A number that no other layout of the process has.
  let serial = TextLayout.nextSerial.add(1, ordering: .relaxed).oldValue

  private static let nextSerial = Atomic(0)

  /// Absent only when the system has no memory or no font system at all; then nothing is drawn.
  let handle: PangoHandle?

  /// The corner of the box from Pango's origin, which is that of the widest line allowed.
  let origin: Point

  /// Whether to draw glyph by glyph, as coloured pictures need it, and not as one outline.
  let hasColorGlyphs: Bool

  /// Sets `text` in `font`.
  ///
  /// A text wider than `maximumWidth` points ends in an ellipsis, or goes on in the next line when `lines` allows it.
  /// No width, or one that is infinite, means no limit; a negative one or one that is not a number counts as 0.
  /// Control characters count as spaces. At most 4,096 scalars of a single line and 16,384 of a wrapping text are
  /// looked at; what follows becomes an ellipsis.
  public init(
    _ text: String, font: Font, maximumWidth: Double? = nil, alignment: TextAlignment = .leading,
    lines: TextLines = .single
  ) {
    let shown = ShownText(text, font: font, maximumWidth: maximumWidth, lines: lines)
    self.text = text
    self.font = font
    shownText = shown.text
    hasColorGlyphs = shown.hasColorGlyphs
    handle = Self.makeHandle(shown, in: font) { handle in
      handle.set(
        shown.text, font: font, maximumWidth: shown.maximumWidth, alignment: alignment, lines: lines)
    }
    let extents = handle?.extents() ?? (logical: .zero, ink: .zero)
    origin = extents.logical.origin
    size = extents.logical.size
    inkBounds = extents.ink.offset(by: .zero - extents.logical.origin)
    baseline = (handle?.baseline ?? 0) - extents.logical.minY
    isEllipsized = shown.isCut || handle?.isEllipsized ?? false
    unknownGlyphCount = handle?.unknownGlyphCount ?? 0
    lineCount = handle?.lineCount ?? 0
  }

  /// Sets a text in the registered fonts, or in those of the system where they have not all of its characters.
  private static func makeHandle(
    _ shown: ShownText, in font: Font, set: (PangoHandle) -> Void
  ) -> PangoHandle? {
    let isEnough = !shown.hasColorGlyphs && FontRegistry.knows(font)
    let own = isEnough ? try? PangoHandle(.files) : nil
    if let own {
      set(own)
      if own.unknownGlyphCount == 0 { return own }
    }
    guard let all = try? PangoHandle(.system) else { return own }
    set(all)
    return all
  }
}
