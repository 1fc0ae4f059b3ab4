/// Which values a rule marks.
public struct OutlierReport: Sendable, Hashable {
  /// The values that are not marked lie in here, ends included; `nil` when the rule is undefined for these values.
  public var limits: ClosedRange<Double>?
  /// Whether each value is marked, in their order.
  public var isOutlier: [Bool]
  /// ``MeasureFlag/zeroMADFallback`` when another rule has to be used, or was.
  public var flags: [MeasureFlag]

  init(limits: ClosedRange<Double>?, isOutlier: [Bool], flags: [MeasureFlag]) {
    self.limits = limits
    self.isOutlier = isOutlier
    self.flags = flags
  }

  init(_ values: [Double], from low: Double, through high: Double) throws(Undefined) {
    guard low.isFinite, high.isFinite, low <= high else { throw .overflow }
    self.init(limits: low...high, isOutlier: values.map { !(low...high).contains($0) }, flags: [])
  }

  /// How many values are marked.
  public var count: Int { isOutlier.count { $0 } }
}
