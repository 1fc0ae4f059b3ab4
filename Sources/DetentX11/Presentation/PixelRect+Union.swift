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

  /// Both, where they make up a rectangle together, or else the larger one.
  func joined(_ other: PixelRect) -> PixelRect {
    let whole = union(other)
    if whole.area == area + other.area - intersection(other).area { return whole }
    return area < other.area ? other : self
  }

  private var area: Int { isEmpty ? 0 : width * height }

  /// The rectangle in points.
  func points(scale: PixelScale) -> Rect {
    Rect(
      origin: scale.point(pixelX: Double(x), pixelY: Double(y)),
      size: Size(width: Double(width) / scale.factor, height: Double(height) / scale.factor))
  }
}
