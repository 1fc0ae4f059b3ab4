public import DetentCore
internal import DetentUI

extension SegmentedRangeSlider {
  /// The index of the lower thumb's stop; observable.
  public var lowerIndex: Int {
    access(keyPath: \.lowerIndex)
    return model.lower
  }

  /// The index of the upper thumb's stop; observable.
  public var upperIndex: Int {
    access(keyPath: \.upperIndex)
    return model.upper
  }

  /// The indices of both thumbs; observable.
  public var range: ClosedRange<Int> { lowerIndex...upperIndex }

  /// Puts both thumbs on stops at once.
  ///
  /// Nothing is reported; what is already so changes nothing. A thumb that the user drags stays with the
  /// pointer, and the other one obeys.
  ///
  /// - Throws: `RangeError` when an index is not a stop, or the pair is closer than the collision rule allows.
  public func setRange(lower: Int, upper: Int, animated: Bool = false) throws(RangeError) {
    var next = model
    let isChange = try next.set(lower: lower, upper: upper, animated: animated && window != nil, at: now)
    if isChange { adoptFromProgram(next) }
  }

  /// Replaces the stops: a drag is cancelled and the pair kept within them.
  ///
  /// The same labels change nothing.
  ///
  /// - Throws: `RangeError.gapOutOfRange(gap:allowed:)` when there are too few to keep the thumbs apart.
  public func setStops(_ labels: [String]) throws(RangeError) {
    guard labels != stops else { return }
    let time = now
    try replaceScale { (model) throws(RangeError) in
      try model.setStops(count: labels.count, at: time)
    } takeOn: {
      stops = labels
    }
  }

  /// Changes what happens when the thumbs meet; thumbs that are too close are moved apart.
  ///
  /// - Throws: `RangeError.gapOutOfRange(gap:allowed:)` when the stops cannot keep the gap.
  public func setCollision(_ rule: CollisionRule) throws(RangeError) {
    var next = model
    _ = try next.setCollision(rule, at: now)
    adoptFromProgram(next)
  }
}
