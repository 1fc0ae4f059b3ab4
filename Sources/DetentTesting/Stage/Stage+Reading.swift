public import DetentCore
public import DetentGraphics
internal import DetentUI

extension Stage {
  /// What the window shows; see ``Window/snapshot()``.
  ///
  /// - Throws: ``PictureError/noPicture`` when the window is closed.
  public func picture() throws(PictureError) -> Bitmap {
    guard let picture = window.snapshot() else { throw .noPicture }
    return picture
  }

  /// The colour of the pixel that holds a point; clear outside of the window.
  public func color(at place: Point) -> Color {
    let factor = surface.scale.factor
    guard place.isFinite, let picture = window.snapshot() else { return .clear }
    return picture.color(
      x: Int((place.x * factor).rounded(.down)), y: Int((place.y * factor).rounded(.down)))
  }

  /// Every rectangle that was drawn since the frames were last forgotten, in points, in the order of drawing.
  public var damage: [Rect] { frames.flatMap(\.damage) }

  /// The least rectangle around all that was drawn.
  public var damagedArea: Rect { damage.reduce(.zero) { $0.union($1) } }

  /// How many views drew themselves.
  public var drawnViewCount: Int { frames.reduce(0) { $0 + $1.viewCount } }

  /// How many ``stalePixels()`` there are.
  public func stalePixelCount() throws(PictureError) -> Int { try stalePixels().count }

  /// Draws everything anew and finds the pixels that come out otherwise: what was forgotten to be damaged.
  ///
  /// What waits for a frame is drawn before; no time passes, and no frame is noted. Edges of texts come out a hair's
  /// breadth otherwise under another clip; that does not count.
  public func stalePixels() throws(PictureError) -> [Picture.Difference] {
    let noted = frames
    surface.drawFrameNow(at: driver.now)
    let shown = try picture()
    window.setNeedsDisplay()
    surface.drawFrameNow(at: driver.now)
    frames = noted
    return Picture.differences(shown, try picture(), tolerance: Self.rounding)
  }

  /// How much a part of a colour may differ by the rasteriser's rounding, out of 255.
  private static let rounding = 16
}
