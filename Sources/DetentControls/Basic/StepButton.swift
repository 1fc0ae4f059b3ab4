internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// A button with a plus or a minus sign, which leaves the keyboard focus where it is.
final class StepButton: Control {
  /// By how much it steps: 1 with a plus, −1 with a minus.
  let direction: Int

  init(direction: Int) {
    self.direction = direction
    super.init()
  }

  override func cursor(at location: Point) -> Cursor? { isEnabled ? .pointingHand : nil }

  override func draw(on canvas: Canvas) {
    let (palette, metrics) = (theme.palette, theme.metrics)
    if isHighlighted {
      let ground = smallControlBox.inset(by: Insets(all: metrics.segmentInset))
      canvas.fill(
        Path(roundedRect: ground, radius: metrics.fieldRadius - metrics.segmentInset),
        color: palette.accent.withAlpha(metrics.pressedTint))
    }
    let ink = isEnabled ? palette.text : palette.secondaryText
    canvas.withGroup(alpha: isEnabled ? 1 : 1 - metrics.disabledFade) {
      drawStroke(along: .horizontal, color: ink, on: canvas)
      if direction > 0 { drawStroke(along: .vertical, color: ink, on: canvas) }
    }
  }

  private func drawStroke(along axis: Axis, color: Color, on canvas: Canvas) {
    var size = Size(width: theme.metrics.stepSignWidth, height: theme.metrics.stepSignWidth)
    size[axis] = theme.metrics.stepSignLength
    let grid = PixelGrid(scale: pixelScale, origin: convertToWindow(bounds).origin.offset)
    canvas.fill(grid.snapped(Rect(center: bounds.center, size: size)), color: color)
  }
}
