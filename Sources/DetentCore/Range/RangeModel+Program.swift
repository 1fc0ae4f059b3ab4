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
    wanted[self.index(of: lowerThumb)] = scale.clamped(min(lower, upper))
    wanted[self.index(of: upperThumb)] = scale.clamped(thumbs.count == 1 ? lower : max(lower, upper))
    guard wanted != old else { return false }
    gliding(at: time, animated: animated) { model in
      for thumb in model.thumbIDs where !model[thumb].isHeld {
        model[thumb].value = wanted[model.index(of: thumb)]
        model.keepWhenCancelled(thumb)
      }
      if model.behavior.collision == .cross { model.sortThumbs() }
      model.holdLegally()
      model.makeLegal()
    }
    return values != old
  }

  /// A thumb that is moved by something else while a pointer drags the other stays there when that drag is cancelled.
  mutating func keepWhenCancelled(_ thumb: ThumbID) {
    let value = self[thumb].value
    let index = index(of: thumb)
    for pointer in sessions.keys { sessions[pointer]?.restore[index] = value }
  }

  /// Changes how thumbs behave; a pair that the new rule does not allow is made legal, without a report.
  ///
  /// - Returns: Whether the pair changed.
  public mutating func setBehavior(_ new: RangeBehavior, at time: Double) -> Bool {
    let old = values
    gliding(at: time) { model in
      model.behavior = new
      model.makeLegal()
    }
    return values != old
  }

  /// Allows or forbids the user to move `thumb`; forbidding it in mid-drag cancels the drag.
  public mutating func setEnabled(_ isEnabled: Bool, _ thumb: ThumbID, at time: Double) -> Effects {
    guard self[thumb].isEnabled != isEnabled else { return [] }
    let pointers = sessions.filter { $0.value.heldThumbs.contains(thumb) }.keys
    let effects = pointers.flatMap { cancel($0, at: time) }
    self[thumb].isEnabled = isEnabled
    return effects
  }

  /// Replaces what the thumbs stand on: cancels every drag, clamps the pair and makes it legal.
  mutating func setScale(_ new: Scale, at time: Double) -> Effects {
    let effects = endStepping() + cancelAll(at: time)
    gliding(at: time, animated: false) { model in
      model.scale = new
      for thumb in model.thumbIDs { model[thumb].value = new.clamped(model[thumb].value) }
      model.makeLegal()
    }
    return effects
  }

  /// Moves thumbs apart until the collision rule holds: first the upper one up, then what is left the lower
  /// one down.
  ///
  /// A thumb in hand, or a disabled one, moves only if the other cannot.
  mutating func makeLegal() {
    guard thumbs.count == 2, behavior.collision.gap > 0, !scale.isInert else { return }
    let gap = behavior.collision.gap
    let order = [upperThumb, lowerThumb].sorted { !isWall($0) && isWall($1) }
    for thumb in order {
      let role = role(of: thumb)
      let other = self[thumb.other].value
      let limit = scale.value(other, movedBy: role == .upper ? gap : -gap)
      self[thumb].value = role == .upper ? max(self[thumb].value, limit) : min(self[thumb].value, limit)
    }
  }

  /// Keeps a thumb in hand within the limits that have just changed.
  private mutating func holdLegally() {
    guard behavior.collision != .cross else { return }
    for thumb in thumbIDs {
      guard case .held(let place) = self[thumb].anchor, let other = other(than: thumb) else { continue }
      let limits = behavior.collision.limits(
        of: role(of: thumb), other: self[other].value, isWall: true, on: scale)
      let low = scale.fraction(of: limits.lowerBound)
      let high = scale.fraction(of: limits.upperBound)
      self[thumb].anchor = .held(min(max(place, low), high))
      self[thumb].value = min(max(self[thumb].value, limits.lowerBound), limits.upperBound)
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
    let gap = scale.isInert ? 0 : behavior.collision.gap
    guard pair.upper - pair.lower >= gap else {
      throw .tooClose(lower: pair.lower, upper: pair.upper, gap: gap)
    }
    return place(lower: pair.lower, upper: pair.upper, animated: animated, at: time)
  }

  /// Replaces the stops: cancels every drag and clamps the pair.
  ///
  /// - Throws: ``RangeError/gapOutOfRange(gap:allowed:)`` when `count` stops cannot keep the gap.
  public mutating func setStops(count: Int, at time: Double = 0) throws(RangeError) -> Effects {
    let grid = StopGrid(count: count)
    try Self.check(behavior.collision, on: grid)
    return grid == scale ? [] : setScale(grid, at: time)
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
