/// The monotonic clock, which alone gives durations, beside the wall clock, which is a label; in milliseconds.
public struct ClockComparison: Sendable, Hashable {
  /// From the first to the last reading of the monotonic clock.
  public var duration: Double
  /// By how much more the wall clock went on in that time; negative when it was put back.
  public var divergence: Double
  /// The largest divergence between two neighbouring readings, with its sign, so that to and fro do not cancel.
  public var largestJump: Double
  /// ``MeasureFlag/clockJump`` when a jump is larger than was allowed.
  public var flags: [MeasureFlag]

  /// What clocks may drift apart between two readings unless another limit is asked for, in milliseconds.
  public static let standardTolerance = 50.0

  /// Compares readings that were taken together; needs 2.
  ///
  /// - Complexity: O(*n*)
  public static func of(
    monotonic: [Double], wall: [Double], tolerance: Double = standardTolerance
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard monotonic.count == wall.count else { throw .unequalCounts(monotonic.count, wall.count) }
      guard wall.allSatisfy(\.isFinite) else { throw .notFinite }
      try TimeOrder.check(monotonic)
      guard let first = monotonic.first, let last = monotonic.last, monotonic.count >= 2 else {
        throw .tooFew(count: monotonic.count, needed: 2)
      }
      let ahead = zip(wall, monotonic).map { $0 - $1 }
      let steps = zip(ahead.dropFirst(), ahead).map { $0 - $1 }
      let jump = steps.reduce(0) { abs($1) > abs($0) ? $1 : $0 }
      let divergence = try Measured.finite(steps.reduce(0, +)).get()
      return Self(
        duration: last - first, divergence: divergence, largestJump: jump,
        flags: abs(jump) > tolerance ? [.clockJump] : [])
    }
  }
}
