public import DetentCore

/// An outline of straight lines and cubic curves, in points.
///
/// A path with a coordinate that is infinite or not a number is legal and draws nothing.
public struct Path: Sendable, Hashable {
  /// One step of an outline.
  public enum Element: Sendable, Hashable {
    /// Starts a new part of the outline.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve to a point, bent by two control points.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line back to where the part started.
    case close
  }

  /// The steps, in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Starts a new part at `point`.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line to `point`; as the first element it starts the path there.
  public mutating func line(to point: Point) {
    elements.append(elements.isEmpty ? .move(point) : .line(point))
  }

  /// Adds a cubic curve to `point`; as the first element it starts at `control1`.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    if elements.isEmpty { move(to: control1) }
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// Joins the current part to its start.
  public mutating func close() { elements.append(.close) }

  /// Adds the elements of `other` as further parts.
  public mutating func add(_ other: Path) { elements += other.elements }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether no coordinate is infinite or not a number.
  ///
  /// - Complexity: linear in the number of elements.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
      case .close: true
      }
    }
  }

  /// The rectangle around every point and control point: exact for lines, rectangles, rounded rectangles and
  /// ellipses, never too small for any other curve.
  ///
  /// - Complexity: linear in the number of elements.
  public var bounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let first, let second): [first, second, point].forEach(include)
      case .close: continue
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The path with `change` applied to every point.
  func mapPoints(_ change: (Point) -> Point) -> Path {
    var changed = Path()
    changed.elements = elements.map { element in
      switch element {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let point, let first, let second):
        .curve(change(point), control1: change(first), control2: change(second))
      case .close: .close
      }
    }
    return changed
  }

  /// The path moved by `offset`.
  public func offset(by offset: Vector) -> Path { mapPoints { $0 + offset } }
}
