public import DetentCore

/// How a path strays from the straight line to its target.
///
/// Source: MacKenzie, Kauppinen and Silfverberg, "Accuracy measures for evaluating computer pointing devices", CHI
/// 2001; the definitions as printed there, without the thresholds and the smoothing of GoFitts.
public struct PathAccuracy: Sendable, Hashable {
  /// The line.
  public let axis: TaskAxis
  /// How far along the line each point lies, in points.
  public let along: [Double]
  /// How far to the side of the line each point lies, in points; positive on the clockwise side as seen on a screen.
  public let across: [Double]

  /// Measures `path`, start and end included, against the line; needs 1 point.
  ///
  /// - Throws: ``Undefined/zeroAmplitude``, ``Undefined/tooFew(count:needed:)``, ``Undefined/notFinite``.
  /// - Complexity: O(*n*)
  public init(of path: [Point], from start: Point, to target: Point) throws(Undefined) {
    let axis = try TaskAxis(from: start, to: target)
    guard !path.isEmpty else { throw .tooFew(count: 0, needed: 1) }
    along = path.map { axis.along($0) }
    across = path.map { axis.across($0) }
    self.axis = axis
    guard along.allSatisfy(\.isFinite), across.allSatisfy(\.isFinite) else { throw .notFinite }
  }

  /// How often the path crosses the line (TAC).
  public var axisCrossings: Int { axisCrossings(beyond: 0) }

  /// How often the path crosses the line and leaves it by more than `hysteresis` on both sides, in points.
  public func axisCrossings(beyond hysteresis: Double) -> Int {
    SignChanges.count(in: across, beyond: max(hysteresis, axis.rounding))
  }

  /// How often the path turns towards or away from the line (MDC).
  public var directionChanges: Int { SignChanges.count(in: Self.steps(across), beyond: axis.rounding) }

  /// How often the path turns forwards or backwards along the line (ODC).
  public var orthogonalChanges: Int { SignChanges.count(in: Self.steps(along), beyond: axis.rounding) }

  /// The standard deviation of the distances to the side (MV), dividing by *n* − 1, in points; needs 2 points.
  public var variability: Measured<Double> { Self.sample(across).flatMap(\.standardDeviation) }

  /// The mean of the distances to the side, whichever it is (ME), in points.
  public var error: Measured<Double> { Self.sample(across.map(abs)).flatMap(\.mean) }

  /// The mean of the distances to the side with their signs (MO), in points.
  public var offset: Measured<Double> { Self.sample(across).flatMap(\.mean) }

  private static func steps(_ values: [Double]) -> [Double] {
    zip(values.dropFirst(), values).map { $0 - $1 }
  }

  private static func sample(_ values: [Double]) -> Measured<Sample> {
    Measured { () throws(Undefined) in try Sample(values) }
  }
}
