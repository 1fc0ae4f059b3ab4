extension RangeModel {
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
  mutating func sortIfCrossing() {
    if behavior.collision == .cross { sortThumbs() }
  }

  /// Keeps thumbs in hand within limits that have just changed.
  mutating func yieldInHand() {
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
}
