/// How far a swipe was from turning the page: the numbers that say which threshold to move.
///
/// The decision is that of the pager: a fling in the direction of the way commits, one against it never does, and a
/// slow release does beyond a part of the page.
public struct SwipeIntent: Sendable, Hashable {
  /// The way over the length of a page, without its sign.
  public var fraction: Double
  /// What was missing to the least way, in pixels; negative when it was passed.
  public var distanceMargin: Double
  /// What was missing to the speed of a fling along the way, in pixels a second; negative when it was passed.
  public var speedMargin: Double
  /// What decided.
  public var verdict: SwipeVerdict

  /// Whether the page turned.
  public var isCommitted: Bool { verdict.isCommitted }

  /// Measures a swipe of `displacement` pixels that was let go at `velocity` pixels a second, on pages of this
  /// length.
  ///
  /// The threshold is a part of the page, the fling a speed. Undefined for a length that is not positive.
  public static func of(
    displacement: Double, velocity: Double, pageLength: Double, threshold: Double, flingSpeed: Double
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard pageLength > 0 else { throw .notPositive(pageLength) }
      guard threshold >= 0 else { throw .outside(threshold, lowest: 0, highest: .infinity) }
      guard flingSpeed >= 0 else { throw .outside(flingSpeed, lowest: 0, highest: .infinity) }
      let speed = displacement == 0 ? abs(velocity) : displacement < 0 ? -velocity : velocity
      let fraction = abs(displacement) / pageLength
      let margins = (threshold * pageLength - abs(displacement), flingSpeed - speed)
      guard fraction.isFinite, margins.0.isFinite, margins.1.isFinite else { throw .notFinite }
      let verdict = SwipeVerdict(
        isFar: fraction > threshold, isFling: speed >= flingSpeed,
        isFlingBack: -speed >= flingSpeed && speed < 0)
      return Self(fraction: fraction, distanceMargin: margins.0, speedMargin: margins.1, verdict: verdict)
    }
  }
}
