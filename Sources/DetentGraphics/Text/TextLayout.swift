public import DetentCore

/// A text set in a font: measured once, drawn often. Use each layout on one thread at a time.
public final class TextLayout {
  /// The text as it was given.
  public let text: String

  /// The font it is set in.
  public let font: Font

  /// The extent of the box in points: as wide as its widest line, as high as its lines; an empty text has the height
  /// of one line.
  public let size: Size = .zero

  /// The rectangle that the strokes cover, in points from the top left corner of the box; it may reach out of it.
  public let inkBounds: Rect = .zero

  /// The distance from the top of the box to the baseline of the first line, in points.
  public let baseline: Double = 0

  /// Whether a part of the text is left out.
  public let isEllipsized: Bool = false

  /// How many characters no installed font can show.
  public let unknownGlyphCount: Int = 0

  /// Sets `text` in `font`.
  ///
  /// A text wider than `maximumWidth` points ends in an ellipsis, or goes on in the next line when `lines` allows it.
  /// No width, or one that is infinite, means no limit; a negative one or one that is not a number counts as 0.
  public init(
    _ text: String, font: Font, maximumWidth: Double? = nil, alignment: TextAlignment = .leading,
    lines: TextLines = .single
  ) {
    self.text = text
    self.font = font
  }

  /// The layout of `text`, taken from the last ones used when it is among them.
  @MainActor
  public static func cached(
    _ text: String, font: Font, maximumWidth: Double? = nil, alignment: TextAlignment = .leading,
    lines: TextLines = .single
  ) -> TextLayout {
    TextLayout(text, font: font, maximumWidth: maximumWidth, alignment: alignment, lines: lines)
  }
}
