/// Why numbers were refused.
///
/// Nothing has changed when one of these is thrown.
public enum ScaleError: Error, Sendable, Hashable {
  /// A number that is infinite, or none.
  case notFinite(Double)
  /// A minimum above the maximum.
  case minimumAboveMaximum(minimum: Double, maximum: Double)
  /// A value outside of the ends.
  case outOfRange(value: Double, allowed: ClosedRange<Double>)
  /// Two thumbs closer together than the collision rule allows.
  case tooClose(lower: Double, upper: Double, gap: Double)
}

extension ScaleError: CustomStringConvertible {
  /// The error in one sentence that names the value and what is allowed.
  public var description: String {
    switch self {
    case .notFinite(let value):
      "\(value) is not a finite number"
    case .minimumAboveMaximum(let minimum, let maximum):
      "minimum \(minimum) is above maximum \(maximum)"
    case .outOfRange(let value, let allowed):
      "\(value) is not allowed: allowed are \(allowed.lowerBound) … \(allowed.upperBound)"
    case .tooClose(let lower, let upper, let gap):
      "\(lower) and \(upper) are too close: at least \(gap) must lie between them"
    }
  }
}
