import DetentCore

/// What a damped spring does after a step, as an ideal to compare a recorded settling with.
public enum SpringResponse {
  /// The part of the step by which the spring goes beyond it at first, e^(−ζπ/√(1 − ζ²)); 0 from critical damping on.
  ///
  /// The damping ratio is greater than 0.
  public static func overshoot(dampingRatio: Double) -> Measured<Double> {
    guard dampingRatio > 0 else { return .undefined(.notPositive(dampingRatio)) }
    guard dampingRatio < 1 else { return .value(0) }
    return .value(Elementary.exp(-dampingRatio * .pi / (1 - dampingRatio * dampingRatio).squareRoot()))
  }

  /// When the envelope of the oscillation falls below `tolerance` of the step for good, −ln(tolerance √(1 − ζ²)) /
  /// (ζω), in seconds.
  ///
  /// Holds for damping ratios below 1; the natural frequency is in radians a second.
  public static func settlingTime(
    dampingRatio: Double, naturalFrequency: Double, tolerance: Double = 0.02
  ) -> Measured<Double> {
    guard dampingRatio > 0 else { return .undefined(.notPositive(dampingRatio)) }
    guard dampingRatio < 1 else { return .undefined(.overdamped(dampingRatio)) }
    guard naturalFrequency > 0 else { return .undefined(.notPositive(naturalFrequency)) }
    guard tolerance > 0, tolerance < 1 else { return .undefined(.outside(tolerance, lowest: 0, highest: 1)) }
    let envelope = tolerance * (1 - dampingRatio * dampingRatio).squareRoot()
    return .finite(-Elementary.log(envelope) / (dampingRatio * naturalFrequency))
  }
}
