/// A movement of fixed length between two values, such as the fading of a bubble.
///
/// Times are seconds since the movement began.
public struct TimedMotion: Sendable, Hashable {
  /// The value at the beginning.
  public let from: Double

  /// The value at the end.
  public let to: Double

  /// The length in seconds; 0 is at the end at once.
  public let duration: Double

  /// How the time is spent.
  public let curve: TimingCurve

  /// Creates a movement; a `duration` that is negative or not finite becomes 0.
  public init(from: Double, to: Double, duration: Double, curve: TimingCurve = .easeInOut) {
    self.from = from
    self.to = to
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.curve = curve
  }

  /// The value after `seconds`.
  public func value(at seconds: Double) -> Double {
    guard !isFinished(at: seconds) else { return to }
    return from + (to - from) * curve.value(at: seconds / duration)
  }

  /// Whether the end is reached after `seconds`.
  public func isFinished(at seconds: Double) -> Bool { seconds >= duration }
}
