/// When the drawn thumb goes to its stop.
public enum SnapTiming: Sendable, Hashable {
  /// It follows the pointer and settles after release.
  case onRelease

  /// It jumps from stop to stop while it is dragged.
  case whileDragging

  /// It is pulled towards the nearest stop while it is dragged, by a strength of 0 (not at all) … 1 (it rests there).
  case magnetic(Double)

  /// The strength of the pull when nothing else is said.
  public static let defaultStrength = 0.7

  /// Where the thumb is drawn when the pointer holds it `offset` segments away from its nearest stop, −0.5 … 0.5.
  ///
  /// The pull is d · (1 − s · (1 − 4d²)): full at the stop, none at the midpoint, so that neighbouring stops join
  /// without a jump, and it never reverses the pointer's direction.
  public static func pulled(_ offset: Double, strength: Double) -> Double {
    let bounded = strength > 0 ? min(strength, 1) : 0
    return offset * (1 - bounded * (1 - 4 * offset * offset))
  }
}
