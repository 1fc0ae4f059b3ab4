/// What a reader has to know about a measure that does exist.
public enum MeasureFlag: Sendable, Hashable {
  /// The effective index of difficulty is below 0: on average the movement went away from the target.
  case negativeDifficulty
  /// Items, counted from 1, that were not answered and got the middle of the scale.
  case imputed(items: [Int])
  /// Every item got the same answer.
  case straightLining
  /// More than half of the values are the same; the rule by median deviation is undefined, and Tukey's takes its
  /// place.
  case zeroMADFallback
  /// So many times that are not positive, which is a fault of the recording, were left out.
  case excludedTimes(count: Int)
  /// With so few values a t interval is preferred to the bootstrap.
  case preferTInterval(count: Int)
  /// The interval was cut at the ends of what is possible.
  case clipped
  /// The path ends where it began, so there is no direct line to deviate from; the deviations are given as 0.
  case closedPath
  /// No errors at all were taken for 0.0049 % of errors, as the formula has no width for 0.
  case zeroErrorRateReplaced
  /// The regression to another questionnaire's scale is no longer recommended, as it underestimates high scores.
  case regressionNotRecommended
  /// The wall clock was moved while the monotonic clock ran.
  case clockJump
}
