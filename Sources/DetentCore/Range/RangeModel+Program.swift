extension RangeModel {
  /// Puts both thumbs somewhere at once, without any report.
  ///
  /// An unordered pair is sorted, what the rule does not allow is made legal. A thumb in hand stays with its
  /// pointer, and the other one obeys.
  ///
  /// - Returns: Whether anything changed.
  mutating func place(lower: Value, upper: Value, animated: Bool, at time: Double) -> Bool {
    let old = values
    var wanted = values
    wanted[index(of: lowerThumb)] = scale.clamped(min(lower, upper))
    wanted[index(of: upperThumb)] = scale.clamped(thumbs.count == 1 ? lower : max(lower, upper))
    guard wanted != old else { return false }
    gliding(at: time, animated: animated) { $0.obey(wanted) }
    return values != old
  }

  /// Takes on the wanted values, except for thumbs in hand, which only yield to them.
  private mutating func obey(_ wanted: [Value]) {
    for thumb in thumbIDs where !self[thumb].isHeld {
      let index = index(of: thumb)
      self[thumb].value = wanted[index]
      for pointer in sessions.keys { sessions[pointer]?.restore[index] = wanted[index] }
    }
    sortIfCrossing()
    yieldInHand()
    separate()
    // A press that waits on a pile waits for nothing when the program takes the pile apart.
    if !isPile { sessions = sessions.filter { !$0.value.isUndecided } }
  }

  /// Changes how thumbs behave; a pair that the new rule does not allow is made legal, without a report.
  ///
  /// - Returns: Whether the pair changed.
  public mutating func setBehavior(_ new: RangeBehavior, at time: Double) -> Bool {
    let old = values
    gliding(at: time) { model in
      model.behavior = new
      model.sortIfCrossing()
      model.separate()
      model.yieldInHand()
    }
    if new.reducesMotion { for thumb in thumbIDs { self[thumb].glide = nil } }
    return values != old
  }

  /// Allows or forbids the user to move `thumb`; forbidding it in mid-drag cancels the drag, and ends an interaction
  /// by keys or wheel.
  public mutating func setEnabled(_ isEnabled: Bool, _ thumb: ThumbID, at time: Double) -> Effects {
    guard self[thumb].isEnabled != isEnabled else { return [] }
    var effects = stepping.thumb == thumb ? endStepping() : []
    for pointer in sessions.keys where sessions[pointer]?.heldThumbs.contains(thumb) == true {
      effects += cancel(pointer, at: time)
    }
    self[thumb].isEnabled = isEnabled
    sortThumbs()
    return effects
  }

  /// Replaces what the thumbs stand on: cancels every drag, clamps the pair and makes it legal.
  ///
  /// All that is told of it is told of the new pair, for the old one may no longer exist.
  mutating func setScale(_ new: Scale, at time: Double) -> Effects {
    let old = values
    let ended = endStepping() + cancelAll(at: time)
    if new != scale {
      gliding(at: time, animated: false) { model in
        model.scale = new
        for thumb in model.thumbIDs { model[thumb].value = new.clamped(model[thumb].value) }
        model.sortThumbs()
        model.separate()
      }
    }
    return ended.map { effect in
      switch effect {
      case .report(let report): self.report(isFinal: report.isFinal, source: report.source)
      case .cancelled: .cancelled(lower: lower, upper: upper, isChange: values != old)
      case .tick, .collision, .wake: effect
      }
    }
  }

  /// Moves thumbs apart until the collision rule holds: first the upper one up, then what is left the lower
  /// one down.
  ///
  /// A thumb in hand, or a disabled one, moves only if the other cannot.
  mutating func separate() {
    guard thumbs.count == 2, behavior.collision.gap > 0, !scale.isInert else { return }
    let gap = behavior.collision.gap
    let order =
      isWall(upperThumb) && !isWall(lowerThumb) ? [lowerThumb, upperThumb] : [upperThumb, lowerThumb]
    for thumb in order {
      let isUpper = role(of: thumb) == .upper
      let limit = scale.value(self[thumb.other].value, movedBy: isUpper ? gap : -gap)
      self[thumb].value = isUpper ? max(self[thumb].value, limit) : min(self[thumb].value, limit)
    }
  }

  /// Thumbs that may cross change places at once when something else than a hand moves them past each other.
  private mutating func sortIfCrossing() {
    if behavior.collision == .cross { sortThumbs() }
  }

  /// Keeps thumbs in hand within limits that have just changed.
  private mutating func yieldInHand() {
    guard behavior.collision != .cross else { return }
    for thumb in thumbIDs {
      guard case .held(let place) = self[thumb].anchor, let limits = limitsBeside(thumb) else { continue }
      let (low, high) = (scale.fraction(of: limits.lowerBound), scale.fraction(of: limits.upperBound))
      self[thumb].anchor = .held(min(max(place, low), high))
      keepWithinLimits(thumb)
    }
  }

  /// Moves `thumb` to the nearest value that leaves the other one where it is.
  mutating func keepWithinLimits(_ thumb: ThumbID) {
    guard let limits = limitsBeside(thumb) else { return }
    self[thumb].value = min(max(self[thumb].value, limits.lowerBound), limits.upperBound)
  }

  private func limitsBeside(_ thumb: ThumbID) -> ClosedRange<Value>? {
    other(than: thumb).map {
      behavior.collision.limits(of: role(of: thumb), other: self[$0].value, isWall: true, on: scale)
    }
  }

  func index(of thumb: ThumbID) -> Int { thumbs.count == 1 ? 0 : thumb.rawValue }
}

extension RangeModel where Scale == StopGrid {
  /// Puts both thumbs on stops at once, without any report.
  ///
  /// An unordered pair is sorted; what is already so changes nothing. A thumb in hand stays with its pointer,
  /// and the other one obeys.
  ///
  /// - Returns: Whether anything changed.
  /// - Throws: ``RangeError`` when an index is not a stop, or the pair is closer than the rule allows.
  public mutating func set(
    lower: Int, upper: Int, animated: Bool = false, at time: Double = 0
  ) throws(RangeError) -> Bool {
    let pair = (lower: min(lower, upper), upper: max(lower, upper))
    for index in [pair.lower, pair.upper] { try check(index) }
    let gap = scale.isInert || thumbs.count == 1 ? 0 : behavior.collision.gap
    guard pair.upper - pair.lower >= gap else {
      throw .tooClose(lower: pair.lower, upper: pair.upper, gap: gap)
    }
    return place(lower: pair.lower, upper: pair.upper, animated: animated, at: time)
  }

  /// Replaces the stops, also by as many others: cancels every drag and clamps the pair.
  ///
  /// - Throws: ``RangeError/gapOutOfRange(gap:allowed:)`` when `count` stops cannot keep the gap.
  public mutating func setStops(count: Int, at time: Double = 0) throws(RangeError) -> Effects {
    let grid = StopGrid(count: count)
    try Self.check(behavior.collision, on: grid)
    return setScale(grid, at: time)
  }

  /// Changes what happens when the thumbs meet; a pair that is too close is moved apart, without a report.
  ///
  /// - Returns: Whether the pair changed.
  /// - Throws: ``RangeError/gapOutOfRange(gap:allowed:)`` when the stops cannot keep the gap.
  public mutating func setCollision(_ rule: CollisionRule, at time: Double = 0) throws(RangeError) -> Bool {
    try Self.check(rule, on: scale)
    var new = behavior
    new.collision = rule
    return setBehavior(new, at: time)
  }

  private func check(_ index: Int) throws(RangeError) {
    if scale.count == 0, index != 0 { throw .noStops(index: index) }
    guard scale.bounds.contains(index) else {
      throw .indexOutOfRange(index: index, allowed: scale.bounds)
    }
  }

  private static func check(_ rule: CollisionRule, on grid: StopGrid) throws(RangeError) {
    guard case .keepApart(let segments) = rule else { return }
    let allowed = 0...(grid.isInert ? Int.max : grid.segments)
    guard allowed.contains(segments) else { throw .gapOutOfRange(gap: segments, allowed: allowed) }
  }
}
