/// The sorted pair at one moment, as it is told to the owner of a slider.
public struct RangeReport<Value: Hashable & Sendable>: Sendable, Hashable {
  /// The smaller value.
  public var lower: Value
  /// The larger value; the same as ``lower`` for a slider with one thumb.
  public var upper: Value
  /// Whether this report ends an interaction; such a report never changes a value.
  public var isFinal: Bool
  /// Who moved the thumb.
  public var source: ReportSource

  /// Creates a report.
  public init(lower: Value, upper: Value, isFinal: Bool, source: ReportSource) {
    self.lower = lower
    self.upper = upper
    self.isFinal = isFinal
    self.source = source
  }
}
