extension Sample {
  /// The value below which the part `probability` of the numbers lies, by linear interpolation between order
  /// statistics; needs 1 value.
  ///
  /// Source: type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996.
  public func quantile(_ probability: Double) -> Measured<Double> {
    guard probability >= 0, probability <= 1 else {
      return .undefined(.outside(probability, lowest: 0, highest: 1))
    }
    guard let last = sorted.last else { return .undefined(.tooFew(count: 0, needed: 1)) }
    let place = probability * Double(count - 1)
    let index = min(Int(place), count - 1)
    let next = index + 1 < count ? sorted[index + 1] : last
    let part = place - Double(index)
    return .finite(part == 0 ? sorted[index] : sorted[index] + part * (next - sorted[index]))
  }

  /// The smallest of the numbers that the part `probability` of them does not exceed; needs 1 value.
  ///
  /// With few values it differs much from ``quantile(_:)``: name the one that is shown.
  public func nearestRank(_ probability: Double) -> Measured<Double> {
    guard probability >= 0, probability <= 1 else {
      return .undefined(.outside(probability, lowest: 0, highest: 1))
    }
    guard count > 0 else { return .undefined(.tooFew(count: 0, needed: 1)) }
    let rank = Int((probability * Double(count)).rounded(.up))
    return .value(sorted[min(max(rank, 1), count) - 1])
  }

  /// The median of the distances from the median, in the unit of the values and not scaled to a standard deviation;
  /// needs 1 value.
  ///
  /// - Complexity: O(*n* log *n*)
  public var medianDeviation: Measured<Double> {
    median.flatMap { median in
      Measured { () throws(Undefined) in try Sample(values.map { abs($0 - median) }).median.get() }
    }
  }
}
