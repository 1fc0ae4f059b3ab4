internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI

/// The picture that the participant saw, with what nobody saw drawn over it: the raw pointer with a trail, and the lines
/// beyond which something else would have happened.
final class ReplayStageView: View {
  /// What the participant saw.
  var picture: Image?
  /// The extent of that, in points.
  var pictureSize = Size.zero
  /// Where the pointer was lately, the newest at the end.
  var trail: [ReplayPlayer.Trace] = []
  /// The places of the lines, from the left edge of the picture.
  var thresholds: [Double] = []

  /// The radius of the ring around the pointer.
  private static let ringRadius = 11.0
  private static let lineWidth = 1.5
  private static let dash = (length: 6.0, gap: 5.0)
  private static let lineAlpha = 0.7

  override func draw(on canvas: Canvas) {
    guard let picture, pictureSize.width > 0, pictureSize.height > 0 else { return }
    // A picture that is larger than the room for it becomes smaller; a smaller one stays as it was.
    let factor = min(1, bounds.width / pictureSize.width, bounds.height / pictureSize.height)
    let size = Size(width: pictureSize.width * factor, height: pictureSize.height * factor)
    let corner = Point(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded())
    canvas.draw(picture, in: Rect(origin: corner, size: size))
    canvas.stroke(
      Path(rect: Rect(origin: corner, size: size)), color: theme.palette.surfaceBorder,
      width: theme.metrics.borderWidth)
    canvas.withSavedState {
      canvas.clip(to: Rect(origin: corner, size: size))
      canvas.translate(by: Vector(dx: corner.x, dy: corner.y))
      canvas.scale(by: factor)
      drawThresholds(on: canvas)
      drawPointer(on: canvas)
    }
  }

  private func drawThresholds(on canvas: Canvas) {
    let color = theme.palette.error.withAlpha(Self.lineAlpha)
    for x in thresholds {
      var y = 0.0
      while y < pictureSize.height {
        canvas.fill(
          Rect(x: x - Self.lineWidth / 2, y: y, width: Self.lineWidth, height: Self.dash.length), color: color
        )
        y += Self.dash.length + Self.dash.gap
      }
    }
  }

  private func drawPointer(on canvas: Canvas) {
    guard let last = trail.last else { return }
    let color = theme.palette.focusRing
    for (from, to) in zip(trail, trail.dropFirst()) {
      var path = Path()
      path.move(to: from.location)
      path.line(to: to.location)
      let age = min(max(last.time - to.time, 0), 1)
      canvas.stroke(path, color: color.withAlpha(Self.lineAlpha * (1 - age)), width: to.isHeld ? 3 : 1)
    }
    let radius = Self.ringRadius
    let ring = Path(
      ellipseIn: Rect(
        x: last.location.x - radius, y: last.location.y - radius, width: 2 * radius, height: 2 * radius))
    if last.isHeld { canvas.fill(ring, color: color.withAlpha(1 - Self.lineAlpha)) }
    canvas.stroke(ring, color: color, width: 2)
  }
}
