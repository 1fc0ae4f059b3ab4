import DetentCore
import Testing

/// What a person would try, through the real pan machine where a pointer is needed.
@Suite("Paging: what a person would try") struct PagerJudgedTests {
  static let axes = [
    PagerAxis(), PagerAxis(direction: .rightToLeft), PagerAxis(.vertical),
  ]

  @Test(
    "Slow drags of .35, .5 and .6 of a page",
    arguments: [(0.35, 1), (0.5, 1), (0.6, 2), (-0.35, 1), (-0.5, 1), (-0.6, 0)],
    axes)
  func slowDrags(drag: (pages: Double, expected: Int), axis: PagerAxis) {
    var hand = PagerHand(PagerScript(4, at: 1, axis: axis))

    hand.down()
    hand.move(drag.pages < 0 ? -8.5 : 8.5, over: 0.008)
    hand.move(drag.pages * 400, over: 3)
    let held = hand.script.model.position
    hand.up()
    hand.script.settle()

    #expect(abs(held - 1 - drag.pages) < 1e-9)
    #expect(hand.script.model.settled == drag.expected)
  }

  @Test("A flick of .2 of a page goes on; after a rest of 50 ms it does not", arguments: axes)
  func flick(axis: PagerAxis) {
    var flick = PagerHand(PagerScript(4, at: 1, axis: axis))
    var rested = flick

    flick.down()
    flick.move(88, over: 0.08)
    flick.up()
    flick.script.settle()
    rested.down()
    rested.move(88, over: 0.08)
    rested.rest(0.05)
    rested.up()
    rested.script.settle()

    #expect(flick.script.model.settled == 2)
    #expect(rested.script.model.settled == 1)
  }

  @Test("A fling against the displacement goes back, also from .7 of a page", arguments: axes)
  func against(axis: PagerAxis) {
    var hand = PagerHand(PagerScript(4, at: 1, axis: axis))

    hand.down()
    hand.move(328, over: 0.6)
    hand.move(-40, over: 0.08)
    let current = hand.script.model.current
    hand.up()
    hand.script.settle()

    #expect(current == 2)
    #expect(hand.script.model.settled == 1)
  }

  @Test("A movement across the axis is none of the pager's; held pages go on", arguments: axes)
  func across(axis: PagerAxis) {
    var hand = PagerHand(PagerScript(4, at: 1, axis: axis))
    hand.script.play(.go(2, .key, animated: true))
    hand.script.wait(0.08)

    hand.down()
    let held = hand.script.model.state
    hand.move(2, across: 60, over: 0.1)
    let goesOn = hand.script.model.state
    hand.up()
    hand.script.settle()
    hand.down()
    hand.move(2, across: 60, over: 0.1)
    let rejected = hand.script.model.state
    hand.move(300, over: 0.1)

    #expect((held, goesOn, rejected) == (.pending, .settling, .rejected))
    #expect(hand.script.model.position == 2)
    #expect(hand.script.moves == ["1>2 key", "1>2 done"])
  }

  @Test(
    "Outward drags at both ends give like rubber and rest exactly on the page",
    arguments: [(0, -300.0), (3, 300.0)])
  func ends(page: Int, way: Double) {
    var script = PagerScript(4, at: page)

    script.drag(way)
    let shown = script.model.position - Double(page)
    script.release(way, velocity: way * 10)
    var positions = [script.model.position]
    while script.model.isAnimating {
      script.wait(0.01)
      positions.append(script.model.position)
    }

    #expect(abs(shown * 400 - RubberBand(dimension: 400).shown(for: way)) < 1e-9)
    #expect(positions == (way < 0 ? positions.sorted() : positions.sorted(by: >)))
    #expect(script.model.position == Double(page))
  }

  @Test("A tab pressed while pages move sends them on from where they are", arguments: [0, 1, 2, 3, 4, 7])
  func tab(target: Int) {
    for moment in stride(from: 0.02, to: 0.3, by: 0.02) {
      var script = PagerScript(8, at: 2)
      script.play(.go(3, .tab, animated: true))
      script.wait(moment)
      let before = script.model.position

      script.play(.go(target, .tab, animated: true))
      let after = script.model.position
      script.settle()

      #expect(abs(before - after) < 1e-9)
      #expect(script.model.settled == target)
    }
  }

  @Test("What is in view does not jump when pages are sent elsewhere, unless they go between the two")
  func continuity() {
    for from in 0..<6 {
      for first in 0..<6 where first != from {
        for second in 0..<6 {
          for moment in [0.03, 0.07, 0.12, 0.2] {
            var script = PagerScript(6, at: from)
            script.play(.go(first, .tab, animated: true))
            script.wait(moment)
            let before = script.model.spread
            script.play(.go(second, .tab, animated: true))

            let isBetween = (min(from, first) + 1..<max(from, first)).contains(second)
            if !isBetween { #expect(before.map(Self.rounded) == script.model.spread.map(Self.rounded)) }
          }
        }
      }
    }
  }

  private static func rounded(_ spread: PageSpread) -> [String] {
    spread.placements.map { "\($0.index) \(($0.offset * 1e9).rounded())" }
  }

  @Test("Held exactly on a page between the ends of a far jump, and sent there, they rest at once")
  func exactlyBetween() {
    var script = PagerScript(3)
    script.play(.go(2, .tab, animated: true))
    script.wait(0.03)
    let share = script.model.position / 2
    script.drag((0.5 - share) * 400)
    let held = script.model.position

    script.play(.go(1, .tab, animated: true))

    #expect(held == 1 && script.model.state == .resting && script.model.settled == 1)
  }

  @Test("A tab pressed again while its page comes is the same move")
  func sameTab() {
    var script = PagerScript(4)
    script.play(.go(2, .tab, animated: true))
    script.wait(0.05)
    let count = script.effects.count

    script.play(.go(2, .tab, animated: true), .go(2, .key, animated: true))
    let isUntouched = script.effects.count == count
    script.settle()

    #expect(isUntouched && script.moves == ["0>2 tab", "0>2 done"])
  }

  @Test("Seven quick taps: the last one wins, one rest, straight there")
  func sevenTaps() {
    var script = PagerScript(8)

    for tab in [1, 5, 2, 7, 3, 0, 6] {
      script.play(.go(tab, .tab, animated: true))
      script.wait(0.04)
    }
    script.settle()

    #expect(script.model.settled == 6 && script.rests == 1)
    #expect(script.moves.filter { $0.hasSuffix("tab") }.count == 7)
    #expect(
      script.moves.filter { $0.hasSuffix("cancelled") }.count == 6
        && script.moves.last?.hasSuffix(">6 done") == true)
    #expect(script.appearances.filter { $0.hasSuffix("!") && $0.hasPrefix("+") } == ["+6!"])
  }

  @Test("A moving page is caught exactly where it is, and stays there until the hand moves")
  func caught() {
    var script = PagerScript(4)
    script.play(.go(1, .tab, animated: true))
    script.wait(0.1)
    let moving = script.model.position

    script.play(.press)
    script.wait(1)
    script.play(.panBegan(movement: 9))
    let held = script.model.position
    script.play(.panChanged(-20))

    #expect(held == moving)
    #expect(abs(script.model.position - moving + 0.05) < 1e-12)
  }

  @Test("Caught and let go without a drag, the pages go on to where they went")
  func letGo() {
    var script = PagerScript(4)
    script.play(.go(3, .tab, animated: true))
    script.wait(0.05)

    script.play(.press)
    script.wait(0.5)
    script.play(.lift)
    script.settle()

    #expect(script.model.settled == 3 && script.moves == ["0>3 tab", "0>3 done"])
  }
}
