/// Decides from its first movement whether a pan goes in a direction that its recogniser cares for.
public struct AxisLock: Sendable, Hashable {
  /// What a movement means for the pan.
  public enum Verdict: Sendable, Hashable {
    /// Too short, or too close to the diagonal, to tell.
    case undecided
    /// It goes along the axis.
    case accepted
    /// It goes across the axis.
    case rejected
  }

  /// The axis that the pan must follow, or `nil` for any direction.
  public var axis: Axis?

  /// How much the movement along the axis must exceed that across it; not below 1, so that the two verdicts cannot
  /// both hold.
  public var ratio: Double {
    didSet { ratio = Self.legal(ratio) }
  }

  /// Creates a lock on `axis`, or none.
  ///
  /// A `ratio` below 1, or not finite, becomes 1.
  public init(_ axis: Axis?, ratio: Double = GestureMetrics.axisLockRatio) {
    self.axis = axis
    self.ratio = Self.legal(ratio)
  }

  /// Any direction.
  public static let free = AxisLock(nil)
  /// Left and right only.
  public static let horizontal = AxisLock(.horizontal)
  /// Up and down only.
  public static let vertical = AxisLock(.vertical)

  /// Judges the `movement` since the press; `slop` is the distance in points that must be exceeded, not just reached.
  public func verdict(on movement: Vector, slop: Double) -> Verdict {
    guard let axis else { return movement.length > slop ? .accepted : .undecided }
    let along = abs(movement[axis])
    let across = abs(movement[axis.crossing])
    if along > slop, along >= ratio * across { return .accepted }
    if across > slop, across > along { return .rejected }
    return .undecided
  }

  private static func legal(_ ratio: Double) -> Double { ratio >= 1 && ratio.isFinite ? ratio : 1 }
}
