internal import DetentCore
internal import DetentGraphics

extension Rect {
  /// The rectangle of device pixels, in points.
  init(pixels: PixelRect, scale: PixelScale) {
    let origin = scale.point(pixelX: Double(pixels.x), pixelY: Double(pixels.y))
    let end = scale.point(
      pixelX: Double(pixels.x + pixels.width), pixelY: Double(pixels.y + pixels.height))
    self.init(origin: origin, size: Size(width: end.x - origin.x, height: end.y - origin.y))
  }
}
