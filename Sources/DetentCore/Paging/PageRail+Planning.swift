extension PageRail {
  /// A way to a page: along which rail, from where, and to which stop.
  struct Plan {
    var rail: PageRail
    var x: Double
    var end: Double
  }

  /// The way from `x` to `page` on which the position does not jump, and neither do the pages in view if that can be.
  ///
  /// A page that is half in view in the direction of the way is passed, rather than that it vanishes. Only when the way
  /// ends between the two pages of a far jump do the pages in view change places.
  func plan(from x: Double, to page: Int) -> Plan {
    let (rail, x) = centred(at: x)
    if page == rail.origin { return Plan(rail: rail, x: x, end: 0) }
    guard let other = rail.other(at: x) else { return rail.planFromOne(at: x, to: page) }
    if page == other { return Plan(rail: rail, x: x, end: x < 0 ? -1 : 1) }
    if Self.lies(rail.origin, between: other, page) { return rail.leaving(at: x, to: page) }
    if Self.lies(other, between: rail.origin, page) { return rail.passing(other, at: x, to: page) }
    return rail.cut(beside: other, at: x, to: page)
  }

  /// Only the page at 0 is in view, in its place or pulled past an end.
  private func planFromOne(at x: Double, to page: Int) -> Plan {
    let end = page > origin ? 1.0 : -1.0
    let isAway = x * end <= 0
    let place = isAway ? x : x / Double(abs(page - origin))
    return Plan(rail: Self.from(origin, to: page, end: end), x: place, end: end)
  }

  /// What else is in view lies behind: it stays there, and the way goes on from the page at 0.
  private func leaving(at x: Double, to page: Int) -> Plan {
    let end = x < 0 ? 1.0 : -1.0
    var rail = self
    if end > 0 { rail.ahead = .open(page) } else { rail.behind = .open(page) }
    return Plan(rail: rail, x: x, end: end)
  }

  /// What else is in view lies on the way.
  private func passing(_ other: Int, at x: Double, to page: Int) -> Plan {
    let end = x < 0 ? -1.0 : 1.0
    var rail = Self.from(other, to: page, end: end)
    if end > 0 { rail.behind = .open(origin) } else { rail.ahead = .open(origin) }
    return Plan(rail: rail, x: x - end, end: end)
  }

  /// The page lies between those in view: the one on the far side of the position goes.
  private func cut(beside other: Int, at x: Double, to page: Int) -> Plan {
    let position = position(at: x)
    let distance = Double(page) - position
    guard distance != 0 else { return Plan(rail: PageRail(origin: page), x: 0, end: 0) }
    let from = distance > 0 ? min(origin, other) : max(origin, other)
    let end = distance > 0 ? 1.0 : -1.0
    let share = (position - Double(from)) / Double(page - from)
    return Plan(rail: Self.from(from, to: page, end: end), x: end * min(max(share, 0), 1), end: end)
  }

  private static func from(_ origin: Int, to page: Int, end: Double) -> PageRail {
    end > 0 ? PageRail(origin: origin, ahead: .open(page)) : PageRail(origin: origin, behind: .open(page))
  }

  private static func lies(_ page: Int, between first: Int, _ second: Int) -> Bool {
    (first < page && page < second) || (second < page && page < first)
  }
}
