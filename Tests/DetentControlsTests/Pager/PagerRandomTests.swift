import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: at random") @MainActor struct PagerRandomTests {
  @Test("Whatever is done in whatever order, pages, strip and callbacks agree", arguments: 0..<12)
  func anything(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let layout = PagerLayout.all[round % PagerLayout.all.count]
    try walk(seed: seed, layout)
  }

  /// Seeds that once found something.
  nonisolated static let known: [(UInt64, Int)] = [
    (1, 1), (2, 2), (3, 0), (15_865_646_109_122_893_875, 1), (9_370_524_238_447_386_482, 0),
    (7_928_394_155_197_339_703, 2), (17_747_087_135_937_875_790, 1),
  ]

  @Test("Walks that once went wrong", arguments: known)
  func known(seed: UInt64, layout: Int) throws { try walk(seed: seed, PagerLayout.all[layout]) }

  private func walk(seed: UInt64, _ layout: PagerLayout) throws {
    var dice = Dice(seed: seed)
    let scene = try PagerScene(4, layout)
    var user = RandomPagerUser(scene: scene)

    for step in 0..<120 {
      let deed = user.act(&dice)
      let fault = self.fault(in: scene)
      #expect(fault == nil, "seed \(seed), step \(step): \(deed)")
      if fault != nil { return }
    }
    user.leaveAlone()

    #expect(scene.stage.window.isIdle, "seed \(seed)")
    #expect(scene.scroller.position == Double(scene.scroller.currentPage ?? 0), "seed \(seed)")
    #expect(Set(scene.indices).count == 1, "seed \(seed)")
    #expect(scene.heard("began").count == scene.heard("completed", "cancelled").count, "seed \(seed)")
    let unbalanced = user.everyName.filter { !isBalanced($0, in: scene) }
    #expect(unbalanced == [], "seed \(seed)")
    #expect(try scene.stage.stalePixelCount() == 0, "seed \(seed)")
  }

  /// What does not hold now.
  private func fault(in scene: PagerScene) -> String? {
    let names = scene.controller.names
    let living = scene.pager.livingPages
    if scene.scroller.count != names.count {
      return "\(scene.scroller.count) pages instead of \(names.count)"
    }
    if living.count > 8 { return "\(living.count) pages live" }
    for index in living {
      guard let page = scene.page(index), index < names.count else { return "a page lives at \(index)" }
      if page.name != names[index] { return "\(page.name) stands for \(names[index])" }
      if page.page.index != index || page.parent !== scene.controller {
        return "\(page.name) has another place"
      }
    }
    let visible = living.filter { scene.page($0)?.view.isHidden == false }
    if visible.count > 2 { return "\(visible.count) pages show" }
    if scene.pager.subviews.count != living.count { return "views are left behind" }
    if let current = scene.scroller.currentPage, !visible.isEmpty, !visible.contains(current) {
      return "the current page does not show"
    }
    return nil
  }

  /// Whether each will… of a page is followed by its did…, and each page that appeared last is there or gone.
  private func isBalanced(_ name: String, in scene: PagerScene) -> Bool {
    let allowed = [
      "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
    ]
    // The first page appeared before the counting began.
    var last = name == "a" ? "didAppear" : "didDisappear"
    for line in scene.heard where line.hasPrefix("\(name) ") {
      let state = String(line.dropFirst(name.count + 1))
      guard allowed[last]?.contains(state) == true else { return false }
      last = state
    }
    return last == "didAppear"
      ? scene.scroller.currentPage.map { scene.controller.names[$0] } == name : last == "didDisappear"
  }
}

/// Somebody who does anything.
@MainActor
private struct RandomPagerUser {
  let scene: PagerScene
  private(set) var everyName: [String]
  private var isPressed = false
  private var place = Point(x: 150, y: 150)

  init(scene: PagerScene) {
    self.scene = scene
    everyName = scene.controller.names
  }

  mutating func act(_ dice: inout Dice) -> String {
    switch Int.random(in: 0..<14, using: &dice) {
    case 0, 1: press(&dice)
    case 2, 3, 4: move(&dice)
    case 5: time(&dice)
    case 6: insert(&dice)
    case 7: remove(&dice)
    case 8: reorder(&dice)
    case 9: tab(&dice)
    case 10: wheel(&dice)
    case 11: go(&dice)
    case 12: window(&dice)
    default: time(&dice)
    }
  }

  mutating func leaveAlone() {
    scene.stage.map()
    if isPressed { scene.stage.release() }
    scene.stage.advance(by: 1)
    scene.stage.settle()
  }

  private mutating func press(_ dice: inout Dice) -> String {
    if isPressed { scene.stage.release() } else { scene.stage.press(at: somewhere(&dice)) }
    isPressed.toggle()
    return isPressed ? "press" : "release"
  }

  private mutating func move(_ dice: inout Dice) -> String {
    scene.stage.move(to: somewhere(&dice), over: Double.random(in: 0.01...0.3, using: &dice), steps: 4)
    return "move to \(place)"
  }

  private mutating func somewhere(_ dice: inout Dice) -> Point {
    place = Point(
      x: .random(in: -100...400, using: &dice).rounded(), y: .random(in: 60...240, using: &dice).rounded())
    return isPressed ? place : Point(x: min(max(place.x, 5), 290), y: place.y)
  }

  private func time(_ dice: inout Dice) -> String {
    let seconds = Double.random(in: 0...0.6, using: &dice)
    scene.stage.advance(by: seconds)
    return "\(seconds) s pass"
  }

  private mutating func insert(_ dice: inout Dice) -> String {
    let index = Int.random(in: 0...scene.controller.names.count, using: &dice)
    let names = (0..<Int.random(in: 1...3, using: &dice)).map { "n\(everyName.count + $0)" }
    everyName += names
    scene.controller.names.insert(contentsOf: names, at: index)
    scene.pager.insertPages(names.count, at: index)
    return "insert \(names) at \(index)"
  }

  private func remove(_ dice: inout Dice) -> String {
    let count = scene.controller.names.count
    guard count > 0 else { return "nothing" }
    let start = Int.random(in: 0..<count, using: &dice)
    let range = start..<min(count, start + Int.random(in: 1...2, using: &dice))
    scene.controller.names.removeSubrange(range)
    scene.pager.removePages(range)
    return "remove \(range)"
  }

  private func reorder(_ dice: inout Dice) -> String {
    let count = scene.controller.names.count
    guard count > 1 else { return "nothing" }
    let (from, to) = (Int.random(in: 0..<count, using: &dice), Int.random(in: 0..<count, using: &dice))
    scene.controller.names.insert(scene.controller.names.remove(at: from), at: to)
    scene.pager.movePage(from: from, to: to)
    return "move page \(from) to \(to)"
  }

  private func tab(_ dice: inout Dice) -> String {
    let place = Point(x: .random(in: 0..<300, using: &dice), y: 20)
    scene.stage.click(at: place, with: .otherMouse)
    return "click at \(place)"
  }

  private func wheel(_ dice: inout Dice) -> String {
    let units = Double(Int.random(in: -240...240, using: &dice))
    let kind: PointerKind = Bool.random(using: &dice) ? .touchpad : .mouse
    scene.stage.scroll(
      units: units * (kind == .mouse ? 1 : 5), along: scene.axis, at: scene.start(), kind: kind)
    return "scroll \(units) \(kind)"
  }

  private func go(_ dice: inout Dice) -> String {
    let page = Int.random(in: 0..<8, using: &dice)
    let isAnimated = Bool.random(using: &dice)
    try? scene.scroller.go(to: page, animated: isAnimated)
    return "go to \(page), animated \(isAnimated)"
  }

  private func window(_ dice: inout Dice) -> String {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: scene.stage.unmap()
    case 1: scene.stage.map()
    case 2: scene.stage.resize(to: Size(width: .random(in: 100...400, using: &dice).rounded(), height: 260))
    default: scene.stage.key(.escape)
    }
    return "window"
  }
}
