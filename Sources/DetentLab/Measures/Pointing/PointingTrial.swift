public import DetentCore

/// One movement to a target and what was selected there.
public struct PointingTrial: Sendable, Hashable {
  /// The middle of where the movement began.
  public var start: Point
  /// The middle of the target.
  public var target: Point
  /// Where the movement ended, not snapped.
  public var selection: Point
  /// How long it took, in milliseconds.
  public var movementTime: Double

  /// Creates a trial.
  public init(start: Point, target: Point, selection: Point, movementTime: Double) {
    self.start = start
    self.target = target
    self.selection = selection
    self.movementTime = movementTime
  }

  /// The distance from start to target, in points.
  public var amplitude: Double { (target - start).length }

  /// How far beyond the target the movement ended, measured along the axis of the task, in points; negative is short.
  ///
  /// ((selection − target) · (target − start)) / amplitude, as in the Throughput class of MacKenzie's GoFitts.
  public var endpointError: Measured<Double> {
    Measured { () throws(Undefined) in
      guard selection.isFinite else { throw .notFinite }
      let axis = try TaskAxis(from: start, to: target)
      return try Measured.finite(axis.along(selection) - axis.length).get()
    }
  }

  /// Whether the selection lies outside of a target of this width, in points.
  public func isMiss(width: Double, dimensions: TargetDimensions) -> Measured<Bool> {
    guard width > 0 else { return .undefined(.notPositive(width)) }
    switch dimensions {
    case .one: return endpointError.map { abs($0) > width / 2 }
    case .two:
      let distance = (selection - target).length
      return Measured<Double>.finite(distance).map { $0 > width / 2 }
    }
  }
}
