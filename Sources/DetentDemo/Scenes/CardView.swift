internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A raised sheet that holds what belongs together; flat where there is too little room for it.
final class CardView: View {
  /// Whether the sheet is raised from the background, or is the background.
  var isRaised = true {
    didSet { if isRaised != oldValue { setNeedsDisplay() } }
  }

  override var drawnBounds: Rect {
    let metrics = theme.metrics
    return bounds.inset(by: Insets(all: -metrics.cardShadowBlur - metrics.cardShadowDrop))
  }

  override func draw(on canvas: Canvas) {
    let (palette, metrics, edge) = (theme.palette, theme.metrics, hairline)
    guard isRaised else { return canvas.fill(bounds, color: palette.surface) }
    let sheet = Path(roundedRect: bounds, radius: metrics.cardRadius)
    canvas.fillShadow(
      of: sheet, color: palette.shadow, blur: metrics.cardShadowBlur,
      offset: Vector(dx: 0, dy: metrics.cardShadowDrop))
    canvas.fill(sheet, color: palette.surfaceBorder)
    let inner = bounds.inset(by: Insets(all: edge))
    canvas.fill(
      Path(roundedRect: inner, radius: metrics.cardRadius - edge), color: palette.surface)
  }
}
