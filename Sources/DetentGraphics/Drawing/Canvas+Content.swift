internal import CCairo
public import DetentCore

extension Canvas {
  /// Draws `layout` in `color` with the top left corner of its box at `place`.
  public func draw(_ layout: TextLayout, at place: Point, color: Color = .black) {}

  /// Draws `image` stretched into `rect`, with the resolution that suits the canvas best, faded to `alpha`.
  public func draw(_ image: Image, in rect: Rect, alpha: Double = 1) {}
}
