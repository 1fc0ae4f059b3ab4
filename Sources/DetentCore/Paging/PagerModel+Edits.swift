extension PagerModel {
  /// `number` pages were put in before the one at `index`, which is kept within the list.
  ///
  /// Pages in view stay where they are. The first pages of an empty pager come to rest at once.
  public mutating func insert(_ number: Int, at index: Int, time: Double) -> Effects {
    guard number > 0 else { return [] }
    let place = min(max(index, 0), count)
    let added = min(number, Int.max - count)
    return apply(.insert(count: added, at: place), newCount: count + added, at: time)
  }

  /// The pages of `range` were taken out, as far as they exist.
  ///
  /// The current page's place is taken by the nearest page that is left, the following one on a tie; while pages
  /// move, a page in view that is left stays where it is, and the list closes up around it.
  public mutating func remove(_ range: Range<Int>, time: Double) -> Effects {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return [] }
    return apply(.remove(range), newCount: count - range.count, at: time)
  }

  /// The page at `from` was moved so that its index is `to`; without effect when one of them is no index.
  public mutating func move(from: Int, to: Int, time: Double) -> Effects {
    let indices = 0..<count
    guard from != to, indices.contains(from), indices.contains(to) else { return [] }
    return apply(.move(from: from, to: to), newCount: count, at: time)
  }

  /// There are `count` other pages: every move is cancelled, and the pages rest on `page`, or near the index of the
  /// current one when nobody knows where that went.
  public mutating func reload(count newCount: Int, keeping page: Int? = nil, time: Double) -> Effects {
    var effects = catchUp(to: time)
    let wasMoving = move != nil
    telling(.program, &effects) { model, effects in
      model.cancelMove(&effects)
      model.append(model.ledger.clear(), to: &effects)
      let kept = page ?? model.current ?? 0
      model.count = max(newCount, 0)
      effects.append(.edited(.reload(count: model.count)))
      model.payload = model.count > 0 ? .resting(min(max(kept, 0), model.count - 1)) : .empty
      model.tellResting(&effects)
    }
    if wasMoving { effects.append(.settledDown) }
    return effects
  }

  /// There are `newCount` pages: the list grew or shrank at its end.
  public mutating func setCount(_ newCount: Int, time: Double) -> Effects {
    let legal = max(newCount, 0)
    return legal > count ? insert(legal - count, at: count, time: time) : remove(legal..<count, time: time)
  }

  private mutating func apply(_ edit: PageEdit, newCount: Int, at time: Double) -> Effects {
    var effects = catchUp(to: time)
    let old = payload
    let wasMoving = move != nil
    telling(.program, &effects) { model, effects in
      let move = model.keptMove(edit, &effects)
      model.append(model.ledger.prepare(for: edit), to: &effects)
      effects.append(.edited(edit))
      model.ledger.renumber(by: edit)
      model.count = newCount
      model.renumber(by: edit, keeping: move, at: time, &effects)
      model.tellAppearances(&effects)
      model.tellResting(&effects)
    }
    if case .settling(let flight) = payload, takesNoTime || flight.spot.x == flight.end {
      finish(flight, &effects)
    }
    if case .empty = payload, wasMoving, old != payload { effects.append(.settledDown) }
    return effects
  }

  /// The running move with its new indices; one that loses a page ends here.
  private func keptMove(_ edit: PageEdit, _ effects: inout Effects) -> PageMove? {
    guard let move else { return nil }
    guard let from = edit.newIndex(of: move.from), let to = edit.newIndex(of: move.to) else {
      effects.append(.moveEnded(move, completed: false))
      return nil
    }
    return PageMove(from: from, to: to, source: move.source)
  }

  /// Resting pages that are on the screen have appeared.
  mutating func tellResting(_ effects: inout Effects) {
    switch payload {
    case .empty, .caught, .dragging, .settling: break
    case .resting(let page), .rejected(let page), .pressed(let page):
      if isMapped { append(ledger.rest(on: page), to: &effects) }
    }
  }
}
