/// A place in points; x grows to the right, y grows downward.
public struct Point: Sendable, Hashable {
  /// Distance from the left edge, in points.
  public var x: Double

  /// Distance from the top edge, in points.
  public var y: Double

  /// Creates the point at `x`, `y`; the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The top left corner of a coordinate space.
  public static let zero = Point()

  /// Whether neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The way from the corner of the coordinate space to this point.
  public var offset: Vector { Vector(dx: x, dy: y) }

  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The point reached from `point` by `offset`.
  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  /// The point from which `offset` leads to `point`.
  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// The way from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
