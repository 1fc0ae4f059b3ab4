extension RangeModel {
  /// The thumb in hand goes where the pointer is, clamped to the track and by the collision rule; its value follows
  /// with hysteresis.
  mutating func follow(
    _ pointer: PointerID, _ hold: Hold, on track: Track, time: Double
  ) -> Effects {
    guard let wanted = track.fraction(at: hold.pointer - hold.grabOffset) else { return [] }
    let old = values
    let leeway = leeway(of: hold.thumb)
    let place = leeway.clamped(wanted)
    var effects: Effects = []
    jumping(at: time) { model in
      model[hold.thumb].anchor = .held(place)
      let value = model.scale.value(
        at: place, keeping: model[hold.thumb].value, trackLength: track.length,
        hysteresis: model.behavior.hysteresis)
      effects = model.move(hold.thumb, to: value)
    }
    var next = hold
    next.contact = leeway.contact(at: wanted, after: hold.contact, tremble: tremble(on: track))
    effects += collision(next.contact, after: hold.contact, of: role(of: hold.thumb))
    sessions[pointer]?.phase = .dragging(next)
    keepForOthers(than: pointer, since: old)
    return reporting(effects, since: old, source: hold.source)
  }

  /// Both thumbs go with the pointer, their distance unchanged, and stop at the ends.
  mutating func follow(
    _ pointer: PointerID, _ hold: RangeHold, on track: Track, time: Double
  ) -> Effects {
    guard let now = track.fraction(at: hold.pointer) else { return [] }
    let old = values
    let wanted = now - hold.pressStart
    let leeway = Leeway(
      low: -hold.lowerStart, high: 1 - hold.upperStart, lowObstacle: .track, highObstacle: .track)
    let shift = leeway.clamped(wanted)
    var effects: Effects = []
    jumping(at: time) { effects = $0.shift(hold, by: shift, on: track) }
    var next = hold
    next.contact = leeway.contact(at: wanted, after: hold.contact, tremble: tremble(on: track))
    if let side = next.contact?.side { effects += collision(next.contact, after: hold.contact, of: side) }
    sessions[pointer]?.phase = .rangeDragging(next)
    keepForOthers(than: pointer, since: old)
    return reporting(effects, since: old, source: .pointer)
  }

  /// Moves both thumbs by `shift` tracks from where they were taken; the lower one's value decides, so that the width
  /// stays what it is.
  private mutating func shift(_ hold: RangeHold, by shift: Double, on track: Track) -> Effects {
    let old = (lower: lower, upper: upper)
    self[lowerThumb].anchor = .held(hold.lowerStart + shift)
    self[upperThumb].anchor = .held(hold.upperStart + shift)
    let target = scale.value(
      at: hold.lowerStart + shift, keeping: old.lower, trackLength: track.length,
      hysteresis: behavior.hysteresis)
    let new = scale.pair(old.lower, old.upper, movedTo: target)
    self[lowerThumb].value = new.lower
    self[upperThumb].value = new.upper
    return scale.stopsPassed(from: old.lower, to: new.lower).map { .tick(.lower, stop: $0) }
      + scale.stopsPassed(from: old.upper, to: new.upper).map { .tick(.upper, stop: $0) }
  }

  /// Where `thumb` may be dragged, and what is in the way beyond that.
  private func leeway(of thumb: ThumbID) -> Leeway {
    let limits = limits(of: thumb)
    return Leeway(
      low: scale.fraction(of: limits.lowerBound), high: scale.fraction(of: limits.upperBound),
      lowObstacle: limits.lowerBound == scale.bounds.lowerBound ? .track : .thumb,
      highObstacle: limits.upperBound == scale.bounds.upperBound ? .track : .thumb)
  }

  /// How far from a limit a hand may tremble without leaving it, in tracks: as far as a thumb that keeps its stop.
  private func tremble(on track: Track) -> Double { behavior.hysteresis.limit / track.length }

  /// A collision is told once, when the contact begins.
  private func collision(_ contact: Contact?, after before: Contact?, of role: ThumbRole)
    -> Effects
  {
    guard let contact, contact != before else { return [] }
    return [.collision(role, contact.obstacle)]
  }

  /// Makes `change` to thumbs in hand: they follow at once, and only what jumps to a stop glides there.
  private mutating func jumping(at time: Double, _ change: (inout RangeModel) -> Void) {
    let old = self
    var changed = self
    change(&changed)
    let jumps = thumbIDs.filter { changed[$0].value != old[$0].value && changed.isDrawnOnStop($0) }
    if jumps.isEmpty { self = changed } else { gliding(at: time) { $0 = changed } }
    for thumb in thumbIDs where !jumps.contains(thumb) {
      let shift = anchorPlace(of: thumb) - old.anchorPlace(of: thumb)
      self[thumb].glide = old[thumb].glide?.met(by: shift, at: time)
    }
  }

  private func isDrawnOnStop(_ thumb: ThumbID) -> Bool {
    !self[thumb].isHeld
      || (behavior.snapTiming == .whileDragging && scale.index(of: self[thumb].value) != nil)
  }
}
