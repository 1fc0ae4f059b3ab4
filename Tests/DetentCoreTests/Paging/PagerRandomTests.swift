import DetentCore
import Testing

/// Long random lives of a pager, with the promises that must hold throughout.
@Suite("Paging: pager model, at random") struct PagerRandomTests {
  /// A moment and what happens then.
  struct Step: Hashable {
    var time: Double
    var input: PagerInput
  }

  /// Refuses some moves, always the same.
  private static func gate(_ from: Int, _ to: Int) -> Bool { (from * 7 + to * 13) % 11 != 0 }

  private static func swiping(_ dice: inout PagingDice) -> PagerInput {
    let way = Double.random(in: -900...900, using: &dice)
    return switch Int.random(in: 0..<14, using: &dice) {
    case 10: .swipeBegan
    case 11, 12: .swipeChanged(way / 9)
    case 13: Bool.random(using: &dice) ? .swipeEnded : .swipeCancelled
    case 0: .press
    case 1: .panBegan(movement: Bool.random(using: &dice) ? way : nil)
    case 2, 3, 4: .panChanged(way)
    case 5: .panEnded(way, velocity: nil)
    case 6: .panEnded(way / 2, velocity: Double.random(in: -3000...3000, using: &dice))
    case 7: .lift
    case 8: .panFailed
    default: .cancel
    }
  }

  private static func commanding(_ dice: inout PagingDice, count: Int) -> PagerInput {
    let page = Int.random(in: -1...count + 1, using: &dice)
    return switch Int.random(in: 0..<8, using: &dice) {
    case 0: .go(page, .tab, animated: true)
    case 1: .go(page, .program, animated: Bool.random(using: &dice))
    case 2: .step(Int.random(in: -2...2, using: &dice))
    case 3: Bool.random(using: &dice) ? .first : .last
    case 4: .wheel(Double.random(in: -200...200, using: &dice))
    case 5: .scroll(0, isEnd: true)
    default: .scroll(Double.random(in: -90...90, using: &dice), isEnd: false)
    }
  }

  private static func changing(_ dice: inout PagingDice, count: Int) -> PagerInput {
    let one = Int.random(in: 0...count, using: &dice)
    let two = Int.random(in: 0...count, using: &dice)
    return switch Int.random(in: 0..<14, using: &dice) {
    case 0: .extent([0, 50, 400, 1000].randomElement(using: &dice) ?? 400)
    case 1: .swipeEnabled(Int.random(in: 0..<3, using: &dice) > 0)
    case 2: .reducedMotion(Int.random(in: 0..<3, using: &dice) == 0)
    case 3: .mapped(Int.random(in: 0..<4, using: &dice) > 0)
    case 4: .reload(Int.random(in: 0...6, using: &dice), keeping: Bool.random(using: &dice) ? two : nil)
    case 5: .setCount(Int.random(in: 0...7, using: &dice))
    case 6, 7, 8: count < 9 ? .insert(Int.random(in: 1...2, using: &dice), at: one) : .setCount(3)
    case 9, 10, 11: .remove(min(one, two)..<min(max(one, two), min(one, two) + 2))
    default: .move(one, two)
    }
  }

  /// One life: what happens depends on the number of pages, so that most of it means something.
  private static func life(seed: UInt64, steps: Int, axis: PagerAxis = PagerAxis()) -> (
    trace: [Step], effects: [[PagerEffect]], faults: [String]
  ) {
    var dice = PagingDice(state: seed)
    var model = PagerModel(count: Int.random(in: 0...5, using: &dice), page: 1, axis: axis)
    var invariants = PagerInvariants(model)
    var time = 0.0
    var trace: [Step] = []
    var effects: [[PagerEffect]] = []
    func act(_ input: PagerInput) {
      let before = model
      effects.append(model.take(input, at: time, gate: gate))
      trace.append(Step(time: time, input: input))
      invariants.check(input, effects[effects.count - 1], before: before, after: model)
      if !invariants.faults.isEmpty { invariants.expect(false, "\(trace.count): \(time) \(input) \(before)") }
    }
    act(.mapped(true))
    act(.extent(400))
    for _ in 0..<steps where invariants.faults.isEmpty {
      time += Double.random(in: -0.002...0.05, using: &dice)
      switch Int.random(in: 0..<20, using: &dice) {
      case 0..<8: act(swiping(&dice))
      case 8..<13: act(commanding(&dice, count: model.count))
      case 13: act(changing(&dice, count: model.count))
      default: act(.advance)
      }
    }
    return (trace, effects, invariants.faults)
  }

  @Test("Nothing that must never happen does")
  func promises() {
    print("seed \(PagingDice.seed)")
    for run in 0..<80 {
      let life = Self.life(seed: PagingDice.seed &+ UInt64(run), steps: 500)

      #expect(life.faults == [], "seed \(PagingDice.seed) run \(run)")
      if !life.faults.isEmpty { break }
    }
  }

  @Test("A recorded trace replays bit for bit, whichever way the pages lie")
  func replay() {
    let axes = [
      PagerAxis(), PagerAxis(direction: .rightToLeft), PagerAxis(.vertical),
      PagerAxis(.vertical, direction: .rightToLeft),
    ]
    for run in 0..<20 {
      let seed = PagingDice.seed &+ UInt64(run)
      let life = Self.life(seed: seed, steps: 400)
      for axis in axes {
        var dice = PagingDice(state: seed)
        var model = PagerModel(count: Int.random(in: 0...5, using: &dice), page: 1, axis: axis)

        let effects = life.trace.map { model.take($0.input, at: $0.time, gate: Self.gate) }

        let turned = effects.map { $0.map { $0.turned(from: axis) } }
        #expect(turned == life.effects, "seed \(PagingDice.seed) run \(run) \(axis)")
      }
    }
  }

  @Test(
    "One swipe, or one scroll, never goes further than a page, and its pages never show further than that")
  func onePage() {
    for run in 0..<300 {
      var dice = PagingDice(state: PagingDice.seed &+ UInt64(run))
      let start = Int.random(in: 0..<9, using: &dice)
      var script = PagerScript(9, at: start)
      let isScroll = Bool.random(using: &dice)
      if !isScroll { script.drag(1) }
      for _ in 0..<Int.random(in: 1...20, using: &dice) {
        let way = Double.random(in: -3000...3000, using: &dice)
        script.play(isScroll ? .scroll(way / 20, isEnd: false) : .panChanged(way))
        script.wait(0.016)
        #expect(abs(script.model.position - Double(start)) < 2, "seed \(PagingDice.seed) run \(run)")
      }
      let velocity = Double.random(in: -9000...9000, using: &dice)
      script.play(isScroll ? .scroll(0, isEnd: true) : .panEnded(velocity / 5, velocity: velocity))
      script.settle()

      #expect(abs((script.model.settled ?? -9) - start) <= 1, "seed \(PagingDice.seed) run \(run)")
    }
  }

  @Test("Whatever happened, the pages come to rest when nothing more does")
  func rest() {
    for run in 0..<60 {
      var dice = PagingDice(state: PagingDice.seed &+ UInt64(run))
      var script = PagerScript(Int.random(in: 1...5, using: &dice))
      for _ in 0..<100 {
        script.time += Double.random(in: 0...0.05, using: &dice)
        script.play(
          Bool.random(using: &dice) ? Self.swiping(&dice) : Self.commanding(&dice, count: script.model.count))
      }

      script.play(.cancel)
      script.wait(2)

      #expect(script.model.state == .resting, "seed \(PagingDice.seed) run \(run)")
      #expect(script.model.move == nil)
    }
  }
}
