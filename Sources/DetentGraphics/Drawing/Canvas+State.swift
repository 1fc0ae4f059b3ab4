internal import CCairo
public import DetentCore

extension Canvas {
  /// Runs `drawing`; transformations and clips made in it end with it.
  public func withSavedState<Result, Failure: Error>(
    _ drawing: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outerContext, outerMatrix, wasPlain) = (context, matrix, isPlain)
    if let outerContext { unsafe cairo_save(outerContext.pointer) }
    defer {
      if let outerContext { unsafe cairo_restore(outerContext.pointer) }
      setMatrix(outerMatrix)
      // What was made meanwhile knows no former state.
      if outerContext == nil, let context, !isPlain { limit(context) }
      isPlain = wasPlain
    }
    return try drawing()
  }

  /// Draws `drawing` as one picture and fades that to `alpha`, 0 … 1.
  ///
  /// With alpha 0 nothing is called; with 1 it draws directly.
  public func withGroup(alpha: Double, _ drawing: () -> Void) {
    let alpha = unitClamped(alpha)
    guard isOpen, alpha > 0 else { return }
    guard alpha < 1 else { return withSavedState(drawing) }
    guard let cairo = unsafe cairo else { return }
    unsafe cairo_push_group(cairo)
    withSavedState {
      isPlain = false
      drawing()
    }
    unsafe cairo_pop_group_to_source(cairo)
    unsafe cairo_paint_with_alpha(cairo, alpha)
    unsafe cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Moves the origin by `offset`.
  public func translate(by offset: Vector) {
    transform { matrix in
      unsafe cairo_matrix_translate(&matrix, offset.dx, offset.dy)
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
    transform { matrix in
      unsafe cairo_matrix_translate(&matrix, center.x, center.y)
      unsafe cairo_matrix_scale(&matrix, x, y)
      unsafe cairo_matrix_translate(&matrix, -center.x, -center.y)
    } when: {
      center.isFinite && Self.isLegalFactor(x) && Self.isLegalFactor(y)
    }
  }

  /// Turns by `angle` in radians around `center`, clockwise on screen.
  public func rotate(by angle: Double, around center: Point = .zero) {
    transform { matrix in
      unsafe cairo_matrix_translate(&matrix, center.x, center.y)
      unsafe cairo_matrix_rotate(&matrix, angle)
      unsafe cairo_matrix_translate(&matrix, -center.x, -center.y)
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
    isPlain = false
    unsafe append(path, to: cairo)
    unsafe cairo_clip(cairo)
  }

  /// The rectangle around everything that can be drawn on, in points of the current transformation; empty when
  /// nothing can.
  public var clipBounds: Rect {
    if isPlain, let bounds = plainClipBounds { return bounds }
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
    guard isOpen, !rect.isEmpty else { return false }
    guard matrix.xy == 0, matrix.yx == 0 else { return true }
    let (x0, x1) = (rect.minX * matrix.xx + matrix.x0, rect.maxX * matrix.xx + matrix.x0)
    let (y0, y1) = (rect.minY * matrix.yy + matrix.y0, rect.maxY * matrix.yy + matrix.y0)
    // What is not a number is in doubt.
    guard x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return true }
    let (left, right, top, bottom) = (min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1))
    return region.contains {
      left < Double($0.x + $0.width) && right > Double($0.x) && top < Double($0.y + $0.height)
        && bottom > Double($0.y)
    }
  }

  /// Applies a change of the matrix; hides everything instead when it is illegal or its result is useless.
  private func transform(
    _ change: (inout cairo_matrix_t) -> Void, when isLegal: () -> Bool
  ) {
    guard isLegal() else { return hideAll() }
    var after = matrix
    change(&after)
    let determinant = after.xx * after.yy - after.xy * after.yx
    let shift = max(abs(after.x0), abs(after.y0))
    guard determinant.isFinite, abs(determinant) > 1e-9, shift < 1e7 else { return hideAll() }
    setMatrix(after)
  }

  private static func isLegalFactor(_ factor: Double) -> Bool {
    factor.isFinite && abs(factor) > 1e-6 && abs(factor) < 1e6
  }

  private func hideAll() {
    guard let cairo = unsafe cairo else { return }
    isPlain = false
    unsafe cairo_new_path(cairo)
    unsafe cairo_rectangle(cairo, 0, 0, 0, 0)
    unsafe cairo_clip(cairo)
  }
}
