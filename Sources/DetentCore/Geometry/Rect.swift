/// A rectangle in points.
///
/// Nothing forbids a negative extent; such a rectangle counts as empty.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point

  /// The extent to the right and downward.
  public var size: Size

  /// Creates the rectangle with the given corner and extent.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates the rectangle with its top left corner at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of `size` around `center`.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect()

  /// The left edge.
  public var minX: Double { origin.x }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent along the horizontal axis.
  public var width: Double { size.width }
  /// The extent along the vertical axis.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle encloses no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether `point` lies inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether every point of `other` lies inside or on the edges.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share area.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The area that both share; the empty rectangle when they share none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `offset`.
  public func offset(by offset: Vector) -> Rect { Rect(origin: origin + offset, size: size) }

  /// The rectangle with every edge moved inward by the matching inset; outward when it is negative.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
