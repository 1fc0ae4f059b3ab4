public import DetentCore

/// The straight line from the start of a movement to its target, along and across which a path is measured.
public struct TaskAxis: Sendable, Hashable {
  /// Where the movement starts.
  public let start: Point
  /// How long the line is, in points.
  public let length: Double
  private let direction: Vector

  /// The part of a length that rounding may have made, so that no count sees a point cross the line it lies on.
  public static let relativeRounding = 1e-9

  /// Leads from `start` to `target`.
  ///
  /// - Throws: ``Undefined/zeroAmplitude`` when both are the same place, ``Undefined/notFinite``.
  public init(from start: Point, to target: Point) throws(Undefined) {
    let way = target - start
    let length = way.length
    guard start.isFinite, length.isFinite else { throw .notFinite }
    guard length > 0 else { throw .zeroAmplitude }
    self.start = start
    self.length = length
    direction = Vector(dx: way.dx / length, dy: way.dy / length)
  }

  /// How far along the line `point` lies, 0 at the start and ``length`` at the target, in points.
  public func along(_ point: Point) -> Double { (point - start).dot(direction) }

  /// How far to the side of the line `point` lies, in points; positive on the clockwise side as seen on a screen.
  public func across(_ point: Point) -> Double {
    let way = point - start
    return direction.dx * way.dy - direction.dy * way.dx
  }

  /// ``relativeRounding`` of the length, in points.
  public var rounding: Double { Self.relativeRounding * length }
}
