internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension Canvas {
  /// Fills a rounded box, with a line of `width` along the inside of its edge.
  func fillBox(_ box: Rect, radius: Double, ground: Color, border: Color, width: Double) {
    fill(Path(roundedRect: box, radius: radius), color: ground)
    let edge = box.inset(by: Insets(all: width / 2))
    stroke(Path(roundedRect: edge, radius: radius - width / 2), color: border, width: width)
  }
}

extension Canvas {
  /// Draws the box of a field, whose edge says whether it is wrong or has the focus.
  func drawFieldBox(_ box: Rect, isFocused: Bool, isInvalid: Bool, theme: Theme) {
    let palette = theme.palette
    let edge = isInvalid ? palette.error : isFocused ? palette.accent : palette.controlBorder
    fillBox(
      box, radius: theme.metrics.fieldRadius, ground: palette.surface, border: edge,
      width: theme.metrics.borderWidth)
  }
}
