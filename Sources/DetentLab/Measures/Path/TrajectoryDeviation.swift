/// How a path deviates from the straight line between its ends; positive on the clockwise side as seen on a screen.
public struct TrajectoryDeviation: Sendable, Hashable {
  /// The largest deviation, with its sign (MAD), in points.
  public var maximum: Double
  /// When the largest deviation was reached first, in milliseconds; `nil` when there is no line.
  public var timeOfMaximum: Double?
  /// The mean of the deviations of all points, with their signs (AD), in points.
  public var mean: Double
  /// The area between path and line, parts on the other side negative (AUC), in square points.
  public var area: Double
  /// ``MeasureFlag/closedPath`` when the path ends where it began; all deviations are 0 then, as in mousetrap.
  public var flags: [MeasureFlag]

  /// No line to deviate from.
  static let none = Self(maximum: 0, timeOfMaximum: nil, mean: 0, area: 0, flags: [.closedPath])

  private init(maximum: Double, timeOfMaximum: Double?, mean: Double, area: Double, flags: [MeasureFlag]) {
    self.maximum = maximum
    self.timeOfMaximum = timeOfMaximum
    self.mean = mean
    self.area = area
    self.flags = flags
  }

  init(across: [Double], area: Double, times: [Double]) throws(Undefined) {
    guard across.allSatisfy(\.isFinite), area.isFinite else { throw .overflow }
    let farthest = zip(across, times).reduce((0.0, times.first)) { farthest, next in
      abs(next.0) > abs(farthest.0) ? (next.0, next.1) : farthest
    }
    maximum = farthest.0
    timeOfMaximum = farthest.1
    mean = try Sample(across).mean.get()
    self.area = area
    flags = []
  }
}
