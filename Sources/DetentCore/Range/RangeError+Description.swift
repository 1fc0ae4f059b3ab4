extension RangeError: CustomStringConvertible {
  /// The error in one sentence that names the value and what is allowed.
  public var description: String {
    switch self {
    case .indexOutOfRange(let index, let allowed):
      "index \(index) is not a stop: allowed are \(allowed.lowerBound) … \(allowed.upperBound)"
    case .noStops(let index):
      "index \(index) is not a stop: there are no stops"
    case .gapOutOfRange(let gap, let allowed):
      "gap \(gap) does not fit the stops: allowed are \(allowed.lowerBound) … \(allowed.upperBound) segments"
    case .tooClose(let lower, let upper, let gap):
      "indices \(lower) and \(upper) are too close: at least \(gap) segment\(gap == 1 ? "" : "s") must lie between them"
    }
  }
}
