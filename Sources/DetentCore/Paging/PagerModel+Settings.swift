extension PagerModel {
  /// Changes how the pages answer a hand.
  ///
  /// Pages in hand stay where they show; those on their way go on by the spring that they set out with.
  public mutating func setBehavior(_ behavior: PagerBehavior, at time: Double) -> Effects {
    guard behavior != self.behavior else { return [] }
    var effects = catchUp(to: time)
    telling(.program, &effects) { model, _ in
      model.behavior = behavior
      guard case .dragging(var drag) = model.payload else { return }
      drag.hand.anchor = drag.spot.rail.pulled(forShown: drag.spot.x, behavior.band)
      drag.hand.anchorTravel = drag.hand.travel
      model.payload = .dragging(drag)
    }
    return effects
  }

  /// Sets the extent of a page along the axis, in points; what is not positive and finite is 0.
  ///
  /// The position in pages stays, also under a hand. Without extent every move takes no time.
  public mutating func setExtent(_ extent: Double, at time: Double) -> Effects {
    let legal = extent > 0 && extent.isFinite ? extent : 0
    guard legal != self.extent else { return [] }
    var effects = catchUp(to: time)
    if case .dragging(var drag) = payload {
      drag.hand.anchor = drag.hand.place(extent: pageLength(of: drag.hand.device))
      drag.hand.anchorTravel = drag.hand.travel
      payload = .dragging(drag)
    }
    self.extent = legal
    if count > 0 { effects.append(.positionChanged(position)) }
    return effects + catchUp(to: time)
  }

  /// Allows or forbids that pages follow a hand; forbidding it in mid-swipe sends them back.
  public mutating func setSwipeEnabled(_ isEnabled: Bool, at time: Double) -> Effects {
    guard isEnabled != isSwipeEnabled else { return [] }
    isSwipeEnabled = isEnabled
    return isEnabled ? [] : cancel(at: time)
  }

  /// Lets every move take no time, or again some; one that is going on arrives at once.
  public mutating func setReducedMotion(_ isReduced: Bool, at time: Double) -> Effects {
    reducesMotion = isReduced
    return catchUp(to: time)
  }

  /// Tells that the pager came onto the screen, or left it.
  ///
  /// When it leaves, a swipe is cancelled and a move arrives, both at once, and the page in view disappears.
  public mutating func setMapped(_ isMapped: Bool, at time: Double) -> Effects {
    guard isMapped != self.isMapped else { return [] }
    var effects = catchUp(to: time)
    guard !isMapped else {
      self.isMapped = true
      if let settled { append(ledger.rest(on: settled), to: &effects) }
      return effects
    }
    effects += cancel(at: time)
    if case .settling(let flight) = payload { finish(flight, &effects) }
    self.isMapped = false
    append(ledger.clear(), to: &effects)
    return effects
  }
}
