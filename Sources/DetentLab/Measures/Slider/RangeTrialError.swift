/// How far the thumbs of a range slider ended from where they had to be.
public struct RangeTrialError: Sendable, Hashable {
  /// The error of the lower thumb in steps; negative is too low.
  public var lower: Double
  /// The error of the upper thumb in steps; negative is too low.
  public var upper: Double
  /// Both errors without their signs, of the whole range, in percent.
  public var percentOfRange: Double

  /// Both errors without their signs, in steps.
  public var sum: Double { abs(lower) + abs(upper) }

  /// By how much the range is too wide, in steps; 0 also when it was moved as a whole, so that ``sum`` belongs beside
  /// it.
  public var width: Double { upper - lower }

  /// Whether both thumbs stand where they had to.
  public var isExact: Bool { sum == 0 }

  /// Compares the final values with the targets on a scale from `minimum` to `maximum` with this step.
  ///
  /// Undefined for a step or a range that is not positive.
  public static func of(
    target: (lower: Double, upper: Double), final: (lower: Double, upper: Double), minimum: Double,
    maximum: Double,
    step: Double
  ) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard step > 0 else { throw .notPositive(step) }
      guard maximum - minimum > 0 else { throw .notPositive(maximum - minimum) }
      let lower = try Measured.finite((final.lower - target.lower) / step).get()
      let upper = try Measured.finite((final.upper - target.upper) / step).get()
      let part = (abs(lower) + abs(upper)) / ((maximum - minimum) / step)
      return Self(lower: lower, upper: upper, percentOfRange: try Measured.finite(100 * part).get())
    }
  }
}
