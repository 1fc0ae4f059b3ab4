import DetentCore
import Testing

/// The published numbers about the order of what is told, and about pages that come and go.
@Suite("Paging vectors 65–86: order and appearance") struct PagerOrderVectorTests {
  @Test(
    "65. A swipe to a neighbour, whichever way the pages lie", arguments: [1, 2, 3, 2, 1, 0].indices,
    [PagerAxis(), PagerAxis(direction: .rightToLeft), PagerAxis(.vertical)])
  func swipes(step: Int, axis: PagerAxis) {
    let pages = [0, 1, 2, 3, 2, 1, 0]
    let from = pages[step]
    let to = pages[step + 1]
    var script = PagerScript(4, at: from, axis: axis)

    script.swipe(Double(to - from) * 250)

    #expect(script.moves == ["\(from)>\(to) swipe", "\(from)>\(to) done"])
    #expect(script.positions == (from < to ? script.positions.sorted() : script.positions.sorted(by: >)))
    #expect(script.effects.last == .settledDown)
    #expect(script.rests == 1 && script.settleds == [from, to])
  }

  @Test(
    "66. Outward at an end: a move to nowhere, and no page comes or goes",
    arguments: [(0, -200.0), (2, 200.0)])
  func outward(page: Int, way: Double) {
    var script = PagerScript(3, at: page)

    script.swipe(way)

    #expect(script.moves == ["\(page)>\(page) swipe", "\(page)>\(page) cancelled"])
    #expect(script.appearances.isEmpty)
    #expect(script.currents == [page] && script.positions.count > 2)
  }

  @Test(
    "67. A peek and let go: the position rises and falls, nothing is selected",
    arguments: [(0, 100.0), (2, -100.0)])
  func peek(page: Int, way: Double) {
    var script = PagerScript(3, at: page)

    script.swipe(way)

    let neighbour = way > 0 ? page + 1 : page - 1
    #expect(script.moves == ["\(page)>\(neighbour) swipe", "\(page)>\(neighbour) cancelled"])
    #expect(script.currents == [page] && script.targets == [page])
    #expect(script.positions.last == Double(page))
  }

  @Test("69. A far jump caught by a hand shortly before its end", arguments: [120.0, -120, 250, -250])
  func caughtJump(way: Double) {
    var script = PagerScript(10)
    script.play(.go(4, .program, animated: true))
    while (script.model.spread?.fraction ?? 1) < 0.6 { script.wait(0.005) }
    let caught = script.model.position

    script.drag(0, way)
    let held = script.positions.filter { $0 > caught }.count
    script.release(way)
    script.settle()

    let landed = script.model.settled ?? -1
    #expect([0, 4, 5].contains(landed) && held >= 0)
    #expect(script.model.position == Double(landed))
    #expect(script.rests == 1)
  }

  @Test("69. Let go exactly on a page, it is at rest at once")
  func exactly() {
    var script = PagerScript(3)

    script.drag(200, 400)
    script.release(400)

    #expect(script.model.state == .resting && script.model.settled == 1)
  }

  @Test("70. While the hand is down, current and target are the nearest page")
  func nearest() {
    var script = PagerScript(3)

    script.drag(160)
    let first = (script.model.current, script.model.target, script.model.settled)
    script.play(.panChanged(240))
    let second = (script.model.current, script.model.target, script.model.settled)
    script.play(.panChanged(320), .panChanged(240))

    #expect(first == (0, 0, 0))
    #expect(second == (1, 1, 0))
    #expect(script.model.current == 1)
  }

  @Test("71. Half a page: the position is .5, the index still 0")
  func half() {
    var script = PagerScript(3)

    script.drag(200)

    #expect(script.model.position == 0.5 && script.model.current == 0)
  }

  @Test("73. A far jump in the middle of which the strip asks anew: the target is known")
  func rebuilt() {
    var script = PagerScript(5)
    script.play(.go(4, .program, animated: true))
    script.wait(0.1)

    let report = script.model.report(source: .program)

    #expect(report.target == 4 && report.settled == 0)
  }

  @Test("74, 86. The first page appears with the pager, and goes with the last removal")
  func first() {
    var script = PagerScript(3, at: 1)
    script.play(.mapped(false), .mapped(true), .setCount(0))

    #expect(script.appearances == ["-1", "-1!", "+1", "+1!", "-1", "-1!"])
  }

  @Test("75. .1: the move begins, the next page comes, this one goes; further on only the position")
  func begins() {
    var script = PagerScript(3, at: 1)

    script.drag(40)
    let begun = script.effects
    script.effects = []
    script.play(.panChanged(80), .panChanged(120))

    #expect(begun.compactMap { $0.moveText ?? $0.appearanceText } == ["1>2 swipe", "+2", "-1"])
    #expect(script.effects == [.positionChanged(1.2), .positionChanged(1.3)])
  }

  @Test("77. .1, then 0 and lifted: the reverse calls, then the end")
  func comesBack() {
    var script = PagerScript(3, at: 1)

    script.drag(40, 0)
    script.effects = []
    script.release(0)

    #expect(script.appearances == ["+1", "-2", "-2!", "+1!"])
    #expect(script.moves == ["1>2 cancelled"])
  }

  @Test("78. .1, then −.1 in the same swipe: the first move is cancelled, then the other begins")
  func changesSides() {
    var script = PagerScript(3, at: 1)

    script.drag(40)
    script.effects = []
    script.play(.panChanged(-40))

    let told = script.effects.compactMap { $0.moveText ?? $0.appearanceText }
    #expect(told == ["1>2 cancelled", "1>0 swipe", "-2", "-2!", "+0"])
  }

  @Test("78. .1, lifted, touched, −.1: the page that came goes before the other one comes")
  func changesSidesWithLift() {
    var script = PagerScript(3, at: 1)

    script.drag(40)
    script.release(40)
    script.wait(0.01)
    script.drag(0, -80)

    let told = script.effects.compactMap { $0.moveText ?? $0.appearanceText }
    let first = ["1>2 swipe", "+2", "-1", "+1", "-2", "+2", "-1"]
    #expect(told == first + ["1>2 cancelled", "1>0 swipe", "-2", "-2!", "+0"])
  }

  @Test("79. .1, 0, lifted, .1 again: all is told again")
  func again() {
    var script = PagerScript(3, at: 1)

    script.drag(40, 0)
    script.release(0)
    script.effects = []
    script.drag(40)

    #expect(script.appearances == ["+2", "-1"])
    #expect(script.moves == ["1>2 swipe"])
  }

  @Test("81. Two swipes one after the other are two moves")
  func two() {
    var script = PagerScript(5, at: 2)

    script.swipe(400)
    script.drag(40)

    #expect(script.moves == ["2>3 swipe", "2>3 done", "3>4 swipe"])
  }

  @Test("82, 83. A far jump, completed and cancelled")
  func far() {
    var done = PagerScript(10, at: 1)
    var cancelled = PagerScript(10, at: 1)

    done.play(.go(6, .tab, animated: true))
    done.settle()
    cancelled.play(.go(6, .tab, animated: true))
    cancelled.wait(0.05)
    cancelled.play(.go(1, .tab, animated: true))
    cancelled.settle()

    #expect(done.appearances == ["+6", "-1", "-1!", "+6!"])
    #expect(done.moves == ["1>6 tab", "1>6 done"])
    #expect(cancelled.appearances == ["+6", "-1", "+1", "-6", "-6!", "+1!"])
    #expect(cancelled.moves == ["1>6 tab", "1>6 cancelled", "6>1 tab", "6>1 done"])
  }

  @Test("85. Sent elsewhere while it is off the screen: no page appears until it is on it")
  func offScreen() {
    var script = PagerScript(3)
    script.play(.mapped(false))
    script.effects = []

    script.play(.go(2, .program, animated: true))
    let told = script.appearances
    script.play(.mapped(true))

    #expect(told.isEmpty)
    #expect(script.appearances == ["+2", "+2!"])
  }
}
