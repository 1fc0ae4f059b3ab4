extension RangeModel {
  /// A pointer went down at `point`.
  ///
  /// A thumb is taken at once; a pile waits for the direction; a press on the bare track moves the nearest
  /// thumb there.
  public mutating func press(
    _ pointer: PointerID, at point: TrackPoint, on track: Track, time: Double
  ) -> Effects {
    guard sessions[pointer] == nil else { return [] }
    let picked = pick(point, on: track, at: time)
    guard picked != .nothing else { return [] }
    let ended = endStepping()
    switch picked {
    case .nothing:
      break
    case .pile:
      sessions[pointer] = .undecided(press: point.along, restore: values)
    case .thumb(let thumb):
      sessions[pointer] = .pressed(take(thumb, at: point.along, on: track, time: time))
    case .range:
      sessions[pointer] = takeRange(at: point.along, on: track, time: time).map { .rangePressed($0) }
    case .track(let thumb):
      return ended + pressTrack(pointer, thumb, at: point.along, on: track, time: time)
    }
    return ended
  }

  /// The pointer moved to `point`.
  public mutating func drag(
    _ pointer: PointerID, to point: TrackPoint, on track: Track, time: Double
  ) -> Effects {
    guard point.along.isFinite, let session = sessions[pointer] else { return [] }
    switch session {
    case .undecided(let press, let restore):
      return pickFromPile(pointer, press: press, restore: restore, at: point.along, on: track, time: time)
    case .pressed(var hold), .dragging(var hold):
      guard hold.pointer != point.along else { return [] }
      hold.pointer = point.along
      hold.source = .pointer
      return follow(pointer, hold, on: track, time: time)
    case .rangePressed(var hold), .rangeDragging(var hold):
      guard hold.pointer != point.along else { return [] }
      hold.pointer = point.along
      return follow(pointer, hold, on: track, time: time)
    }
  }

  /// The pointer came up: the thumb settles on the stop that its bubble shows, so that letting go never
  /// changes a value.
  ///
  /// A drag that began ends with one final report, a mere press with none.
  ///
  /// - Parameters:
  ///   - pointer: The pointer that came up.
  ///   - velocity: The pointer's velocity along the axis, in points per second.
  ///   - track: The track at that moment.
  ///   - time: When it came up, in seconds.
  /// - Returns: What the owner has to do, in order.
  public mutating func release(
    _ pointer: PointerID, velocity: Double = 0, on track: Track, time: Double
  ) -> Effects {
    guard let session = sessions[pointer] else { return [] }
    letGo(pointer, velocity: track.fractionVelocity(velocity), at: time)
    switch session {
    case .undecided, .pressed, .rangePressed: return []
    case .dragging(let hold): return [report(isFinal: true, source: hold.source)]
    case .rangeDragging: return [report(isFinal: true, source: .pointer)]
    }
  }

  /// The pointer was lost, or the user gave up: the pair goes back to what it was before the press.
  public mutating func cancel(_ pointer: PointerID, at time: Double) -> Effects {
    guard let session = sessions[pointer] else { return [] }
    let old = values
    let held = session.heldThumbs
    gliding(at: time) { model in
      model.release(held)
      model.sessions[pointer] = nil
      model.restore(session.restore)
    }
    switch session {
    case .undecided, .pressed, .rangePressed: return []
    case .dragging, .rangeDragging:
      return [.cancelled(lower: lower, upper: upper, isChange: values != old)]
    }
  }

  /// Gives up what every pointer does.
  public mutating func cancelAll(at time: Double) -> Effects {
    let pointers = sessions.keys.sorted { ($0.source, $0.touch) < ($1.source, $1.touch) }
    return pointers.flatMap { cancel($0, at: time) }
  }

  /// The track was moved or resized: thumbs in hand follow their pointers on the new one, with the same grab offset.
  public mutating func relayout(on track: Track, time: Double) -> Effects {
    var effects: Effects = []
    for (pointer, session) in sessions {
      switch session {
      case .dragging(let hold): effects += follow(pointer, hold, on: track, time: time)
      case .rangeDragging(let hold): effects += follow(pointer, hold, on: track, time: time)
      case .undecided, .pressed, .rangePressed: break
      }
    }
    return effects
  }
}

extension RangeModel {
  private mutating func take(
    _ thumb: ThumbID, at along: Double, on track: Track, time: Double, restore: [Value]? = nil
  ) -> Hold<Value> {
    let place = place(of: thumb, at: time)
    self[thumb].anchor = .held(place)
    self[thumb].glide = nil
    return Hold(
      thumb: thumb, grabOffset: along - track.position(at: place), pointer: along,
      restore: restore ?? values, source: .pointer)
  }

  private mutating func takeRange(at along: Double, on track: Track, time: Double) -> RangeHold<Value>? {
    guard let press = track.fraction(at: along) else { return nil }
    let start = (lower: place(of: lowerThumb, at: time), upper: place(of: upperThumb, at: time))
    self[lowerThumb].anchor = .held(start.lower)
    self[upperThumb].anchor = .held(start.upper)
    for thumb in thumbIDs { self[thumb].glide = nil }
    return RangeHold(
      lowerStart: start.lower, upperStart: start.upper, pressStart: press, pointer: along, restore: values)
  }

  private mutating func pressTrack(
    _ pointer: PointerID, _ thumb: ThumbID, at along: Double, on track: Track, time: Double
  ) -> Effects {
    var effects: Effects = []
    gliding(at: time) { model in
      let hold = Hold(
        thumb: thumb, grabOffset: 0, pointer: along, restore: model.values, source: ReportSource.track,
        contact: RangeEffect<Value>.Obstacle?.none)
      effects = model.follow(pointer, hold, on: track, time: time)
    }
    return effects
  }

  /// After more than the threshold the direction picks the thumb of a pile: the lower one goes down, the upper one up.
  private mutating func pickFromPile(
    _ pointer: PointerID, press: Double, restore: [Value], at along: Double, on track: Track, time: Double
  ) -> Effects {
    guard (along - press).magnitude > behavior.pileThreshold else { return [] }
    let isIncrease = (along > press) != track.isReversed
    let thumb = thumb(isIncrease ? .upper : .lower)
    guard self[thumb].isEnabled, !self[thumb].isHeld else { return [] }
    var hold = take(thumb, at: press, on: track, time: time, restore: restore)
    hold.pointer = along
    return follow(pointer, hold, on: track, time: time)
  }

  /// Ends a session without touching the values; the held thumbs glide to where they belong.
  private mutating func letGo(_ pointer: PointerID, velocity: Double, at time: Double) {
    let held = sessions[pointer]?.heldThumbs ?? []
    gliding(at: time, velocity: velocity) { model in
      model.release(held)
      model.sessions[pointer] = nil
    }
  }

  private mutating func release(_ held: [ThumbID]) {
    for thumb in held { self[thumb].anchor = .value }
  }

  /// Brings back the values from before a press, except those that another pointer holds now.
  private mutating func restore(_ old: [Value]) {
    let free = thumbIDs.filter { !self[$0].isHeld }
    for thumb in free { self[thumb].value = old[index(of: thumb)] }
    if free.count < thumbs.count { keepWithinLimits(free) }
    sortThumbs()
    makeLegal()
  }

  private mutating func keepWithinLimits(_ ids: [ThumbID]) {
    for thumb in ids {
      let limits = limits(of: thumb)
      self[thumb].value = min(max(self[thumb].value, limits.lowerBound), limits.upperBound)
    }
  }
}
