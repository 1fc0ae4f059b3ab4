extension RangeModel {
  /// Where `thumb` is drawn at `time`, 0 … 1 along the track; a pushed thumb is never behind the one that pushes it.
  @_specialize(exported:true,where Scale == StopGrid)
  public func place(of thumb: ThumbID, at time: Double) -> Double {
    let own = ownPlace(of: thumb, at: time)
    guard behavior.collision == .push, !self[thumb].isHeld, let other = other(than: thumb), self[other].isHeld
    else { return own }
    let pusher = ownPlace(of: other, at: time)
    return role(of: thumb) == .upper ? max(own, pusher) : min(own, pusher)
  }

  /// Whether any thumb is still on its way; see ``advance(to:on:tolerance:)``.
  public var isMoving: Bool {
    @_specialize(exported:true,where Scale == StopGrid)
    get { thumbs.contains { $0.glide != nil } }
  }

  /// Whether `thumb` stands on its value and does not move.
  @_specialize(exported:true,where Scale == StopGrid)
  public func isResting(_ thumb: ThumbID) -> Bool { self[thumb].glide == nil && !self[thumb].isHeld }

  /// Ends every glide that has less than `tolerance` points left at `time`, so that its thumb stands exactly.
  ///
  /// - Returns: Whether any thumb is still on its way.
  @_specialize(exported:true,where Scale == StopGrid)
  public mutating func advance(to time: Double, on track: Track, tolerance: Double = 0.1) -> Bool {
    let share = track.length > 0 ? tolerance / track.length : .infinity
    for index in thumbs.indices where thumbs[index].glide?.isSettled(at: time, tolerance: share) == true {
      thumbs[index].glide = nil
    }
    return isMoving
  }

  private func ownPlace(of thumb: ThumbID, at time: Double) -> Double {
    anchorPlace(of: thumb) + (self[thumb].glide?.distance(at: time) ?? 0)
  }

  /// The place that a thumb is at, or on its way to.
  func anchorPlace(of thumb: ThumbID) -> Double {
    let state = self[thumb]
    guard case .held(let place) = state.anchor else { return scale.fraction(of: state.value) }
    switch behavior.snapTiming {
    case .onRelease: return place
    case .whileDragging: return scale.fraction(of: state.value)
    case .magnetic(let strength): return pulledPlace(place, strength: strength)
    }
  }

  private func pulledPlace(_ place: Double, strength: Double) -> Double {
    let nearest = scale.nearest(to: place)
    let stop = scale.fraction(of: nearest)
    let neighbour = scale.fraction(of: scale.value(nearest, movedBy: place < stop ? -1 : 1))
    let segment = (neighbour - stop).magnitude
    guard segment > 0 else { return place }
    return stop + SnapTiming.pulled((place - stop) / segment, strength: strength) * segment
  }

  /// Lets every thumb that `change` moves glide from where it was drawn to where it belongs now; one whose place stays
  /// the same goes on as it was.
  ///
  /// The velocity is that of the hand at that moment, in tracks per second.
  mutating func gliding(
    at time: Double, velocity: Double = 0, animated: Bool = true, _ change: (inout RangeModel) -> Void
  ) {
    let before = thumbIDs.map { departure(of: $0, handVelocity: velocity, at: time) }
    change(&self)
    for (thumb, start) in zip(thumbIDs, before) where start.isPushed || start.anchor != anchorPlace(of: thumb)
    {
      setGlide(
        of: thumb, distance: start.place - anchorPlace(of: thumb), velocity: start.velocity, at: time,
        animated: animated)
    }
  }

  /// Where a thumb is drawn before a change, and how fast it moves.
  private struct Departure {
    let place: Double
    let anchor: Double
    let velocity: Double
    /// Whether it is drawn elsewhere than it would be alone, because the other one pushes it.
    let isPushed: Bool
  }

  private func departure(of thumb: ThumbID, handVelocity: Double, at time: Double) -> Departure {
    let place = place(of: thumb, at: time)
    let velocity = self[thumb].glide?.velocity(at: time) ?? (self[thumb].isHeld ? handVelocity : 0)
    return Departure(
      place: place, anchor: anchorPlace(of: thumb), velocity: velocity,
      isPushed: place != ownPlace(of: thumb, at: time))
  }

  private mutating func setGlide(
    of thumb: ThumbID, distance: Double, velocity: Double, at time: Double, animated: Bool
  ) {
    guard animated, !behavior.reducesMotion, distance != 0 else {
      self[thumb].glide = nil
      return
    }
    self[thumb].glide = Glide(
      distance: distance, velocity: velocity, spring: behavior.settleSpring, at: time)
  }
}
