extension RangeModel {
  /// The thumb in hand goes where the pointer is, clamped to the track and by the collision rule; its value follows
  /// with hysteresis.
  mutating func follow(
    _ pointer: PointerID, _ hold: Hold<Value>, on track: Track, time: Double
  ) -> Effects {
    guard let wanted = track.fraction(at: hold.pointer - hold.grabOffset) else { return [] }
    let old = values
    let (place, obstacle) = clamp(wanted, of: hold.thumb)
    var effects: Effects = []
    jumping(at: time, on: hold.thumb) { model in
      model[hold.thumb].anchor = .held(place)
      let value = model.scale.value(
        at: place, keeping: model[hold.thumb].value, trackLength: track.length,
        hysteresis: model.behavior.hysteresis)
      effects = model.move(hold.thumb, to: value)
    }
    effects += contactEffects(obstacle, before: hold.contact, of: hold.thumb)
    var next = hold
    next.contact = obstacle
    sessions[pointer] = .dragging(next)
    return reporting(effects, since: old, source: hold.source)
  }

  /// Both thumbs go with the pointer, their distance unchanged, and stop at the ends.
  mutating func follow(
    _ pointer: PointerID, _ hold: RangeHold<Value>, on track: Track, time: Double
  ) -> Effects {
    guard let now = track.fraction(at: hold.pointer) else { return [] }
    let old = values
    let wanted = now - hold.pressStart
    let shift = min(max(wanted, -hold.lowerStart), 1 - hold.upperStart)
    let obstacle: RangeEffect<Value>.Obstacle? = isBeyond(wanted, shift) ? .track : nil
    let role = wanted < shift ? ThumbRole.lower : .upper
    var effects: Effects = []
    let width = upper - lower
    let place = hold.lowerStart + shift
    let target = scale.value(
      at: place, keeping: lower, trackLength: track.length, hysteresis: behavior.hysteresis)
    let start = min(max(target, scale.bounds.lowerBound), scale.bounds.upperBound - width)
    jumping(at: time, on: nil) { model in
      model[model.lowerThumb].anchor = .held(place)
      model[model.upperThumb].anchor = .held(hold.upperStart + shift)
      effects = model.shift(lowerTo: start, width: width)
    }
    if obstacle != nil, hold.contact == nil { effects.append(.collision(role, .track)) }
    var next = hold
    next.contact = obstacle
    sessions[pointer] = .rangeDragging(next)
    return reporting(effects, since: old, source: .pointer)
  }

  private mutating func shift(lowerTo start: Value, width: Value) -> Effects {
    let old = (lower: lower, upper: upper)
    self[lowerThumb].value = start
    self[upperThumb].value = start + width
    return scale.stopsPassed(from: old.lower, to: start).map { .tick(.lower, stop: $0) }
      + scale.stopsPassed(from: old.upper, to: start + width).map { .tick(.upper, stop: $0) }
  }

  /// The legal place nearest to `wanted`, and what is in the way when that is another one.
  private func clamp(_ wanted: Double, of thumb: ThumbID) -> (Double, RangeEffect<Value>.Obstacle?) {
    let limits = limits(of: thumb)
    let low = scale.fraction(of: limits.lowerBound)
    let high = scale.fraction(of: limits.upperBound)
    let place = min(max(wanted, low), high)
    guard isBeyond(wanted, place) else { return (place, nil) }
    let isTrackEnd =
      wanted < place ? limits.lowerBound == scale.bounds.lowerBound : limits.upperBound == scale.bounds.upperBound
    return (place, isTrackEnd ? .track : .thumb)
  }

  /// Whether a place was really held back, and not just moved by rounding.
  private func isBeyond(_ wanted: Double, _ place: Double) -> Bool { (wanted - place).magnitude > 1e-9 }

  /// A collision is told once, when the contact begins.
  private func contactEffects(
    _ obstacle: RangeEffect<Value>.Obstacle?, before: RangeEffect<Value>.Obstacle?, of thumb: ThumbID
  ) -> Effects {
    guard let obstacle, before == nil else { return [] }
    return [.collision(role(of: thumb), obstacle)]
  }

  /// Makes `change` to thumbs in hand: they follow at once, and only what jumps to a stop glides there.
  private mutating func jumping(at time: Double, on held: ThumbID?, _ change: (inout RangeModel) -> Void) {
    let old = values
    let glides = thumbIDs.map { self[$0].glide }
    var changed = self
    change(&changed)
    let jumps = thumbIDs.filter { changed[$0].value != old[$0.rawValue] && isDrawnOnStop(changed, $0) }
    if jumps.isEmpty {
      self = changed
    } else {
      gliding(at: time) { $0 = changed }
      for thumb in thumbIDs where !jumps.contains(thumb) { self[thumb].glide = glides[thumb.rawValue] }
    }
  }

  private func isDrawnOnStop(_ model: RangeModel, _ thumb: ThumbID) -> Bool {
    !model[thumb].isHeld || behavior.snapTiming == .whileDragging
  }
}
