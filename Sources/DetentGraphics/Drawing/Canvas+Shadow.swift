internal import CCairo
public import DetentCore

extension Canvas {
  /// Draws the soft shadow that `path` throws, moved by `offset`.
  ///
  /// `blur` is the distance in points over which the shadow fades out on each side of the outline, limited to
  /// 0 … 100; it is a Gaussian whose deviation is half of it, as in CSS. The blurred shapes of the last calls are kept,
  /// so a shadow that only moves or changes colour costs one masked fill.
  public func fillShadow(of path: Path, color: Color, blur: Double, offset: Vector = .zero) {
    let blur = min(max(blur.isNaN ? 0 : blur, 0), 100)
    let place = path.bounds.origin + offset
    guard color.alpha > 0, !path.isEmpty, path.isFinite, place.isFinite, let cairo = unsafe cairo else {
      return
    }
    guard max(abs(place.x), abs(place.y), path.bounds.width, path.bounds.height) < 100_000 else { return }
    let shadow = ShadowMask.of(path, blur: blur, scale: scale)
    unsafe cairo_save(cairo)
    defer { unsafe cairo_restore(cairo) }
    let corner = place + shadow.corner
    unsafe cairo_translate(cairo, corner.x, corner.y)
    unsafe cairo_scale(cairo, 1 / shadow.pixelsPerPoint, 1 / shadow.pixelsPerPoint)
    fill(shadow.mask, at: .zero, color: color)
  }
}
