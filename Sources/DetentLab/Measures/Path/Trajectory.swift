public import DetentCore

/// Where a pointer was and when, as the mousetrap package measures it.
///
/// Source: Kieslich, Henninger, Wulff, Haslbeck and Schulte-Mecklenbeck, "Mouse-tracking: a practical guide to
/// implementation and analysis", 2019.
public struct Trajectory: Sendable, Hashable {
  /// When each point was reached, in milliseconds.
  public let times: [Double]
  /// The points.
  public let points: [Point]

  /// Pairs times and points; needs 1 of both, and times that do not run backwards.
  ///
  /// - Throws: ``Undefined/unequalCounts(_:_:)``, ``Undefined/tooFew(count:needed:)``, ``Undefined/notFinite``,
  ///   ``Undefined/timeRunsBackwards(index:)``.
  /// - Complexity: O(*n*)
  public init(times: [Double], points: [Point]) throws(Undefined) {
    guard times.count == points.count else { throw .unequalCounts(times.count, points.count) }
    guard !times.isEmpty else { throw .tooFew(count: 0, needed: 1) }
    guard points.allSatisfy(\.isFinite) else { throw .notFinite }
    try TimeOrder.check(times)
    self.times = times
    self.points = points
  }

  /// From the first to the last point in time, in milliseconds (RT).
  public var duration: Double { (times.last ?? 0) - (times.first ?? 0) }

  /// When and for how long the pointer stood still.
  public var stillness: Stillness {
    Stillness(times: times, isMoving: zip(points, points.dropFirst()).map { $0 != $1 })
  }

  /// The way along the points, in points.
  public var length: Measured<Double> { PathEfficiency.of(points).map(\.length) }

  /// How often the pointer turns along `axis`, see ``Reversals/count(in:beyond:)`` (flips).
  public func reversals(along axis: Axis, beyond threshold: Double = 0) -> Measured<Int> {
    Reversals.count(in: points.map { $0[axis] }, beyond: threshold)
  }
}
