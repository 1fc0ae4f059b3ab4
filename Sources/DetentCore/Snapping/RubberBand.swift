/// Resists being dragged past an end: the further past, the harder.
///
/// shown = (1 − 1 / (c·x/d + 1)) · d, the formula that UIScrollView was found to use, where x is how far the pointer
/// went past the end, d the extent of what is dragged and c the coefficient. It starts with the slope c and never
/// reaches d.
public struct RubberBand: Sendable, Hashable {
  /// The extent of the viewport, in points; at 0 or below nothing gives.
  public let dimension: Double

  /// The slope at the end.
  public let coefficient: Double

  /// The slope that UIScrollView was found to use.
  public static let standardCoefficient = 0.55

  /// Creates a band; an extent or coefficient that is not positive and finite gives nothing.
  public init(dimension: Double, coefficient: Double = standardCoefficient) {
    self.dimension = dimension > 0 && dimension.isFinite ? dimension : 0
    self.coefficient = coefficient > 0 && coefficient.isFinite ? coefficient : 0
  }

  /// How far past the end it shows when the pointer went `overshoot` past it, in points and to the same side;
  /// always nearer than the extent.
  ///
  /// 0 for what is not a number.
  public func shown(for overshoot: Double) -> Double {
    let pull = coefficient * abs(overshoot)
    guard dimension > 0, pull > 0 else { return 0 }
    let shown = pull.isFinite ? dimension * (pull / (dimension + pull)) : dimension
    return signed(min(shown, dimension.nextDown), like: overshoot)
  }

  /// The inverse: how far past the end the pointer must have gone for `shown` to show, so that a drag can
  /// begin while it is out.
  ///
  /// What could not show counts as the furthest that can.
  public func overshoot(forShown shown: Double) -> Double {
    let distance = min(abs(shown), dimension.nextDown)
    guard dimension > 0, coefficient > 0, distance > 0 else { return 0 }
    return signed(distance / coefficient * (dimension / (dimension - distance)), like: shown)
  }

  private func signed(_ distance: Double, like value: Double) -> Double { value < 0 ? -distance : distance }
}
