extension PagerModel {
  /// Gives everything its new index after the list changed; ``count`` is the new one.
  mutating func renumber(
    by edit: PageEdit, keeping move: PageMove?, at time: Double, _ effects: inout Effects
  ) {
    guard count > 0 else {
      payload = .empty
      return
    }
    switch payload {
    case .empty: payload = .resting(0)
    case .resting(let page): payload = .resting(survivor(of: page, edit))
    case .rejected(let page): payload = .rejected(survivor(of: page, edit))
    case .pressed(let page): payload = .pressed(survivor(of: page, edit))
    case .caught(let flight): payload = .caught(renumbered(flight, by: edit, move, at: time, &effects))
    case .settling(let flight): payload = .settling(renumbered(flight, by: edit, move, at: time, &effects))
    case .dragging(let drag): payload = .dragging(renumbered(drag, by: edit, move, &effects))
    }
  }

  private func survivor(of page: Int, _ edit: PageEdit) -> Int {
    edit.nearest(to: page, newCount: count)
  }

  private func renumbered(
    _ flight: Flight, by edit: PageEdit, _ kept: PageMove?, at time: Double, _ effects: inout Effects
  ) -> Flight {
    let spot = renumbered(flight.spot, by: edit)
    let page = survivor(of: flight.target, edit)
    let move = kept ?? begin(from: spot, to: page, .program, &effects)
    return Flight(
      from: spot, to: page, for: move, velocity: flight.velocity, spring: flight.motion.spring,
      at: time.isFinite ? max(time, flight.time) : flight.time)
  }

  private func renumbered(
    _ drag: Drag, by edit: PageEdit, _ kept: PageMove?, _ effects: inout Effects
  ) -> Drag {
    let old = drag
    var drag = drag
    drag.spot = renumbered(old.spot, by: edit)
    let x = drag.spot.x
    if x >= 0 { drag.spot.rail.behind = PageRail.neighbour(drag.spot.rail.origin - 1, count: count) }
    if x <= 0 { drag.spot.rail.ahead = PageRail.neighbour(drag.spot.rail.origin + 1, count: count) }
    drag.move = kept
    if kept == nil, let move = old.move {
      let next = successor(of: move, from: old.spot, to: drag.spot)
      drag.move = next
      effects.append(.moveBegan(next))
    }
    drag.hand.anchor = drag.spot.rail.pulled(forShown: x, behavior.band)
    drag.hand.anchorTravel = drag.hand.travel
    lead(&drag, towards: x, &effects)
    return drag
  }

  /// The move that takes the place of one that lost a page: it goes the same way, between the pages in view now.
  private func successor(of move: PageMove, from old: Spot, to new: Spot) -> PageMove {
    let isOutward = move.from == old.rail.origin || old.x == 0
    let start = (isOutward ? 0 : old.x < 0 ? -1 : 1) + (new.x - old.x).rounded()
    let from = new.rail.page(at: start)
    let other = new.rail.other(at: new.x) ?? from
    return PageMove(from: from, to: from == new.current ? other : new.current, source: .swipe)
  }

  /// The same place in the new list.
  ///
  /// What is in view stays where it is. A page in view that is gone leaves its place to the neighbour of the other one.
  private func renumbered(_ spot: Spot, by edit: PageEdit) -> Spot {
    let settled = survivor(of: spot.settled, edit)
    let side = spot.rail.side(of: spot.x)
    if let origin = edit.newIndex(of: spot.rail.origin) {
      let page = side.page.map { edit.newIndex(of: $0) }
      return self.spot(at: spot.x, on: origin, beside: page, settled: settled)
    }
    if let other = side.page, let origin = edit.newIndex(of: other) {
      return self.spot(
        at: spot.x < 0 ? spot.x + 1 : spot.x - 1, on: origin, beside: .some(nil), settled: settled)
    }
    let (rail, x) = spot.rail.centred(at: spot.x)
    let page: Int?? = rail.side(of: x).page == nil ? nil : .some(nil)
    return self.spot(at: x, on: survivor(of: rail.origin, edit), beside: page, settled: settled)
  }

  /// A place beside a page: with another page in view, with the neighbour (`.some(nil)`), or with nothing (`nil`).
  private func spot(at x: Double, on origin: Int, beside page: Int??, settled: Int) -> Spot {
    var rail = PageRail(origin: origin)
    if let page, x != 0 {
      let next = page ?? (x < 0 ? origin - 1 : origin + 1)
      let side = next >= 0 && next < count ? PageRail.Side.open(next) : .closed
      if x < 0 { rail.behind = side } else { rail.ahead = side }
    }
    return Spot(rail: rail, x: x, settled: settled)
  }
}
