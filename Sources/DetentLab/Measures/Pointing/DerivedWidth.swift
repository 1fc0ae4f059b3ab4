/// An effective width that was derived from errors alone.
public struct DerivedWidth: Sendable, Hashable {
  /// The width, in the unit of the target's.
  public var width: Double
  /// ``MeasureFlag/zeroErrorRateReplaced`` when there were no errors.
  public var flags: [MeasureFlag]
}
