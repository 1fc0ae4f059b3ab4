/// A bootstrap interval, and what is needed to draw it once more.
public struct BootstrapInterval: Sendable, Hashable {
  /// The ends, in the unit of the statistic.
  public var interval: ConfidenceInterval
  /// How many resamples were drawn.
  public var resamples: Int
  /// What the draws began from.
  public var seed: UInt64
  /// ``MeasureFlag/preferTInterval(count:)`` for fewer than 10 values.
  public var flags: [MeasureFlag]
}
