public import DetentCore
internal import DetentGraphics
internal import DetentUI

extension TextField {
  /// Where the caret is, or would be, drawn, in the field's own coordinates.
  public var caretFrame: Rect {
    let x = textOrigin.x + caretPlaces[edit.caret]
    return Rect(x: x, y: textOrigin.y, width: caretWidth, height: textLayout.size.height)
  }

  /// The box, in the middle of the height; all there is where an owner draws it.
  var box: Rect { owner == nil ? smallControlBox : bounds }

  /// Where the text goes; between the parts of an owner there is room around it already.
  var textArea: Rect {
    let margin = owner == nil ? theme.metrics.grid : theme.metrics.grid / 2
    return box.inset(by: Insets(left: margin, right: margin))
  }

  /// The top left corner of the text.
  var textOrigin: Point {
    let room = textArea.width - contentWidth
    let start = room < 0 ? -scrolled : room * alignment.share(layoutDirection)
    return Point(
      x: textArea.minX + start, y: pixelScale.snapped(textArea.midY - textLayout.size.height / 2))
  }

  /// What is drawn after the text: all of the suffix or nothing, since a part of it would mean something else.
  var shownSuffix: String {
    let width = TextLayout.cached(suffix, font: usedFont).size.width
    return textLayout.size.width + width + caretWidth <= textArea.width ? suffix : ""
  }

  /// Where the caret stands at each place of the text, from its left edge.
  var caretPlaces: [Double] { textLayout.caretPlaces() }

  /// Whether the text runs from right to left.
  var runsLeft: Bool {
    let places = caretPlaces
    return (places.first ?? 0) > (places.last ?? 0)
  }

  /// Scrolls the text so that the caret is in view while the field has the focus, and back when it has not.
  func revealCaret() {
    let span = TabSpan(start: isFocused ? caretPlaces[edit.caret] : 0, length: caretWidth)
    scrolled = Reveal.offset(
      from: isFocused ? scrolled : 0, showing: span, viewport: textArea.width, content: contentWidth)
  }

  func drawField(on canvas: Canvas) {
    let metrics = theme.metrics
    canvas.withGroup(alpha: isEnabled ? 1 : 1 - metrics.disabledFade) {
      if owner == nil { canvas.drawFieldBox(box, isFocused: isFocused, isInvalid: isInvalid, of: self) }
      canvas.withSavedState { drawText(on: canvas) }
    }
    if owner == nil, showsFocusRing {
      canvas.strokeFocusRing(around: box, radius: metrics.fieldRadius, theme: theme)
    }
  }

  private func drawText(on canvas: Canvas) {
    let (palette, layout) = (theme.palette, textLayout)
    canvas.clip(to: textArea.inset(by: Insets(left: -caretWidth, right: -caretWidth)))
    if isFocused, edit.isAllSelected {
      canvas.fill(
        Rect(origin: textOrigin, size: layout.size),
        color: palette.accent.withAlpha(theme.metrics.selectionAlpha))
    }
    if text.isEmpty { drawPlaceholder(on: canvas) }
    canvas.draw(layout, at: textOrigin, color: palette.text)
    let end = textOrigin + Vector(dx: layout.size.width, dy: 0)
    canvas.draw(suffixLayout, at: end, color: palette.secondaryText)
    if isFocused, !edit.isAllSelected, window?.hasKeyboard == true { drawCaret(on: canvas) }
  }

  private func drawPlaceholder(on canvas: Canvas) {
    let layout = TextLayout.cached(placeholder, font: usedFont, maximumWidth: max(0, textArea.width))
    let left = (textArea.width - layout.size.width) * alignment.share(layoutDirection)
    canvas.draw(
      layout, at: Point(x: textArea.minX + left, y: textOrigin.y), color: theme.palette.secondaryText)
  }

  private func drawCaret(on canvas: Canvas) {
    canvas.fill(pixelGrid.snapped(caretFrame), color: theme.palette.accent)
  }

  private var usedFont: Font { font ?? theme.type.body }
  private var textLayout: TextLayout { TextLayout.cached(text, font: usedFont) }
  private var suffixLayout: TextLayout { TextLayout.cached(shownSuffix, font: usedFont) }
  private var caretWidth: Double {
    PixelGrid(scale: pixelScale).snappedLength(theme.metrics.caretWidth)
  }
  private var contentWidth: Double { textLayout.size.width + suffixLayout.size.width + caretWidth }
}

extension TextAlignment {
  /// The part of the free room that lies left of a text, 0 … 1.
  fileprivate func share(_ direction: LayoutDirection) -> Double {
    switch (self, direction) {
    case (.center, _): 0.5
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
    }
  }
}
