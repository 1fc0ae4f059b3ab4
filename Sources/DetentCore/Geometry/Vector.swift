/// A movement in points, or a velocity in points per second; dx to the right, dy downward.
public struct Vector: Sendable, Hashable {
  /// The part along the horizontal axis.
  public var dx: Double

  /// The part along the vertical axis.
  public var dy: Double

  /// Creates the vector `dx`, `dy`; no movement by default.
  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No movement at all.
  public static let zero = Vector()

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The part along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// The scalar product; negative when the two point apart by more than a right angle.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The movement that does `first` and then `second`.
  public static func + (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The movement that is left of `first` after `second` is taken away.
  public static func - (first: Vector, second: Vector) -> Vector {
    Vector(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }

  /// `vector` made `factor` times as long.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
