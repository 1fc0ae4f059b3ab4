@testable import DetentCore

/// Follows the effects of a pager and finds what must never happen.
struct PagerInvariants {
  private(set) var faults: [String] = []

  private var pages: [Int]
  private var fresh: Int
  private var standing: [Int: AppearancePhase] = [:]
  private var openMove: PageMove?
  private var isPanned = false
  private var last: PagerReport
  private var window = PageWindow()

  init(_ model: PagerModel) {
    pages = Array(0..<model.count)
    fresh = model.count
    last = model.report(source: .program)
    if model.isMapped, let settled = model.settled { standing[settled] = .didAppear }
    _ = window.update(for: model)
  }

  /// Takes in what `input` did to the pager that was `before` and is `model` now.
  mutating func check(
    _ input: PagerInput, _ effects: [PagerEffect], before: PagerModel, after model: PagerModel
  ) {
    for effect in effects { take(effect) }
    checkIndices(model)
    checkRest(model, effects)
    checkTransitions(input, before, model)
    checkWindow(model)
    expect(isPanned == (model.isScrolling || model.isSwiping), "the pan told is not that of the fingers")
    let now = model.report(source: .program)
    let isTold = (last.current, last.target, last.settled) == (now.current, now.target, now.settled)
    expect(isTold, "a change of an index was not told")
    expect(model.move == openMove, "the moves told are not those of the model")
    let isMoved = before.position != model.position
    let told = effects.last { if case .positionChanged = $0 { true } else { false } }
    expect(!isMoved || told == .positionChanged(model.position), "a change of the position was not told")
    let visible = standing.values.filter { $0 != .didDisappear }
    expect(visible.count <= 2, "more than two pages appear")
  }

  mutating func expect(_ isTrue: Bool, _ fault: String) { if !isTrue { faults.append(fault) } }

  private mutating func take(_ effect: PagerEffect) {
    switch effect {
    case .moveBegan(let move):
      expect(openMove == nil, "a move began within another one")
      openMove = move
    case .moveEnded(let move, let isCompleted):
      expect(openMove == move, "a move ended that had not begun")
      expect(!isCompleted || last.settled == move.to, "a move was completed elsewhere")
      openMove = nil
    case .indicesChanged(let report): last = report
    case .appearance(let index, let phase): take(phase, of: index)
    case .edited(let edit): take(edit)
    case .reselected(let page): expect(last.settled == page, "a tab was reselected that was not at rest")
    case .panned(_, let state): take(state)
    case .settledDown: expect(openMove == nil, "it settled within a move")
    case .positionChanged, .wake: break
    }
  }

  /// A pan begins, goes on and ends once.
  private mutating func take(_ state: PanState) {
    expect(isPanned == (state != .began), "a pan is told to have \(state) at the wrong time")
    isPanned = state == .began || state == .changed
  }

  private mutating func take(_ phase: AppearancePhase, of index: Int) {
    guard pages.indices.contains(index) else { return expect(false, "page \(index) does not exist") }
    let page = pages[index]
    let legal: [AppearancePhase?] =
      switch phase {
      case .willAppear: [nil, .willDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.willAppear, .didAppear]
      case .didDisappear: [.willDisappear]
      }
    expect(legal.contains(standing[page]), "\(phase) after \(String(describing: standing[page]))")
    standing[page] = phase == .didDisappear ? nil : phase
  }

  private mutating func take(_ edit: PageEdit) {
    let old = pages
    switch edit {
    case .insert(let count, let place):
      pages.insert(contentsOf: fresh..<fresh + count, at: place)
      fresh += count
    case .remove(let range): pages.removeSubrange(range)
    case .move(let from, let to): pages.insert(pages.remove(at: from), at: to)
    case .reload(let count):
      pages = Array(fresh..<fresh + count)
      fresh += count
    }
    let renumbered = old.indices.allSatisfy { edit.newIndex(of: $0) == pages.firstIndex(of: old[$0]) }
    expect(renumbered, "\(edit) gives wrong indices")
    expect(standing.keys.allSatisfy { pages.contains($0) }, "a page went without a farewell")
    openMove = openMove.map { move in
      PageMove(
        from: edit.newIndex(of: move.from) ?? -1, to: edit.newIndex(of: move.to) ?? -1, source: move.source)
    }
    _ = window.apply(edit)
  }

  private mutating func checkIndices(_ model: PagerModel) {
    expect(model.count == pages.count, "the number of pages is wrong")
    let indices = [model.current, model.target, model.settled]
    expect(indices.allSatisfy { ($0 == nil) == (model.count == 0) }, "there are indices without pages")
    expect(indices.compactMap { $0 }.allSatisfy { $0 >= 0 && $0 < model.count }, "an index is out of bounds")
    guard let current = model.current, let spread = model.spread else { return }
    expect(spread.share(of: current) >= 0.5, "the current page is not the nearest")
    let isNeighbour = spread.second - spread.first == 1
    expect(
      !isNeighbour || abs(model.position - Double(current)) <= 0.5 + 1e-12, "the current page is too far away"
    )
    let sum = Set([spread.first, spread.second]).reduce(0) { $0 + spread.share(of: $1) }
    expect(abs(sum - 1) < 1e-12, "the titles do not share their emphasis")
  }

  private mutating func checkRest(_ model: PagerModel, _ effects: [PagerEffect]) {
    if effects.last == .settledDown { expect(model.move == nil, "something moves after the rest") }
    guard model.move == nil, model.state != .dragging else { return }
    expect(model.position == model.position.rounded(), "it rests between pages")
    expect(model.current == model.target && model.target == model.settled, "the indices differ at rest")
    let appeared = standing.filter { $0.value == .didAppear }.keys.first
    let shown = model.isMapped ? model.settled.map { pages[$0] } : nil
    expect(appeared == shown && standing.count <= 1, "the page at rest has not appeared")
  }

  private mutating func checkTransitions(_ input: PagerInput, _ before: PagerModel, _ model: PagerModel) {
    if model.state == .dragging, before.state != .dragging {
      switch input {
      case .panBegan, .scroll, .swipeChanged: break
      default: expect(false, "\(input) began a drag")
      }
    }
    guard input == .advance, let target = before.target, before.isAnimating else { return }
    let ends = [before.position, Double(target)].sorted()
    expect(model.position >= ends[0] && model.position <= ends[1], "it did not go straight to its target")
  }

  private mutating func checkWindow(_ model: PagerModel) {
    let change = window.update(for: model)
    let centres = [model.current, model.target].compactMap { $0 }
    let visible = model.spread?.placements.map(\.index) ?? []
    let isNear = window.live.allSatisfy { page in
      visible.contains(page) || model.ledger.pages.contains(page) || centres.contains { abs($0 - page) <= 1 }
    }
    expect(isNear, "a page lives that is far away")
    expect((centres + visible).allSatisfy { window.live.contains($0) }, "a page in view does not live")
    expect(Set(change.toMake).isDisjoint(with: change.toDrop), "a page is made and dropped")
  }
}
