internal import DetentCore
internal import DetentGraphics

extension Canvas {
  /// Fills a rounded box, with a line of `width` along the inside of its edge.
  func fillBox(_ box: Rect, radius: Double, ground: Color, border: Color, width: Double) {
    fill(Path(roundedRect: box, radius: radius), color: ground)
    let edge = box.inset(by: Insets(all: width / 2))
    stroke(Path(roundedRect: edge, radius: radius - width / 2), color: border, width: width)
  }
}
