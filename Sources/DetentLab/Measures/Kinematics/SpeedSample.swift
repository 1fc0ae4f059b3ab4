/// How fast something moved between two samples.
public struct SpeedSample: Sendable, Hashable {
  /// The middle of the interval, in milliseconds.
  public var time: Double
  /// The distance over the interval, 0 or more, in pixels a second.
  public var speed: Double
}
