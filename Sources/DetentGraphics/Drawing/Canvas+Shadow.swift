public import DetentCore

extension Canvas {
  /// Draws a soft shadow of `path`, moved by `offset` and blurred over `blur` points (0 … 100).
  public func fillShadow(of path: Path, color: Color, blur: Double, offset: Vector = .zero) {}
}
