public import DetentCore

/// A rectangle of whole device pixels.
public struct PixelRect: Sendable, Hashable {
  /// The left edge.
  public var x: Int

  /// The top edge.
  public var y: Int

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Creates the rectangle with its top left corner at `x`, `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest rectangle of whole device pixels around `rect`, which is in points.
  ///
  /// An edge within 1/1024 pixel of a whole one counts as lying on it. A rectangle that is empty or not finite
  /// becomes empty; coordinates are limited to ±32,767, the range of the X protocol.
  public init(covering rect: Rect, scale: PixelScale) {
    self.init(x: 0, y: 0, width: 0, height: 0)
    let (left, top) = (rect.minX * scale.factor, rect.minY * scale.factor)
    let (right, bottom) = (rect.maxX * scale.factor, rect.maxY * scale.factor)
    guard !rect.isEmpty, left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return }
    x = Self.pixel((left + Self.tolerance).rounded(.down))
    y = Self.pixel((top + Self.tolerance).rounded(.down))
    width = max(0, Self.pixel((right - Self.tolerance).rounded(.up)) - x)
    height = max(0, Self.pixel((bottom - Self.tolerance).rounded(.up)) - y)
  }

  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that both hold; an empty rectangle when they share none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  private static let tolerance = 1.0 / 1024

  private static func pixel(_ value: Double) -> Int { Int(min(max(value, -32_767), 32_767)) }
}
