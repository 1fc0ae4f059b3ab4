import DetentCore
import Testing

/// The published numbers about where a swipe ends.
@Suite("Paging vectors 1–21: snap and thresholds") struct PagerSnapVectorTests {
  @Test("1. Width 800: −20 and let go settles on 0; page 2 is never made")
  func small() {
    var script = PagerScript(3, extent: 800)
    var window = PageWindow()
    var made = window.update(for: script.model).toMake

    script.drag(10, 20)
    made += window.update(for: script.model).toMake
    let spread = script.model.spread
    script.release(20)
    script.settle()
    made += window.update(for: script.model).toMake

    #expect(spread?.placements.map(\.index) == [0, 1])
    #expect(script.model.settled == 0)
    #expect(!made.contains(2))
  }

  @Test("2. Width 800: −401 and let go settles on 1, −400 on 0")
  func half() {
    var beyond = PagerScript(3, extent: 800)
    var exactly = PagerScript(3, extent: 800)

    beyond.swipe(401)
    exactly.swipe(400)

    #expect(beyond.model.settled == 1)
    #expect(exactly.model.settled == 0)
  }

  @Test("3. Width 800: a fling of 200 at 1000 goes one page on, and back")
  func flings() {
    var script = PagerScript(3, at: 1, extent: 800)

    script.swipe(200, velocity: 1000)
    let there = script.model.settled
    script.swipe(-200, velocity: -1000)

    #expect(there == 2)
    #expect(script.model.settled == 1)
  }

  @Test("5. Width 800: one change of the current page at half, none before, after or at the end")
  func changes() {
    var script = PagerScript(3, extent: 800)

    script.drag(380)
    let early = script.currents.count
    for way in [420.0, 460, 500, 540, 580] { script.play(.panChanged(way)) }
    let late = script.currents.dropFirst(early)
    script.release(580)
    script.settle()

    #expect(late.count == 1 && late.last == 1)
    #expect(script.currents.last == 1)
    #expect(script.currents.filter { $0 == 1 }.count == 1)
  }

  @Test("6. A fling outward at the first page changes nothing, also after a resize")
  func outward() {
    var script = PagerScript(3, extent: 720)

    script.swipe(-100, velocity: -800)
    script.play(.extent(414))
    script.swipe(-100, velocity: -800)

    #expect(script.currents == [0])
    #expect(script.model.position == 0)
  }

  @Test("9. Two tabs of 800: −100 and back stays; −500 goes to 1; mirrored back to 0")
  func twoTabs() {
    var script = PagerScript(2, extent: 800)

    script.drag(100, 0)
    script.release(0)
    let stayed = script.model.settled
    script.swipe(500)
    let gone = script.model.settled
    script.swipe(-500)

    #expect((stayed, gone, script.model.settled) == (0, 1, 0))
  }

  @Test(
    "10, 11. From page 5, slowly: less than half comes back, more goes on",
    arguments: [(0.40, 5), (-0.40, 5), (0.51, 6), (-0.51, 4)])
  func slow(pages: Double, expected: Int) {
    var script = PagerScript(10, at: 5)

    script.swipe(pages * 400, velocity: pages < 0 ? -150 : 150)

    #expect(script.model.settled == expected)
  }

  @Test("13. A fast release goes one page on, whether after .40 or .80 of a page", arguments: [0.40, 0.80])
  func fast(pages: Double) {
    var script = PagerScript(10, at: 5)

    script.swipe(pages * 400, velocity: 440)

    #expect(script.model.settled == 6)
  }

  @Test("15. Outward at either end and a little inward again stays", arguments: [(0, -1.0), (4, 1.0)])
  func outwardAndBack(page: Int, sign: Double) {
    var script = PagerScript(5, at: page)

    script.drag(sign * 10, sign * 20, sign * 30, sign * 20)
    let shown = (script.model.position - Double(page)) * 400
    script.release(sign * 20)
    script.settle()

    #expect(abs(shown - sign * RubberBand(dimension: 400).shown(for: 20)) < 1e-9)
    #expect(script.model.settled == page && script.model.position == Double(page))
  }

  @Test("17. Flicks of 180 in 180 ms: three of them reach the end, three more the beginning")
  func flicks() {
    var script = PagerScript(4, extent: 200)

    for _ in 0..<4 { script.swipe(180, velocity: 1000) }
    let end = script.model.settled
    for _ in 0..<4 { script.swipe(-180, velocity: -1000) }

    #expect(end == 3)
    #expect(script.model.settled == 0)
    #expect(script.currents == [1, 2, 3, 2, 1, 0])
  }

  @Test("18. A slow drag of 105 of 200 goes to the next page")
  func blindSpot() {
    var script = PagerScript(4, extent: 200)

    script.swipe(105, velocity: 97)

    #expect(script.model.settled == 1)
  }

  @Test("19. A flick towards the start at the first page does not move the other way")
  func wrongDirection() {
    var script = PagerScript(4, extent: 200)

    script.swipe(-90, velocity: -2000)

    #expect(script.positions.allSatisfy { $0 <= 0 })
    #expect(script.model.settled == 0)
  }

  @Test(
    "21. From page 1: a fling against the displacement goes back, one that is too weak does not",
    arguments: [
      (0.10, 290.0, 1), (0.10, 310, 2), (0.6, -310, 1), (0.6, -200, 2), (0.9, -310, 1), (-0.9, 310, 1),
      (-0.1, -300, 0), (-0.1, -299.9, 1),
    ])
  func weakFlings(pages: Double, velocity: Double, expected: Int) {
    var script = PagerScript(4, at: 1)

    script.swipe(pages * 400, velocity: velocity)

    #expect(script.model.settled == expected)
  }
}
