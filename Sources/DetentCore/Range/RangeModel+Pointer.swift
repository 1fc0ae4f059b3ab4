extension RangeModel {
  /// A pointer went down at `point`.
  ///
  /// A thumb is taken at once; a pile waits for the direction; a press on the bare track moves the nearest
  /// thumb there.
  @_specialize(exported:true,where Scale == StopGrid)
  public mutating func press(
    _ pointer: PointerID, at point: TrackPoint, on track: Track, time: Double
  ) -> Effects {
    guard sessions[pointer] == nil else { return [] }
    let picked = pick(point, on: track, at: time)
    let ended = picked == .nothing ? [] : endStepping()
    switch picked {
    case .nothing:
      return []
    case .pile:
      begin(pointer, .undecided(press: point.along))
    case .thumb(let thumb):
      begin(pointer, .pressed(take(thumb, at: point.along, on: track, time: time)))
    case .range(let place):
      begin(pointer, .rangePressed(takeRange(at: point.along, place: place, time: time)))
    case .track(let thumb):
      return ended + pressTrack(pointer, thumb, at: point.along, on: track, time: time)
    }
    return ended
  }

  /// The pointer moved to `point`.
  @_specialize(exported:true,where Scale == StopGrid)
  public mutating func drag(
    _ pointer: PointerID, to point: TrackPoint, on track: Track, time: Double
  ) -> Effects {
    guard point.along.isFinite, let phase = sessions[pointer]?.phase else { return [] }
    switch phase {
    case .undecided(let press):
      return pickFromPile(pointer, press: press, at: point.along, on: track, time: time)
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
  @_specialize(exported:true,where Scale == StopGrid)
  public mutating func release(
    _ pointer: PointerID, velocity: Double = 0, on track: Track, time: Double
  ) -> Effects {
    guard let session = sessions[pointer] else { return [] }
    gliding(at: time, velocity: track.fractionVelocity(velocity)) { $0.end(session, of: pointer) }
    return session.isDragging ? [report(isFinal: true, source: session.source)] : []
  }

  /// The pointer was lost, or the user gave up: the pair goes back to what it was before the press.
  public mutating func cancel(_ pointer: PointerID, at time: Double) -> Effects {
    guard let session = sessions[pointer] else { return [] }
    let old = values
    gliding(at: time) { model in
      model.end(session, of: pointer)
      if session.isDragging { model.restore(session.restore, moved: session.heldThumbs) }
    }
    keepForOthers(than: pointer, since: old)
    guard session.isDragging else { return [] }
    return [.cancelled(lower: lower, upper: upper, isChange: values != old)]
  }

  /// Gives up what every pointer does.
  public mutating func cancelAll(at time: Double) -> Effects { pointers.flatMap { cancel($0, at: time) } }

  /// The track was moved or resized: thumbs in hand follow their pointers on the new one, with the same grab offset.
  public mutating func relayout(on track: Track, time: Double) -> Effects {
    // Of two hands the first may have been held back by a thumb that the second has taken away since.
    (pointers + pointers.dropLast()).flatMap { pointer -> Effects in
      switch sessions[pointer]?.phase {
      case .dragging(let hold): follow(pointer, hold, on: track, time: time)
      case .rangeDragging(let hold): follow(pointer, hold, on: track, time: time)
      case .undecided, .pressed, .rangePressed, nil: []
      }
    }
  }

  /// The pointers that are down, always in the same order.
  private var pointers: [PointerID] { sessions.keys }
}

// MARK: - Taking and ending

extension RangeModel {
  private mutating func begin(_ pointer: PointerID, _ phase: PointerSession<Value>.Phase) {
    sessions[pointer] = PointerSession(phase: phase, restore: values)
  }

  /// Puts `thumb` into the hand where it is drawn, also when it is on its way.
  private mutating func take(_ thumb: ThumbID, at along: Double, on track: Track, time: Double) -> Hold {
    let place = place(of: thumb, at: time)
    gliding(at: time) { $0[thumb].anchor = .held(place) }
    return Hold(thumb: thumb, grabOffset: along - track.position(at: place), pointer: along)
  }

  private mutating func takeRange(at along: Double, place: Double, time: Double) -> RangeHold {
    let start = (lower: self.place(of: lowerThumb, at: time), upper: self.place(of: upperThumb, at: time))
    gliding(at: time) { model in
      model[model.lowerThumb].anchor = .held(start.lower)
      model[model.upperThumb].anchor = .held(start.upper)
    }
    return RangeHold(lowerStart: start.lower, upperStart: start.upper, pressStart: place, pointer: along)
  }

  private mutating func pressTrack(
    _ pointer: PointerID, _ thumb: ThumbID, at along: Double, on track: Track, time: Double
  ) -> Effects {
    let hold = Hold(thumb: thumb, grabOffset: 0, pointer: along, source: .track)
    begin(pointer, .pressed(hold))
    var effects: Effects = []
    gliding(at: time) { effects = $0.follow(pointer, hold, on: track, time: time) }
    return effects
  }

  /// After more than the threshold the direction picks the thumb of a pile: the lower one goes down, the upper one up.
  private mutating func pickFromPile(
    _ pointer: PointerID, press: Double, at along: Double, on track: Track, time: Double
  ) -> Effects {
    guard (along - press).magnitude > behavior.pileThreshold else { return [] }
    let isIncrease = (along > press) != track.isReversed
    let thumb = thumb(isIncrease ? .upper : .lower)
    guard isFree(thumb) else { return [] }
    var hold = take(thumb, at: press, on: track, time: time)
    hold.pointer = along
    sessions[pointer]?.phase = .pressed(hold)
    return follow(pointer, hold, on: track, time: time)
  }

  /// Takes the pointer away without touching the values.
  private mutating func end(_ session: PointerSession<Value>, of pointer: PointerID) {
    for thumb in session.heldThumbs { self[thumb].anchor = .value }
    sessions[pointer] = nil
  }

  /// Brings back the values from before a press, except one that another pointer holds now.
  ///
  /// Where something else has moved the other thumb meanwhile, the one that was `moved` alone stops at it.
  mutating func restore(_ former: PerThumb<Value>, moved: [ThumbID]) {
    for thumb in thumbIDs where !self[thumb].isHeld { self[thumb].value = former[index(of: thumb)] }
    if behavior.collision == .cross { return sortThumbs() }
    if moved.count == 1 { moved.forEach { keepWithinLimits($0) } }
    separate()
  }

  /// What one hand, key or setter changed is no longer another hand's to bring back: who cancels undoes only what they
  /// did themselves.
  mutating func keepForOthers(than pointer: PointerID?, since old: PerThumb<Value>) {
    for index in thumbs.indices where thumbs[index].value != old[index] {
      for other in sessions.keys where other != pointer {
        sessions[other]?.restore[index] = thumbs[index].value
      }
      if pointer != nil { stepping.keep(thumbs[index].value, at: index) }
    }
  }
}
