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
  /// Draws the box of a field of `view`, whose edge says whether it is wrong or has the focus.
  @MainActor
  func drawFieldBox(_ box: Rect, isFocused: Bool, isInvalid: Bool, of view: View) {
    let palette = view.theme.palette
    let edge = isInvalid ? palette.error : isFocused ? palette.accent : palette.controlBorder
    fillBox(
      box, radius: view.theme.metrics.fieldRadius, ground: palette.surface, border: edge,
      width: view.hairline)
  }

  /// Draws the line between two parts of a box of `view`, at a horizontal place.
  @MainActor
  func drawDivider(at edge: Double, in box: Rect, of view: View) {
    let width = view.hairline
    let left = view.pixelGrid.snapped(edge - width / 2, along: .horizontal)
    let margin = view.theme.metrics.grid
    let line = Rect(x: left, y: box.minY, width: width, height: box.height)
    fill(line.inset(by: Insets(top: margin, bottom: margin)), color: view.theme.palette.controlBorder)
  }
}
