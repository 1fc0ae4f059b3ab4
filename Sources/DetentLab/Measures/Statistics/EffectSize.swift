/// How large a mean difference is in standard deviations.
public enum EffectSize {
  /// J = 1 − 3/(4ν − 1), which takes the upward bias of a standardised difference from a small sample; needs 1 degree
  /// of freedom.
  ///
  /// Source: Hedges, "Distribution theory for Glass's estimator of effect size", 1981.
  public static func hedgesCorrection(degreesOfFreedom: Double) -> Measured<Double> {
    guard degreesOfFreedom >= 1 else {
      return .undefined(.outside(degreesOfFreedom, lowest: 1, highest: .infinity))
    }
    return .value(1 - 3 / (4 * degreesOfFreedom - 1))
  }
}
