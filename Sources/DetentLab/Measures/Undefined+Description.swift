extension Undefined {
  /// A stable word for the reason, for files; it carries no facts.
  public var code: String {
    switch self {
    case .tooFew(_, let needed): "n<\(needed)"
    case .tooMany(_, let most): "n>\(most)"
    case .unequalCounts: "unequal-counts"
    case .notFinite: "not-finite"
    case .overflow: "overflow"
    case .zeroVariance: "zero-variance"
    case .zeroAmplitude: "zero-amplitude"
    case .noMovement: "no-movement"
    case .nothingNeeded: "nothing-needed"
    case .notPositive: "not-positive"
    case .outside: "out-of-range"
    case .invalidAmplitude: "invalid-amplitude"
    case .neverSettled: "never-settled"
    case .missing(let landmark): "no-\(landmark.rawValue)"
    case .timeRunsBackwards: "time-backwards"
    case .timeStandsStill: "time-stands-still"
    case .unknownSize: "unknown-size"
    case .noDifferences: "no-differences"
    case .wrongTotal: "wrong-total"
    case .unanswered: "unanswered"
    case .overdamped: "overdamped"
    }
  }
}

extension Undefined: CustomStringConvertible {
  /// The reason in a few words with its facts, to be shown where the number would stand.
  public var description: String {
    switch self {
    case .tooFew(let count, let needed): "needs at least \(needed) values, has \(count)"
    case .tooMany(let count, let most): "works with at most \(most) values, has \(count)"
    case .unequalCounts(let first, let second): "\(first) values do not pair with \(second)"
    case .notFinite: "a value is infinite or not a number"
    case .overflow: "the result is too large"
    case .zeroVariance: "all values are the same"
    case .zeroAmplitude: "start and target are the same place"
    case .noMovement: "nothing moved"
    case .nothingNeeded: "nothing had to move"
    case .notPositive(let value): "\(value) is not greater than 0"
    case .outside(let value, let lowest, let highest): "\(value) is not within \(lowest) … \(highest)"
    case .invalidAmplitude(let ratio): "amplitude over width is \(ratio), not greater than -1"
    case .neverSettled: "never came to rest at the target"
    case .missing(let landmark): "no \(landmark.rawValue) was recorded"
    case .timeRunsBackwards(let index): "the time at index \(index) lies before the one in front of it"
    case .timeStandsStill: "all values have the same time"
    case .unknownSize: "the monitor does not tell its size"
    case .noDifferences: "no pair differs"
    case .wrongTotal(let total, let needed): "adds up to \(total), not to \(needed)"
    case .unanswered(let items): "without an answer: \(items.map { "\($0)" }.joined(separator: ", "))"
    case .overdamped(let ratio): "a damping ratio of \(ratio) does not oscillate"
    }
  }
}
