/// A movement that a spring pulls to its end, in closed form: it can be asked for any moment, and caught at any.
///
/// Lengths are points, or whatever unit goes in; times are seconds since the movement began.
public struct SpringMotion: Sendable, Hashable {
  /// What pulls.
  public let spring: Spring

  /// Where it begins.
  public let from: Double

  /// Where it comes to rest.
  public let to: Double

  /// How fast it begins, per second.
  public let velocity: Double

  /// Creates a movement.
  ///
  /// Nothing that is not finite survives: an illegal `from` begins at the end, an illegal `to` stays at the
  /// beginning (both: 0), an illegal `velocity` is 0.
  public init(spring: Spring, from: Double, to: Double, velocity: Double = 0) {
    let fallback = to.isFinite ? to : 0
    self.spring = spring
    self.from = from.isFinite ? from : fallback
    self.to = to.isFinite ? to : self.from
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The place after `seconds`; before the beginning it is ``from``.
  public func value(at seconds: Double) -> Double { seconds > 0 ? to + offset(at: seconds) : from }

  /// The velocity after `seconds`, per second.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    guard seconds < Self.endOfTime else { return 0 }
    let (even, odd) = spring.basis(at: seconds)
    let start = from - to
    let pull = spring.frequency * spring.frequency * start + spring.dampingRatio * spring.frequency * velocity
    return velocity * even - pull * odd
  }

  /// Whether it may stop after `seconds`: nearer to the end than `tolerance`, and slower than ten times that
  /// per second.
  ///
  /// What stops is then put exactly at ``to``.
  public func isSettled(at seconds: Double, tolerance: Double = defaultTolerance) -> Bool {
    let offset = seconds > 0 ? offset(at: seconds) : from - to
    return abs(offset) < tolerance && abs(velocity(at: seconds)) < 10 * tolerance
  }

  /// The whole milliseconds, in seconds, after which ``isSettled(at:tolerance:)`` first holds; `nil` when that takes
  /// more than ``longestSettling``, as it does when `tolerance` is not positive.
  ///
  /// - Complexity: O(*milliseconds*); meant for planning and tests, not for each frame.
  public func settlingTime(tolerance: Double = defaultTolerance) -> Double? {
    guard tolerance > 0 else { return nil }
    let milliseconds = (0...Int(Self.longestSettling * 1000)).first {
      isSettled(at: Double($0) / 1000, tolerance: tolerance)
    }
    return milliseconds.map { Double($0) / 1000 }
  }

  /// The movement that goes on from where this one is after `seconds`, as fast as it is then, to another end.
  public func retargeted(to end: Double, at seconds: Double) -> SpringMotion {
    SpringMotion(spring: spring, from: value(at: seconds), to: end, velocity: velocity(at: seconds))
  }

  /// Half a point: what nobody sees on a screen of ordinary density.
  public static let defaultTolerance = 0.5

  /// How many seconds a settling time is looked for: 30.
  public static let longestSettling = 30.0

  /// After this many seconds every movement is at its end; keeps infinity out of the formulas.
  private static let endOfTime = 1e9

  /// The distance from the end after `seconds`.
  private func offset(at seconds: Double) -> Double {
    guard seconds < Self.endOfTime else { return 0 }
    let (even, odd) = spring.basis(at: seconds)
    let start = from - to
    return start * even + (velocity + spring.dampingRatio * spring.frequency * start) * odd
  }
}
