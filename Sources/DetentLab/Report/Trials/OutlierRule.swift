/// The rule that marked a time as far from the rest.
public enum OutlierRule: String, Sendable, Hashable, CaseIterable {
  /// More than 3 scaled median deviations from the median.
  case medianDeviation = "MAD"
  /// More than 1.5 interquartile ranges outside of the quartiles, where the median deviation is 0.
  case tukey = "Tukey"
}
