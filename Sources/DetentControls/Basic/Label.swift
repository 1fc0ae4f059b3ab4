public import DetentCore
public import DetentGraphics
public import DetentUI

/// A line of text, or several, that cannot be changed by the user.
public final class Label: View {
  /// The text; what does not fit is cut with an ellipsis.
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// The font; the theme's running text when nil.
  public var font: Font? {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// The colour; the theme's text when nil.
  public var textColor: Color? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Where the text stands in the width of the label; leading by default.
  public var alignment = TextAlignment.leading {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }

  /// How many lines the text may take; one by default.
  public var lines = TextLines.single {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }

  /// The size that the text takes within `size`.
  override public func sizeThatFits(_ size: Size) -> Size { layout(width: size.width).size }

  /// Draws the text, centred in the height of the label.
  override public func draw(on canvas: Canvas) {
    let layout = layout(width: bounds.width)
    let top = pixelGrid.snapped((bounds.height - layout.size.height) / 2, along: .vertical)
    canvas.clip(to: bounds)
    canvas.draw(layout, at: Point(x: left(of: layout), y: top), color: textColor ?? theme.palette.text)
  }

  /// The text, for assistive technology.
  override public var accessibility: Accessibility? { Accessibility(role: .label, label: text) }

  private func layout(width: Double) -> TextLayout {
    TextLayout.cached(
      text, font: font ?? theme.type.body, maximumWidth: width, alignment: alignment, lines: lines)
  }

  private func left(of layout: TextLayout) -> Double {
    let room = bounds.width - layout.size.width
    return switch (alignment, layoutDirection) {
    case (.center, _): room / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): room
    }
  }
}
