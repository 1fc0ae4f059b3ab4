extension SpringMotion {
  /// The place after `seconds` of the same movement, which nears its end less slowly within the last `reach`: as fast as it
  /// comes there it goes on until it is there.
  ///
  /// The last points of a spring take as long as all the way before, in steps that are too small to be seen, so that a
  /// picture would stand still now and then. The distance *x* that is left becomes *r* · (1 + ln(*x* / *r*)) within the
  /// reach *r*, which is as long and as steep at *r*, and falls evenly where *x* dies away.
  ///
  /// A spring that swings past its end keeps its own places, since it must go on when it comes by.
  public func arrivingValue(at seconds: Double, reach: Double) -> Double {
    guard let left = arrivingDistance(at: seconds, reach: reach) else { return value(at: seconds) }
    return from < to ? to - left : to + left
  }

  /// Whether ``arrivingValue(at:reach:)`` has come to the end after `seconds`.
  public func hasArrived(at seconds: Double, reach: Double) -> Bool {
    guard let left = arrivingDistance(at: seconds, reach: reach) else {
      return isSettled(at: seconds, tolerance: reach / Self.tolerancesPerReach)
    }
    return left <= 0
  }

  /// A reach of three points and a half is seven times the tolerance that a spring without one ends by.
  private static let tolerancesPerReach = 7.0

  /// What is left of the way; nil for a movement that swings.
  private func arrivingDistance(at seconds: Double, reach: Double) -> Double? {
    guard spring.dampingRatio >= 1, reach > 0 else { return nil }
    let reach = min(reach, abs(to - from))
    let left = from < to ? to - value(at: seconds) : value(at: seconds) - to
    guard left < reach else { return left }
    return left > 0 ? max(0, reach * (1 + Elementary.log(left / reach))) : 0
  }
}
