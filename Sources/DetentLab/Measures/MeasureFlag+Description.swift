extension MeasureFlag {
  /// A stable word for the flag, for files; it carries no facts.
  public var code: String {
    switch self {
    case .negativeDifficulty: "negative-IDe"
    case .imputed: "imputed"
    case .straightLining: "straight-lining"
    case .zeroMADFallback: "zero-MAD-fallback"
    case .excludedTimes: "non-positive time"
    case .preferTInterval: "prefer-t-interval"
    case .clipped: "clipped"
    case .closedPath: "closed-path"
    case .zeroErrorRateReplaced: "zero-error-rate-replaced"
    case .regressionNotRecommended: "regression-not-recommended"
    case .clockJump: "clock-jump"
    }
  }
}

extension MeasureFlag: CustomStringConvertible {
  /// The flag in a few words with its facts, to be shown beside the number.
  public var description: String {
    switch self {
    case .negativeDifficulty: "the movement went away from the target on average"
    case .imputed(let items): "not answered, taken as the middle: \(Self.list(items))"
    case .straightLining: "every item has the same answer"
    case .zeroMADFallback: "the median deviation is 0, Tukey's rule took its place"
    case .excludedTimes(let count): "left out as faults of the recording: \(count)"
    case .preferTInterval(let count): "n = \(count): a t interval is preferred"
    case .clipped: "cut at the ends of what is possible"
    case .closedPath: "the path ends where it began"
    case .zeroErrorRateReplaced: "no errors, taken as 0.0049 %"
    case .regressionNotRecommended: "the regression is no longer recommended"
    case .clockJump: "the wall clock was moved"
    }
  }

  private static func list(_ items: [Int]) -> String { items.map { "\($0)" }.joined(separator: ", ") }
}
