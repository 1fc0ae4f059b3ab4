/// How quickly a free movement slows down: its velocity falls by the same factor in equal times.
public struct DecelerationRate: Sendable, Hashable {
  /// The part of the velocity that is left after a millisecond; between 0 and 1.
  public let perMillisecond: Double

  /// The rate of decay per second: the velocity is divided by e in one over this many seconds.
  public let friction: Double

  /// Creates the rate that leaves `factor` of the velocity after each millisecond.
  ///
  /// - Returns: `nil` unless `factor` lies between 0 and 1.
  public init?(perMillisecond factor: Double) {
    guard factor > 0, factor < 1 else { return nil }
    self.init(unchecked: factor)
  }

  /// Creates the rate that leaves `factor` of the velocity after each second.
  ///
  /// - Returns: `nil` unless `factor` lies between 0 and 1.
  public init?(perSecond factor: Double) {
    guard factor > 0, factor < 1 else { return nil }
    self.init(friction: -Elementary.log(factor))
  }

  /// Creates the rate of decay `friction` per second; 4 is GTK's.
  ///
  /// - Returns: `nil` unless the part that is left after a millisecond is more than none and less than all.
  public init?(friction: Double) {
    let factor = Elementary.exp(-friction / 1000)
    guard factor > 0, factor < 1 else { return nil }
    self.friction = friction
    perMillisecond = factor
  }

  private init(unchecked factor: Double) {
    perMillisecond = factor
    friction = -1000 * Elementary.log(factor)
  }

  /// That of an ordinary scroll view: 0.998 per millisecond, `UIScrollView.DecelerationRate.normal`.
  public static let normal = DecelerationRate(unchecked: 0.998)

  /// That of a scroll view which stops soon: 0.99 per millisecond, `UIScrollView.DecelerationRate.fast`.
  public static let fast = DecelerationRate(unchecked: 0.99)
}
