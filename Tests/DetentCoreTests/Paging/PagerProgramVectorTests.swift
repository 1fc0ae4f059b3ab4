import DetentCore
import Testing

/// The published numbers about pages that are sent by tabs, keys and the program.
@Suite("Paging vectors 42–63: programmatic selection") struct PagerProgramVectorTests {
  @Test("42. Beyond the ends it goes to the ends", arguments: [true, false])
  func clamped(animated: Bool) {
    var script = PagerScript(5, at: 2)

    script.play(.go(5, .program, animated: animated))
    script.settle()
    let last = script.model.settled
    script.play(.go(-1, .program, animated: animated))
    script.settle()

    #expect(last == 4)
    #expect(script.model.settled == 0)
  }

  @Test("45. Next, previous, first and last")
  func steps() {
    var script = PagerScript(5)

    var settled: [Int?] = []
    for input: PagerInput in [.step(1), .last, .step(-1), .first, .last] {
      script.play(input)
      script.settle()
      settled.append(script.model.settled)
    }

    #expect(settled == [1, 4, 3, 0, 4])
  }

  @Test(
    "46, 47. The page to begin with", arguments: [(3, 0, 0), (3, 1, 1), (3, 4, 2), (1, 0, 0), (3, -1, 0)])
  func initial(count: Int, page: Int, expected: Int) {
    let model = PagerModel(count: count, page: page)

    #expect(model.current == expected && model.settled == expected && model.target == expected)
  }

  @Test("47. Without pages there is no index", arguments: [0, -3])
  func empty(count: Int) {
    let model = PagerModel(count: count)

    #expect(model.count == 0)
    #expect(model.current == nil && model.target == nil && model.settled == nil && model.spread == nil)
    #expect(model.position == 0)
  }

  @Test("49. A far jump never shows or makes what lies between", arguments: [true, false])
  func farJump(animated: Bool) {
    var script = PagerScript(100_000)
    var window = PageWindow()
    var made = Set(window.update(for: script.model).toMake)
    var seen: Set<Int> = []

    script.play(.go(99_999, .program, animated: animated))
    while script.model.isAnimating {
      made.formUnion(window.update(for: script.model).toMake)
      seen.formUnion(script.model.spread?.placements.map(\.index) ?? [])
      script.wait(0.01)
    }
    made.formUnion(window.update(for: script.model).toMake)

    #expect(seen.isSubset(of: [0, 99_999]))
    #expect(made == [0, 1, 99_998, 99_999])
    #expect(script.currents == [0, 99_999])
    #expect(script.model.position == 99_999)
  }

  @Test("51. At once: one change each; a repetition changes nothing")
  func instant() {
    var script = PagerScript(3)

    var counts: [Int] = []
    for page in [2, 2, 0, 0, 1, 2, 1, 0] {
      let before = script.effects.count
      script.play(.go(page, .program, animated: false))
      counts.append(script.effects.count - before)
    }

    #expect(script.settleds == [0, 2, 0, 1, 2, 1, 0])
    #expect(counts[1] == 0 && counts[3] == 0)
  }

  @Test("53. To 4 and at once to 9: both are targets, it rests on 9")
  func twice() {
    var script = PagerScript(10)

    script.play(.go(4, .program, animated: true), .go(9, .program, animated: true))
    script.settle()

    #expect(script.targets == [4, 9])
    #expect(script.positions == script.positions.sorted())
    #expect(script.model.settled == 9 && script.rests == 1)
  }

  @Test("54. On the way to 4, at once to 4: it is there when the call returns")
  func arriveNow() {
    var script = PagerScript(10)

    script.play(.go(4, .program, animated: true))
    script.wait(0.08)
    script.play(.go(4, .program, animated: false))

    #expect(script.model.settled == 4 && script.model.state == .resting)
    #expect(script.moves == ["0>4 program", "0>4 done"])
  }

  static let sequences: [[Int]] = [
    [1, 0, 2, 1, 3, 1, 4, 2, 5, 2, 6, 3, 7, 3, 8, 4, 9], [2, 1, 4, 2, 6, 3, 8, 4, 10],
    [9, 8, 9, 7, 8, 6, 8, 5, 7, 4, 7, 3, 6, 2, 6, 1, 5, 0], [7, 6, 0, 7, 6, 0, 7, 6],
    [8, 2, 3, 8, 2, 3, 8, 2, 3], [3, 6, 9, 5], [3, 4, 0], [5, 11, 3, 8, 0, 10, 9, 7, 0, 4],
  ]

  @Test("55. A new target every 100 ms: straight to the newest, at rest on the last", arguments: sequences)
  func retargets(targets: [Int]) {
    var script = PagerScript(12)
    var invariants = PagerInvariants(script.model)
    func act(_ input: PagerInput) {
      let before = script.model
      let count = script.effects.count
      script.play(input)
      invariants.check(input, Array(script.effects[count...]), before: before, after: script.model)
    }

    for target in targets {
      act(.go(target, .program, animated: true))
      #expect(script.model.target == target)
      for _ in 0..<10 {
        script.time += 0.01
        act(.advance)
      }
    }
    script.settle()

    #expect(invariants.faults == [])
    #expect(script.model.settled == targets.last && script.model.position == Double(targets.last ?? 0))
  }

  @Test("55. The same with some of them at once")
  func retargetsAtOnce() {
    var script = PagerScript(12)

    for (index, target) in [5, 11, 3, 8, 0, 10, 9, 7, 0, 4].enumerated() {
      let isInstant = [0, 1, 2, 8].contains(index)
      script.play(.go(target, .program, animated: !isInstant))
      #expect(script.model.target == target)
      if isInstant { #expect(script.model.settled == target) }
      script.wait(0.1)
    }
    script.settle()

    #expect(script.model.settled == 4)
  }

  @Test("57, 58. The settled page changes once, when the motion has ended")
  func settledPage() {
    var script = PagerScript(4)

    script.play(.go(3, .program, animated: true))
    script.wait(0.1)
    let early = script.model.settled
    script.settle()
    script.swipe(-300)

    #expect(early == 0)
    #expect(script.settleds == [0, 3, 2])
  }

  @Test("59. On the last page, to twice their number: nothing")
  func beyond() {
    var script = PagerScript(5, at: 4)

    script.play(.go(10, .program, animated: false))

    #expect(script.effects.isEmpty)
  }

  @Test("61. Sent on to 2 while going to 1: ends on 2, moving throughout")
  func listener() {
    var script = PagerScript(3)

    script.play(.go(1, .tab, animated: true))
    script.wait(0.05)
    let isMoving = script.model.isAnimating
    script.play(.go(2, .program, animated: true))
    let goesOn = script.model.isAnimating
    script.settle()

    #expect(isMoving && goesOn)
    #expect(script.settleds == [0, 2])
  }

  @Test(
    "62. Beyond the ends a step does nothing and tells nothing", arguments: [(0, -1), (4, 1), (4, Int.max)])
  func ends(page: Int, step: Int) {
    var script = PagerScript(5, at: page)

    script.play(.step(step))

    #expect(script.effects.isEmpty)
  }

  @Test("63. Taps and flings end in the same reports")
  func oneListener() {
    var script = PagerScript(2)

    script.play(.go(1, .tab, animated: true))
    script.settle()
    script.play(.go(0, .tab, animated: true))
    script.settle()
    script.swipe(200, velocity: 10_000)
    script.swipe(-200, velocity: -10_000)

    #expect(script.settleds == [0, 1, 0, 1, 0])
    #expect(script.reports.map(\.source).withoutRepetitions == [.tab, .swipe])
  }
}
