extension RangeModel {
  /// What a press would do.
  enum Pick: Hashable {
    case thumb(ThumbID)
    case pile
    case track(ThumbID)
    /// Both thumbs, pressed at this place between them.
    case range(Double)
    case nothing
  }

  /// Whether a press at `point` would be taken; what a recogniser asks before it tracks the pointer.
  public func accepts(_ point: TrackPoint, on track: Track, at time: Double) -> Bool {
    pick(point, on: track, at: time) != .nothing
  }

  /// The thumb whose touch target holds `point`: the nearer one, and of a pile the one that can move at all.
  public func thumb(at point: TrackPoint, on track: Track, time: Double) -> ThumbID? {
    guard !scale.isInert else { return nil }
    let reachable = thumbsInReach(of: point, on: track, at: time)
    if reachable.count == 2, isPile { return reachable.first(where: canMove) }
    return nearest(among: reachable, to: point.along, on: track, at: time)
  }

  /// The thumb that a wheel turns: the one that it has been turning, until it has rested; the one under the
  /// pointer; or else the focused one.
  ///
  /// Of a pile it is the focused one, or else the one that can go that way.
  public func thumbForWheel(
    at point: TrackPoint, focused: ThumbID?, isIncrease: Bool, on track: Track, time: Double
  ) -> ThumbID? {
    if case .wheel(let turn, _, let deadline) = stepping, time < deadline { return turn.thumb }
    guard let hit = thumb(at: point, on: track, time: time) else { return focused }
    guard isPile else { return hit }
    return focused ?? thumb(isIncrease ? .upper : .lower)
  }

  func pick(_ point: TrackPoint, on track: Track, at time: Double) -> Pick {
    guard !scale.isInert, track.length > 0, point.along.isFinite, point.across.isFinite else {
      return .nothing
    }
    let reachable = thumbsInReach(of: point, on: track, at: time)
    if reachable.count == 2, isPile {
      return reachable.allSatisfy(canMove)
        ? .pile : .thumb(canMove(reachable[0]) ? reachable[0] : reachable[1])
    }
    if let thumb = nearest(among: reachable, to: point.along, on: track, at: time) { return .thumb(thumb) }
    return pickTrack(point, on: track, at: time)
  }

  private func pickTrack(_ point: TrackPoint, on track: Track, at time: Double) -> Pick {
    let reach = behavior.touchTarget / 2
    let fromMiddle = (point.along - track.start - track.length / 2).magnitude
    let isOnTrack = point.across.magnitude <= reach && fromMiddle <= track.length / 2 + reach
    guard isOnTrack, !isOnThumb(point, on: track, at: time) else { return .nothing }
    if let place = placeInRange(of: point, on: track, at: time) { return .range(place) }
    guard behavior.trackPress == .moveNearestThumb else { return .nothing }
    let free = thumbIDs.filter(isFree)
    return nearest(among: free, to: point.along, on: track, at: time).map { .track($0) } ?? .nothing
  }

  /// The place of a press that drags both thumbs, if it is one.
  private func placeInRange(of point: TrackPoint, on track: Track, at time: Double) -> Double? {
    guard behavior.allowsRangeDrag, thumbs.count == 2, thumbIDs.allSatisfy(isFree),
      let place = track.fraction(at: point.along), place > self.place(of: lowerThumb, at: time),
      place < self.place(of: upperThumb, at: time)
    else { return nil }
    return place
  }

  /// Both thumbs on the same value.
  var isPile: Bool { thumbs.count == 2 && lower == upper }

  /// Whether the user may take `thumb`.
  func isFree(_ thumb: ThumbID) -> Bool { self[thumb].isEnabled && !self[thumb].isHeld }

  private func isOnThumb(_ point: TrackPoint, on track: Track, at time: Double) -> Bool {
    thumbIDs.contains { isInReach($0, of: point, on: track, at: time) }
  }

  private func thumbsInReach(of point: TrackPoint, on track: Track, at time: Double) -> [ThumbID] {
    thumbIDs.filter { isFree($0) && isInReach($0, of: point, on: track, at: time) }
  }

  private func isInReach(_ thumb: ThumbID, of point: TrackPoint, on track: Track, at time: Double) -> Bool {
    let reach = behavior.touchTarget / 2
    let distance = point.along - track.position(at: place(of: thumb, at: time))
    return distance.magnitude <= reach && point.across.magnitude <= reach
  }

  /// The nearest of `candidates`.
  private func nearest(
    among candidates: [ThumbID], to along: Double, on track: Track, at time: Double
  ) -> ThumbID? {
    let distances = candidates.map { (along - track.position(at: place(of: $0, at: time))).magnitude }
    guard let least = distances.min() else { return nil }
    // A millionth of a point is rounding, not distance.
    let tied = candidates.indices.filter { distances[$0] - least < 1e-6 }.map { candidates[$0] }
    guard tied.count == 2, let place = track.fraction(at: along) else { return tied.first }
    return onTie(towards: place, at: time)
  }

  /// Of two thumbs at the same distance the one that can move towards `place`, or else one that can move at all; in a
  /// pile rather the one on that side.
  private func onTie(towards place: Double, at time: Double) -> ThumbID {
    let isAbove = { (thumb: ThumbID) in place > self.place(of: thumb, at: time) }
    let ordered = isPile && isAbove(lowerThumb) ? [upperThumb, lowerThumb] : [lowerThumb, upperThumb]
    return ordered.first { canMove($0, towards: isAbove($0) ? .upper : .lower) }
      ?? ordered.first(where: canMove) ?? ordered[0]
  }

  /// Whether `thumb` can move at all.
  ///
  /// In a pile a thumb moves only away from the other: the lower one down, the upper one up, whatever the
  /// collision rule, because the sorted pair is what counts.
  func canMove(_ thumb: ThumbID) -> Bool {
    if isPile { return canMove(thumb, towards: role(of: thumb)) }
    return canMove(thumb, towards: .lower) || canMove(thumb, towards: .upper)
  }

  private func canMove(_ thumb: ThumbID, towards side: ThumbRole) -> Bool {
    guard isFree(thumb) else { return false }
    let limits = limits(of: thumb)
    return side == .lower ? limits.lowerBound < self[thumb].value : self[thumb].value < limits.upperBound
  }
}
