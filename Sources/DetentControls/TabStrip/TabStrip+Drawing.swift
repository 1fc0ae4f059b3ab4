internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension TabStrip {
  func drawStrip(on canvas: Canvas) {
    let palette = theme.palette
    let line = hairline
    canvas.fill(
      Rect(x: 0, y: bounds.height - line, width: bounds.width, height: line), color: palette.surfaceBorder)
    guard let spread = scroller.model.spread else { return }
    for tab in tabsInView(canvas.clipBounds) { drawTab(tab, spread, on: canvas) }
    let divider = dividerFrame
    canvas.fill(
      Path(roundedRect: divider, radius: dividerThickness / 2), color: selectedColor ?? palette.accent)
    if showsFocusRing, let tab = scroller.model.target { drawFocusRing(around: tab, on: canvas) }
  }

  /// The tabs that `area` touches.
  private func tabsInView(_ area: Rect) -> ClosedRange<Int> {
    let ends = [area.minX, area.maxX].map { layout.nearestTab(to: $0, scrolledBy: offset) }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }

  private func drawTab(_ tab: Int, _ spread: PageSpread, on canvas: Canvas) {
    let frame = tabFrame(at: tab)
    let palette = theme.palette
    let selected = selectedColor ?? palette.accent
    if pressedTab == tab, isHighlighted {
      let box = frame.inset(by: Insets(all: theme.metrics.grid / 2))
      canvas.fill(Path(roundedRect: box, radius: theme.metrics.controlRadius), color: selected.withAlpha(0.1))
    }
    let color = (titleColor ?? palette.secondaryText)
      .mixed(with: selected, fraction: layout.emphasis(of: tab, for: spread))
    let text = TextLayout.cached(
      title(tab), font: titleFont, maximumWidth: max(0, frame.width - theme.metrics.grid), alignment: .center)
    let top = pixelScale.snapped((bounds.height - text.size.height) / 2)
    canvas.draw(text, at: Point(x: frame.midX - text.size.width / 2, y: top), color: color)
  }

  private func drawFocusRing(around tab: Int, on canvas: Canvas) {
    let metrics = theme.metrics
    let inset = metrics.focusRingWidth / 2 + metrics.focusRingGap
    let box = tabFrame(at: tab).inset(by: Insets(all: inset)).inset(by: Insets(bottom: dividerThickness))
    canvas.stroke(
      Path(roundedRect: box, radius: metrics.controlRadius), color: theme.palette.focusRing,
      width: metrics.focusRingWidth)
  }
}
