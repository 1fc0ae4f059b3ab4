/// Why a number field refused a value.
public enum NumberFieldError: Error, Sendable, Hashable {
  /// The text means no number.
  case notANumber(text: String)
  /// The number is not within the limits.
  case outside(value: Double, limits: ClosedRange<Double>)
}
