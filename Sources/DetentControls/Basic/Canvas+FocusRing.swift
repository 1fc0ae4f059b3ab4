internal import DetentCore
internal import DetentGraphics
internal import DetentUI

extension Canvas {
  /// Draws the focus ring around a rounded box.
  func strokeFocusRing(around box: Rect, radius: Double, theme: Theme) {
    let metrics = theme.metrics
    let reach = metrics.focusRingGap + metrics.focusRingWidth / 2
    stroke(
      Path(roundedRect: box.inset(by: Insets(all: -reach)), radius: radius + reach),
      color: theme.palette.focusRing, width: metrics.focusRingWidth)
  }
}

extension Rect {
  /// The area that the rectangle and the focus ring around it cover.
  func withFocusRing(_ metrics: Metrics) -> Rect {
    inset(by: Insets(all: -metrics.focusRingGap - metrics.focusRingWidth))
  }
}
