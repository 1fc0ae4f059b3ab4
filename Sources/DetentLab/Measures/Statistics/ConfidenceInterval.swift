/// Two ends that enclose the unknown true value in a known part of all studies.
public struct ConfidenceInterval: Sendable, Hashable {
  /// The smaller end, in the unit of the measure.
  public var lower: Double
  /// The larger end, in the unit of the measure.
  public var upper: Double
  /// The part of studies in which the ends enclose the true value, between 0 and 1.
  public var level: Double

  /// The level that is used unless another is asked for: 0.95.
  public static let standardLevel = 0.95

  /// Whether `value` lies between the ends, or on one.
  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  /// `center` ∓ `margin`, or ``Undefined/overflow``.
  static func around(_ center: Double, margin: Double, level: Double) throws(Undefined) -> Self {
    guard (center - margin).isFinite, (center + margin).isFinite else { throw .overflow }
    return Self(lower: center - margin, upper: center + margin, level: level)
  }

  /// The part of studies that miss the true value on one side.
  ///
  /// - Throws: ``Undefined/outside(_:lowest:highest:)`` for a level that is not between 0 and 1.
  static func tail(of level: Double) throws(Undefined) -> Double {
    guard level > 0, level < 1 else { throw .outside(level, lowest: 0, highest: 1) }
    return (1 - level) / 2
  }
}
