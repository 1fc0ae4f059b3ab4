import DetentCore
import DetentGraphics

extension PixelRect {
  /// No pixel.
  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle in points.
  func points(scale: PixelScale) -> Rect {
    Rect(
      origin: scale.point(pixelX: Double(x), pixelY: Double(y)),
      size: Size(width: Double(width) / scale.factor, height: Double(height) / scale.factor))
  }
}
