public import DetentCore
private import Glibc

extension Path {
  /// Creates the outline of `rect`; nothing when it is empty.
  public init(rect: Rect) {
    self.init()
    guard !rect.isEmpty else { return }
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates the outline of `rect` with quarter circles as corners.
  ///
  /// `radius` is limited to 0 … half the smaller side.
  public init(roundedRect rect: Rect, radius: Double) {
    let limited = min(max(radius.isNaN ? 0 : radius, 0), min(rect.width, rect.height) / 2)
    guard limited > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let inner = rect.inset(by: Insets(all: limited))
    // Each corner begins in the direction in which the one before ended: up, right, down, left.
    addCorner(around: Point(x: inner.maxX, y: inner.minY), from: Vector(dx: 0, dy: -limited))
    addCorner(around: Point(x: inner.maxX, y: inner.maxY), from: Vector(dx: limited, dy: 0))
    addCorner(around: Point(x: inner.minX, y: inner.maxY), from: Vector(dx: 0, dy: limited))
    addCorner(around: Point(x: inner.minX, y: inner.minY), from: Vector(dx: -limited, dy: 0))
    close()
  }

  /// Creates the ellipse that touches the four sides of `rect`; nothing when it is empty.
  public init(ellipseIn rect: Rect) {
    self.init()
    guard !rect.isEmpty else { return }
    var circle = Path()
    circle.arc(center: .zero, radius: 1, start: 0, end: 2 * .pi)
    circle.close()
    self = circle.mapPoints { point in
      Point(x: rect.midX + point.x * rect.width / 2, y: rect.midY + point.y * rect.height / 2)
    }
  }

  /// Adds a circular arc, joined to the current part by a straight line.
  ///
  /// Angles are in radians from the positive x axis and grow clockwise on screen; an `end` smaller than `start`
  /// turns the other way. At most one full turn is drawn; a negative radius adds nothing. Each quarter or less is one
  /// cubic with handles of length 4/3 · tan(angle/4), off the circle by less than 0.03 % of the radius.
  public mutating func arc(center: Point, radius: Double, start: Double, end: Double) {
    guard radius >= 0 || radius.isNaN else { return }
    let turn = 2 * Double.pi
    let sweep = min(max(end - start, -turn), turn)
    let pieces = sweep.isFinite ? max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))) : 1
    let step = sweep / Double(pieces)
    line(to: Self.onCircle(center, radius, start))
    for piece in 0..<pieces where step != 0 {
      let from = start + step * Double(piece)
      addArcPiece(center: center, radius: radius, from: from, to: from + step)
    }
  }

  /// Adds a quarter of a circle, clockwise from `center` + `radius`; the same as an ``arc(center:radius:start:end:)``, without
  /// its angles.
  private mutating func addCorner(around center: Point, from radius: Vector) {
    let end = Vector(dx: -radius.dy, dy: radius.dx)
    let (first, last) = (center + radius, center + end)
    line(to: first)
    curve(to: last, control1: first + end * Self.quarterHandle, control2: last + radius * Self.quarterHandle)
  }

  /// The length of the handles of a quarter circle by its radius: 4/3 · tan(π/8).
  private static let quarterHandle = 4 / 3 * tan(Double.pi / 8)

  private mutating func addArcPiece(center: Point, radius: Double, from: Double, to end: Double) {
    let handle = radius * 4 / 3 * tan((end - from) / 4)
    let first = Self.onCircle(center, radius, from)
    let last = Self.onCircle(center, radius, end)
    curve(
      to: last,
      control1: Point(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
      control2: Point(x: last.x + handle * sin(end), y: last.y - handle * cos(end)))
  }

  private static func onCircle(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
