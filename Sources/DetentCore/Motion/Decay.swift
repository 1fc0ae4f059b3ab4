/// A free movement that slows down: v(t) = v₀ · e^(−λt), with the friction λ of its ``DecelerationRate``.
///
/// Lengths are points, or whatever unit goes in; times are seconds since the movement was set free.
public struct Decay: Sendable, Hashable {
  /// Where it was set free.
  public let from: Double

  /// How fast it was then, per second.
  public let velocity: Double

  /// How quickly it slows down.
  public let rate: DecelerationRate

  /// Creates a movement; a place or velocity that is not finite becomes 0.
  public init(from: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.from = from.isFinite ? from : 0
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate
  }

  /// Where it comes to rest, which it never quite reaches.
  public var rest: Double { from + velocity / rate.friction }

  /// The place after `seconds`; before the start it is ``from``.
  public func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return from }
    return from - velocity / rate.friction * Elementary.expMinusOne(-rate.friction * seconds)
  }

  /// The velocity after `seconds`, per second.
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    return velocity * Elementary.exp(-rate.friction * seconds)
  }

  /// The seconds until it is no faster than `speed`, per second; 0 when it never was faster, infinity when `speed` is
  /// not positive and it moves at all.
  public func time(untilSlowerThan speed: Double) -> Double {
    guard velocity != 0, abs(velocity) > speed else { return 0 }
    guard speed > 0 else { return .infinity }
    return Elementary.log(abs(velocity) / speed) / rate.friction
  }

  /// The seconds until it comes to `place`; `nil` when it never does, because that lies behind, or at its rest or beyond.
  public func time(reaching place: Double) -> Double? {
    let share = (place - from) * rate.friction / velocity
    guard share >= 0, share < 1 else { return nil }
    return -Elementary.log(1 - share) / rate.friction
  }
}
