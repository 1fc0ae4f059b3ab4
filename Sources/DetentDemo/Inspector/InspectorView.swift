internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// The ground of the panel, with a line towards the scene.
final class InspectorView: View {
  /// Whether it lies over the scene; then the line has to tell one card from another.
  var isOverlaid = false {
    didSet { if isOverlaid != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    clipsToBounds = true
  }

  override func draw(on canvas: Canvas) {
    let palette = theme.palette
    canvas.fill(bounds, color: palette.surface)
    let line = hairline
    let x = layoutDirection == .leftToRight ? 0 : bounds.width - line
    canvas.fill(
      Rect(x: x, y: 0, width: line, height: bounds.height),
      color: isOverlaid ? palette.controlBorder : palette.surfaceBorder)
  }
}
