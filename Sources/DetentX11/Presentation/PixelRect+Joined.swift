import DetentCore
import DetentGraphics

extension PixelRect {
  /// No pixel.
  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

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
