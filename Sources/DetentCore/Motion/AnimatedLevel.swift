/// A level that goes to its target in a given time, and may be sent elsewhere at any moment from where it is.
public struct AnimatedLevel: Sendable, Hashable {
  private var motion: TimedMotion
  private var start = 0.0

  /// Creates a level at rest.
  public init(_ level: Double = 0) { motion = TimedMotion(from: level, to: level, duration: 0) }

  /// Where it goes, or is.
  public var target: Double { motion.to }

  /// The level at `time`, in seconds on the caller's clock.
  public func value(at time: Double) -> Double { motion.value(at: max(0, time - start)) }

  /// Whether it is still on its way at `time`.
  public func isMoving(at time: Double) -> Bool { !motion.isFinished(at: max(0, time - start)) }

  /// Sends it to `target`, to arrive `duration` seconds after `time`; 0 arrives at once.
  ///
  /// Nothing when it goes there.
  public mutating func go(
    to target: Double, at time: Double, duration: Double, curve: TimingCurve = .easeInOut
  ) {
    guard target != motion.to else { return }
    jump(from: value(at: time), to: target, at: time, duration: duration, curve: curve)
  }

  /// Sends it from `level` to `target`, wherever it is.
  public mutating func jump(
    from level: Double, to target: Double, at time: Double, duration: Double, curve: TimingCurve = .easeInOut
  ) {
    motion = TimedMotion(from: level, to: target, duration: duration, curve: curve)
    start = time
  }
}
