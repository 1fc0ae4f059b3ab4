extension ScrollModel {
  /// Scrolls to the legal offset nearest to `offset`; a hand that drags goes on from there.
  public mutating func scroll(to offset: Double, animated: Bool, at time: Double) {
    advance(to: time)
    let end = legal(offset)
    switch payload {
    case .dragging(let drag): payload = .dragging(Drag(anchor: end - drag.travel, travel: drag.travel))
    case .resting(let start): go(from: start, to: end, velocity: 0, animated, at: time)
    case .gliding(let glide):
      go(from: glide.offset, to: end, velocity: glide.velocity, animated, at: glide.time)
    case .settling(let settling):
      go(from: settling.offset, to: end, velocity: settling.velocity, animated, at: settling.time)
    }
  }

  /// Scrolls `distance` points further, as a wheel or a key does.
  ///
  /// - Returns: Whether there was anywhere to go that way; while a hand drags, a turn is used up and does nothing.
  public mutating func scroll(by distance: Double, animated: Bool = false, at time: Double) -> Bool {
    guard !isDragging else { return true }
    advance(to: time)
    let start = base
    let end = legal(start + (distance.isNaN ? 0 : distance))
    guard end != start else { return false }
    scroll(to: end, animated: animated, at: time)
    return true
  }

  /// Scrolls as little as is needed to bring a part of the content into view.
  public mutating func reveal(_ span: TabSpan, animated: Bool, at time: Double) {
    advance(to: time)
    let end = Reveal.offset(
      from: base, showing: span, viewport: viewportLength, content: contentLength)
    if end != base { scroll(to: end, animated: animated, at: time) }
  }

  /// Scrolls as a key says that runs along `axis`; false for a key that means nothing there, or leads nowhere.
  public mutating func scroll(by key: MoveKey, along axis: PagerAxis, at time: Double) -> Bool {
    guard let distance = distance(of: key, along: axis) else { return false }
    return scroll(by: distance, animated: true, at: time)
  }

  private func distance(of key: MoveKey, along axis: PagerAxis) -> Double? {
    let page = viewportLength * ScrollMetrics.pageShare
    let right = axis.isMirrored ? -ScrollMetrics.notch : ScrollMetrics.notch
    return switch (key, axis.axis) {
    case (.pageDown, _): page
    case (.pageUp, _): -page
    case (.home, _): -contentLength
    case (.end, _): contentLength
    case (.down, .vertical): ScrollMetrics.notch
    case (.up, .vertical): -ScrollMetrics.notch
    case (.right, .horizontal): right
    case (.left, .horizontal): -right
    case (.down, .horizontal), (.up, .horizontal), (.right, .vertical), (.left, .vertical): nil
    }
  }

  /// The offset from which further movements count: where a spring leads, or else where it is.
  private var base: Double {
    switch payload {
    case .settling(let settling): settling.motion.to
    case .resting, .dragging, .gliding: legal(offset)
    }
  }

  private mutating func go(
    from start: Double, to end: Double, velocity: Double, _ animated: Bool, at time: Double
  ) {
    if animated {
      settle(from: start, to: end, velocity: velocity, at: time)
    } else {
      payload = .resting(end)
    }
  }
}
