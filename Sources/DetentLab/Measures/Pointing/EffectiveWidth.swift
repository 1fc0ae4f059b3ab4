import DetentCore

/// The width of the target that would have been hit in 96 % of the trials.
///
/// Source: Welford, 1968, and MacKenzie, 1992.
public enum EffectiveWidth {
  /// √(2πe), what a standard deviation is multiplied by: 4.132731354…, written 4.133 in papers.
  public static let scale = (2 * Double.pi * Elementary.exp(1)).squareRoot()

  /// √(2πe) · SD of the endpoints, in their unit; 0 when they are all the same.
  public static func of(standardDeviation: Double) -> Measured<Double> {
    guard standardDeviation >= 0 else {
      return .undefined(.outside(standardDeviation, lowest: 0, highest: .infinity))
    }
    return .finite(scale * standardDeviation)
  }

  /// W · 2.066/z(1 − err/2), for data without endpoints; the part of errors lies between 0 and 1, 1 excluded.
  ///
  /// No errors are taken for 0.0049 %, and flagged, as the formula has no width for them.
  public static func of(width: Double, errorRate: Double) -> Measured<DerivedWidth> {
    guard width > 0 else { return .undefined(.notPositive(width)) }
    guard errorRate >= 0, errorRate < 1 else { return .undefined(.outside(errorRate, lowest: 0, highest: 1)) }
    let rate = errorRate == 0 ? leastErrorRate : errorRate
    let z = NormalDistribution.exceeded(with: rate / 2)
    return Measured<Double>.finite(width * scaleOfNormal / z).map {
      DerivedWidth(width: $0, flags: errorRate == 0 ? [.zeroErrorRateReplaced] : [])
    }
  }

  /// ½ √(2πe), as it is rounded in the published formula.
  private static let scaleOfNormal = 2.066
  private static let leastErrorRate = 0.000_049
}
