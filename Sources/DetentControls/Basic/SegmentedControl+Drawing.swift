internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension SegmentedControl {
  func drawControl(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    canvas.withGroup(alpha: isEnabled ? 1 : 1 - metrics.disabledFade) {
      canvas.fillBox(
        box, radius: metrics.fieldRadius, ground: palette.surface, border: palette.controlBorder,
        width: hairline)
      for index in row.indices { drawSegment(index, on: canvas) }
    }
    if showsFocusRing { canvas.strokeFocusRing(around: box, radius: metrics.fieldRadius, theme: theme) }
  }

  private func drawSegment(_ index: Int, on canvas: Canvas) {
    let palette = theme.palette
    let isSelected = index == selectedIndex
    if isSelected {
      let shade = highlightedIndex == index ? theme.metrics.pressedShade : 0
      canvas.fill(pill(index), color: palette.accent.mixed(with: palette.text, fraction: shade))
    } else if highlightedIndex == index {
      canvas.fill(pill(index), color: palette.accent.withAlpha(theme.metrics.pressedTint))
    }
    drawDivider(before: index, on: canvas)
    drawTitle(index, color: isSelected ? palette.surface : palette.text, on: canvas)
  }

  /// The ground of a segment that is selected or pressed.
  private func pill(_ index: Int) -> Path {
    let metrics = theme.metrics
    let frame = pixelGrid.snapped(segmentFrame(at: index).inset(by: Insets(all: metrics.segmentInset)))
    return Path(roundedRect: frame, radius: metrics.fieldRadius - metrics.segmentInset)
  }

  /// A line between two segments that are both not selected.
  private func drawDivider(before index: Int, on canvas: Canvas) {
    guard index > 0, index != selectedIndex, index - 1 != selectedIndex else { return }
    let frame = segmentFrame(at: index)
    canvas.drawDivider(at: layoutDirection == .leftToRight ? frame.minX : frame.maxX, in: frame, of: self)
  }

  private func drawTitle(_ index: Int, color: Color, on canvas: Canvas) {
    let frame = segmentFrame(at: index)
    let text = TextLayout.cached(
      titles[index], font: font ?? theme.type.body, maximumWidth: max(0, frame.width - theme.metrics.grid),
      alignment: .center)
    let top = pixelScale.snapped(frame.midY - text.size.height / 2)
    canvas.draw(text, at: Point(x: frame.midX - text.size.width / 2, y: top), color: color)
  }
}
