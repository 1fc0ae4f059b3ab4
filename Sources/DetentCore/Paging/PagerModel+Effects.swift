extension PagerModel {
  /// Makes a change and tells of it when it changed the position or one of the indices.
  mutating func telling(
    _ source: PageSource, _ effects: inout Effects, _ change: (inout PagerModel, inout Effects) -> Void
  ) {
    let before = report(source: source)
    change(&self, &effects)
    let after = report(source: source)
    if after.position != before.position { effects.append(.positionChanged(after.position)) }
    if (after.current, after.target, after.settled) != (before.current, before.target, before.settled) {
      effects.append(.indicesChanged(after))
    }
  }

  /// Ends the move that is going on, if any, before it came to its end.
  mutating func cancelMove(_ effects: inout Effects) {
    if let move { effects.append(.moveEnded(move, completed: false)) }
  }

  /// Tells the pages in view that they come and go.
  mutating func tellAppearances(_ effects: inout Effects) {
    guard isMapped else { return }
    switch payload {
    case .empty, .resting, .rejected, .pressed, .caught: break
    case .settling(let flight):
      let (incoming, outgoing) = Self.sides(of: flight)
      append(ledger.move(incoming: incoming, outgoing: outgoing), to: &effects)
    case .dragging(let drag):
      guard let move = drag.move else { return append(ledger.rest(on: drag.spot.rail.origin), to: &effects) }
      append(
        ledger.move(incoming: move.to, outgoing: move.from == move.to ? nil : move.from),
        to: &effects)
    }
  }

  func append(_ calls: [AppearanceLedger.Call], to effects: inout Effects) {
    effects += calls.map { .appearance(index: $0.index, $0.phase) }
  }

  /// The page that comes in and the one that goes, of those in view on the way.
  private static func sides(of flight: Flight) -> (incoming: Int, outgoing: Int?) {
    let rail = flight.spot.rail
    let x = flight.spot.x == 0 ? flight.end : flight.spot.x
    guard let page = rail.side(of: x).page else { return (rail.origin, nil) }
    let isInward = x > 0 ? flight.end > 0 : flight.end < 0
    return isInward ? (page, rail.origin) : (rail.origin, page)
  }
}
