extension PagerModel {
  /// Sends the pages to `page`, kept within those there are; to where they go already does nothing.
  ///
  /// Pages that are held or on their way are sent on from where they are. A tab that is pressed while its page is
  /// at rest is told as ``PagerEffect/reselected(_:)``.
  public mutating func go(
    to page: Int, source: PageSource, animated: Bool = true, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    guard let current, let spot else { return effects }
    let page = min(max(page, 0), count - 1)
    switch payload {
    case .resting(page), .rejected(page), .pressed(page):
      if source == .tab { effects.append(.reselected(page)) }
      return effects
    case .settling(let flight) where flight.target == page:
      if !animated { finish(flight, &effects) }
      return effects
    case .caught(let flight) where flight.target == page:
      letGo(flight, animated: animated, at: time, &effects)
      return effects
    case .empty, .resting, .rejected, .pressed, .caught, .settling, .dragging: break
    }
    guard page == current || gate(current, page) else { return effects }
    let velocity = self.velocity
    cancelMove(&effects)
    let move = begin(from: spot, to: page, source, &effects)
    endScrolling(&effects)
    send(from: spot, to: page, for: move, velocity: velocity, animated: animated, at: time, &effects)
    return effects
  }

  /// Sends the pages `count` pages on from ``target``, so that three quick steps move three pages.
  ///
  /// At an end nothing happens.
  public mutating func step(
    by count: Int, source: PageSource, animated: Bool = true, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    var effects = advance(to: time, gate: gate)
    guard let target else { return effects }
    let (sum, overflow) = target.addingReportingOverflow(count)
    let wanted = overflow ? self.count - 1 : min(max(sum, 0), self.count - 1)
    guard wanted != target else { return effects }
    effects += go(to: wanted, source: source, animated: animated, at: time, gate: gate)
    return effects
  }

  /// Sends the pages to the first one.
  public mutating func goToFirst(
    source: PageSource, animated: Bool = true, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    guard target != 0 else { return advance(to: time, gate: gate) }
    return go(to: 0, source: source, animated: animated, at: time, gate: gate)
  }

  /// Sends the pages to the last one.
  public mutating func goToLast(
    source: PageSource, animated: Bool = true, at time: Double, gate: Gate = { _, _ in true }
  ) -> Effects {
    guard target != count - 1 else { return advance(to: time, gate: gate) }
    return go(to: count - 1, source: source, animated: animated, at: time, gate: gate)
  }

  /// The velocity along the rail, in pages per second.
  private var velocity: Double {
    if case .settling(let flight) = payload { flight.velocity } else { 0 }
  }
}
