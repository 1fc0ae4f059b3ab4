extension ThumbTrace {
  /// The slope of the straight line with the least squared distances from the positions of the last `window`
  /// milliseconds, in pixels a second; needs 2.
  ///
  /// Less shaken by a late last sample than ``lastVelocity``: log which one a control acts on.
  ///
  /// - Complexity: O(*n* log *n*)
  public func releaseVelocity(window: Double = 100) -> Measured<Double> {
    guard let end = times.last else { return .undefined(.tooFew(count: 0, needed: 2)) }
    let recent = times.indices.filter { times[$0] >= end - window }
    return LinearFit.of(x: recent.map { times[$0] - end }, y: recent.map { positions[$0] })
      .flatMap { .finite($0.slope * 1000) }
  }

  /// The velocity between the last two positions, in pixels a second; needs 2.
  public var lastVelocity: Measured<Double> {
    guard times.count >= 2 else { return .undefined(.tooFew(count: times.count, needed: 2)) }
    let (last, before) = (times.count - 1, times.count - 2)
    return .finite((positions[last] - positions[before]) / (times[last] - times[before]) * 1000)
  }
}
