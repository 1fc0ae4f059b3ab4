/// How much further than half a segment a thumb must go before its stop changes, so that trembling changes nothing.
public struct Hysteresis: Sendable, Hashable {
  /// The part of a segment, 0 … ``largestFraction``; 0.1 by default.
  public let fraction: Double

  /// The most that it may be, in points; 4 by default.
  public let limit: Double

  /// The largest part of a segment, 0.45: with half of one a thumb could not be dragged to the next stop.
  public static let largestFraction = 0.45

  /// Creates a hysteresis; what is negative or not a number counts as 0.
  public init(fraction: Double = 0.1, limit: Double = 4) {
    self.fraction = fraction > 0 ? min(fraction, Self.largestFraction) : 0
    self.limit = limit > 0 ? limit : 0
  }

  /// The hysteresis as a part of a segment of `length` points.
  public func share(ofSegment length: Double) -> Double {
    guard length > 0 else { return fraction }
    return min(fraction, limit / length)
  }
}
