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
  private mutating func obey(_ wanted: PerThumb<Value>) {
    for thumb in thumbIDs where !self[thumb].isHeld {
      let index = index(of: thumb)
      self[thumb].value = wanted[index]
      for pointer in sessions.keys { sessions[pointer]?.restore[index] = wanted[index] }
      stepping.keep(wanted[index], at: index)
    }
    sortIfCrossing()
    yieldInHand()
    separate()
    // A press that waits on a pile waits for nothing when the program takes the pile apart.
    if !isPile { sessions.removeAll(where: \.isUndecided) }
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
}
