internal import CCairo
public import DetentCore

extension Canvas {
  /// Runs `drawing`; transformations and clips made in it end with it.
  public func withSavedState<Result, Failure: Error>(
    _ drawing: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let cairo = unsafe cairo else { return try drawing() }
    unsafe cairo_save(cairo)
    defer { unsafe cairo_restore(cairo) }
    return try drawing()
  }

  /// Draws `drawing` as one picture and fades that to `alpha`, 0 … 1.
  ///
  /// With alpha 0 nothing is called; with 1 it draws directly.
  public func withGroup(alpha: Double, _ drawing: () -> Void) {
    let alpha = unitClamped(alpha)
    guard let cairo = unsafe cairo, alpha > 0 else { return }
    guard alpha < 1 else { return withSavedState(drawing) }
    unsafe cairo_push_group(cairo)
    withSavedState(drawing)
    unsafe cairo_pop_group_to_source(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Moves the origin by `offset`.
  public func translate(by offset: Vector) {
    transform { context in
      unsafe cairo_translate(context.pointer, offset.dx, offset.dy)
    } when: {
      offset.dx.isFinite && offset.dy.isFinite
    }
  }

  /// Makes everything `factor` times as large around `center`; a negative factor turns by half a circle.
  public func scale(by factor: Double, around center: Point = .zero) {
    scale(x: factor, y: factor, around: center)
  }

  /// Stretches by a factor for each axis around `center`; a negative one mirrors.
  public func scale(x: Double, y: Double, around center: Point = .zero) {
    transform { context in
      unsafe cairo_translate(context.pointer, center.x, center.y)
      unsafe cairo_scale(context.pointer, x, y)
      unsafe cairo_translate(context.pointer, -center.x, -center.y)
    } when: {
      center.isFinite && Self.isLegalFactor(x) && Self.isLegalFactor(y)
    }
  }

  /// Turns by `angle` in radians around `center`, clockwise on screen.
  public func rotate(by angle: Double, around center: Point = .zero) {
    transform { context in
      unsafe cairo_translate(context.pointer, center.x, center.y)
      unsafe cairo_rotate(context.pointer, angle)
      unsafe cairo_translate(context.pointer, -center.x, -center.y)
    } when: {
      center.isFinite && angle.isFinite
    }
  }

  /// Limits drawing to `rect`; nothing can be drawn when it is empty or not finite.
  public func clip(to rect: Rect) { clip(to: Path(rect: rect)) }

  /// Limits drawing to the inside of `path`; nothing can be drawn when it is empty or not finite.
  public func clip(to path: Path) {
    guard let cairo = unsafe cairo else { return }
    guard path.isFinite, !path.isEmpty else { return hideAll() }
    unsafe append(path, to: cairo)
    unsafe cairo_clip(cairo)
  }

  /// The rectangle around everything that can be drawn on, in points of the current transformation; empty when
  /// nothing can.
  public var clipBounds: Rect {
    guard let cairo = unsafe cairo else { return .zero }
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    unsafe cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether anything that is drawn in `rect` may be seen: unlike ``clipBounds`` it knows the gaps between the places that
  /// may change.
  ///
  /// In doubt it says true.
  ///
  /// - Complexity: linear in the number of those places.
  public func canChange(in rect: Rect) -> Bool {
    guard let cairo = unsafe cairo, !rect.isEmpty else { return false }
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return true }
    let ends = [(rect.minX, rect.minY), (rect.maxX, rect.maxY)].map {
      Point(x: $0 * matrix.xx + matrix.x0, y: $1 * matrix.yy + matrix.y0)
    }
    let (left, right) = (min(ends[0].x, ends[1].x), max(ends[0].x, ends[1].x))
    let (top, bottom) = (min(ends[0].y, ends[1].y), max(ends[0].y, ends[1].y))
    // What is not a number is in doubt.
    guard [left, right, top, bottom].allSatisfy(\.isFinite) else { return true }
    return region.contains {
      left < Double($0.x + $0.width) && right > Double($0.x) && top < Double($0.y + $0.height)
        && bottom > Double($0.y)
    }
  }

  /// Applies a change of the matrix; hides everything instead when it is illegal or its result is useless.
  private func transform(
    _ change: (CairoContext) -> Void, when isLegal: () -> Bool
  ) {
    guard let context else { return }
    let cairo = unsafe context.pointer
    guard isLegal() else { return hideAll() }
    var before = cairo_matrix_t()
    unsafe cairo_get_matrix(cairo, &before)
    change(context)
    var after = cairo_matrix_t()
    unsafe cairo_get_matrix(cairo, &after)
    let determinant = after.xx * after.yy - after.xy * after.yx
    let shift = max(abs(after.x0), abs(after.y0))
    guard determinant.isFinite, abs(determinant) > 1e-9, shift < 1e7 else {
      unsafe cairo_set_matrix(cairo, &before)
      return hideAll()
    }
  }

  private static func isLegalFactor(_ factor: Double) -> Bool {
    factor.isFinite && abs(factor) > 1e-6 && abs(factor) < 1e6
  }

  private func hideAll() {
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(cairo, 0, 0, 0, 0)
    unsafe cairo_clip(cairo)
  }
}
