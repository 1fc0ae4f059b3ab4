/// A slider's track along its own axis: the one place where positions are made from fractions and back.
///
/// Thumbs, stop marks, labels, bubbles and hit tests all use these two functions, so they cannot disagree.
public struct Track: Sendable, Hashable {
  /// Where the track begins along its axis, in points; the smaller coordinate.
  public let start: Double

  /// The extent along the axis, in points; never negative.
  public let length: Double

  /// Whether the smallest value stands at the larger coordinate: right-to-left, or upward on a vertical slider.
  public let isReversed: Bool

  /// Creates a track; what is not finite, and a negative length, counts as 0.
  public init(start: Double, length: Double, isReversed: Bool = false) {
    self.start = start.isFinite ? start : 0
    self.length = length > 0 && length.isFinite ? length : 0
    self.isReversed = isReversed
  }

  /// The position of the place `fraction`, in points.
  public func position(at fraction: Double) -> Double {
    start + (isReversed ? 1 - fraction : fraction) * length
  }

  /// The place at `position`; below 0 or above 1 beyond the ends, nothing on a track without extent.
  public func fraction(at position: Double) -> Double? {
    guard length > 0, position.isFinite else { return nil }
    let share = (position - start) / length
    return isReversed ? 1 - share : share
  }

  /// `velocity` in points per second along the axis, in tracks per second towards larger values.
  func fractionVelocity(_ velocity: Double) -> Double {
    guard length > 0, velocity.isFinite else { return 0 }
    return (isReversed ? -velocity : velocity) / length
  }
}
