/// Foresees where a free movement would come to rest, so that it can be led to a stop near there.
public enum Projection {
  /// The way that is still to come, in points, at `velocity` points per second: the exact integral of the
  /// decay, and thus the very rest of a ``Decay``.
  ///
  /// 0 for a velocity that is not finite.
  public static func offset(velocity: Double, rate: DecelerationRate = .normal) -> Double {
    Decay(from: 0, velocity: velocity, rate: rate).rest
  }

  /// The same as Apple published it in "Designing Fluid Interfaces" (WWDC 2018, session 803): the sum over whole
  /// milliseconds, 0.1 % less than the integral at the normal rate and 0.5 % less at the fast one.
  public static func publishedOffset(velocity: Double, rate: DecelerationRate = .normal) -> Double {
    guard velocity.isFinite else { return 0 }
    return velocity / 1000 * rate.perMillisecond / (1 - rate.perMillisecond)
  }
}
