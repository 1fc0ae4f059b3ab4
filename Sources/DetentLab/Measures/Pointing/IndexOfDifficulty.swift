import DetentCore

/// How hard a movement is, in bits unless said; lengths in one unit.
public enum IndexOfDifficulty {
  /// log₂(A/W + 1), Shannon's form, which ISO 9241-411 uses; 0 for no amplitude.
  ///
  /// Source: MacKenzie, "Fitts' law as a research and design tool in human-computer interaction", 1992.
  public static func shannon(amplitude: Double, width: Double) -> Measured<Double> {
    ratio(amplitude, width).map { Elementary.log2($0 + 1) }
  }

  /// log₂(2A/W), the form of Fitts, 1954, for comparison with old papers; needs an amplitude.
  public static func fitts(amplitude: Double, width: Double) -> Measured<Double> {
    ratio(amplitude, width).flatMap { ratio in
      ratio > 0 ? .finite(Elementary.log2(2 * ratio)) : .undefined(.zeroAmplitude)
    }
  }

  /// log₂(A/W + ½), the form of Welford, 1960, for comparison with old papers.
  public static func welford(amplitude: Double, width: Double) -> Measured<Double> {
    ratio(amplitude, width).map { Elementary.log2($0 + 0.5) }
  }

  /// Shannon's form for a thumb that goes from one value to another.
  ///
  /// The step is the length between neighbouring values. The capture width is what the parameters give: a whole step
  /// for hard snapping, twice the radius of a magnet, the tolerance of a continuous scale.
  public static func slider(
    from start: Double, to target: Double, stepLength: Double, captureWidth: Double
  ) -> Measured<Double> {
    guard stepLength > 0 else { return .undefined(.notPositive(stepLength)) }
    return shannon(amplitude: abs(target - start) * stepLength, width: captureWidth)
  }

  /// A/W, which is no logarithm and has no unit: steering along a straight tunnel, as a drag does in a band of slop.
  ///
  /// Source: Accot and Zhai, "Beyond Fitts' law", 1997.
  public static func steering(length: Double, width: Double) -> Measured<Double> { ratio(length, width) }

  /// Σ Aᵢ/Wᵢ for a tunnel of pieces; 0 for none.
  public static func steering(pieces: [TunnelPiece]) -> Measured<Double> {
    pieces.reduce(.value(0)) { sum, piece in
      sum.flatMap { sum in ratio(piece.length, piece.width).flatMap { .finite(sum + $0) } }
    }
  }

  /// log₂(D/W + 1): crossing a line of this width at this distance.
  ///
  /// Source: Accot and Zhai, "More than dotting the i's", 2002.
  public static func crossing(distance: Double, width: Double) -> Measured<Double> {
    shannon(amplitude: distance, width: width)
  }

  /// log₂(Aₑ/Wₑ + 1), of what the participant did rather than was asked to do.
  ///
  /// Undefined with ``Undefined/zeroVariance`` for no width, as snapped positions have, and when Aₑ/Wₑ is −1 or less.
  public static func effective(amplitude: Double, width: Double) -> Measured<EffectiveDifficulty> {
    guard amplitude.isFinite, width.isFinite else { return .undefined(.notFinite) }
    guard width != 0 else { return .undefined(.zeroVariance) }
    guard width > 0 else { return .undefined(.notPositive(width)) }
    let ratio = amplitude / width
    guard ratio.isFinite else { return .undefined(.overflow) }
    guard ratio > -1 else { return .undefined(.invalidAmplitude(ratio: ratio)) }
    return .value(EffectiveDifficulty(bits: Elementary.log2(ratio + 1)))
  }

  private static func ratio(_ length: Double, _ width: Double) -> Measured<Double> {
    guard length.isFinite, width.isFinite else { return .undefined(.notFinite) }
    guard width > 0 else { return .undefined(.notPositive(width)) }
    guard length >= 0 else { return .undefined(.outside(length, lowest: 0, highest: .infinity)) }
    return .finite(length / width)
  }
}
