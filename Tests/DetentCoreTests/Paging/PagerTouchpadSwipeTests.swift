import DetentCore
import Testing

@Suite("Paging: swipes on a touchpad") struct PagerTouchpadSwipeTests {
  /// The layouts of pages.
  static let axes = [
    PagerAxis(), PagerAxis(.horizontal, direction: .rightToLeft), PagerAxis(.vertical),
  ]

  /// Swipes by `way` points towards larger indices, in ten steps of 10 ms, and keeps the fingers down.
  private func swipe(_ script: inout PagerScript, _ way: Double) {
    script.play(.swipeBegan)
    for _ in 0..<10 {
      script.time += 0.01
      script.play(.swipeChanged(way / 10))
    }
  }

  @Test(
    "The pages follow the fingers: 400 points are a page, whatever its extent", arguments: axes,
    [100.0, 400, 1000])
  func follows(axis: PagerAxis, extent: Double) {
    var script = PagerScript(4, at: 1, extent: extent, axis: axis)

    swipe(&script, 100)

    #expect(abs(script.model.position - 1.25) < 1e-12)
    #expect(script.model.state == .dragging && script.model.isSwiping)
  }

  @Test(
    "The lifted fingers decide like a lifted pointer",
    arguments: [(160.0, 0.1, 1), (240, 0.1, 2), (80, 0.0, 2), (-80, 0.0, 0), (20, 0.0, 1)])
  func lifted(way: Double, rest: Double, expected: Int) {
    var script = PagerScript(4, at: 1)

    swipe(&script, way)
    script.time += rest
    script.play(.swipeEnded)
    script.settle()

    #expect(script.model.settled == expected)
    #expect(!script.model.isSwiping)
  }

  @Test("One swipe is one page at most")
  func onePage() {
    var script = PagerScript(9, at: 4)

    swipe(&script, 3000)
    script.play(.swipeEnded)
    script.settle()

    #expect(script.model.settled == 5)
    #expect(script.moves == ["4>5 swipe", "4>5 done"])
  }

  @Test(
    "Fingers never show what lies beyond the page that they bring, and turn back from there", arguments: axes)
  func noSecondPage(axis: PagerAxis) {
    var swiped = PagerScript(9, at: 4, axis: axis)
    var scrolled = PagerScript(9, at: 4, axis: axis)

    swipe(&swiped, 1200)
    for _ in 0..<10 { scrolled.play(.scroll(120, isEnd: false)) }
    let furthest = [swiped, scrolled].map { $0.positions.max() }
    swiped.play(.swipeChanged(-40))
    scrolled.play(.scroll(-40, isEnd: false))

    #expect(furthest == [5, 5])
    #expect(abs(swiped.model.position - 4.9) < 1e-9 && abs(scrolled.model.position - 4.9) < 1e-9)
    #expect(!swiped.appearances.contains("+6") && !scrolled.appearances.contains("+6"))
  }

  @Test("Beyond an end the pages still give like a rubber band")
  func end() {
    var script = PagerScript(4)

    swipe(&script, -800)

    #expect(script.model.position < 0 && script.model.position > -1)
  }

  @Test("Fingers that rest keep the pages where they are: no silence ends a swipe")
  func rest() {
    var script = PagerScript(4, at: 1)
    swipe(&script, 120)

    script.wait(3)

    #expect(script.model.state == .dragging && abs(script.model.position - 1.3) < 1e-12)
    #expect(!script.effects.contains { if case .wake = $0 { true } else { false } })
  }

  @Test("A cancelled swipe goes back, however far it was", arguments: [40.0, 390])
  func cancelled(way: Double) {
    var script = PagerScript(4, at: 1)

    swipe(&script, way)
    script.play(.swipeCancelled)
    script.settle()
    script.play(.swipeChanged(300), .swipeEnded)

    #expect(script.model.settled == 1 && script.model.state == .resting)
    #expect(script.moves == ["1>2 swipe", "1>2 cancelled"])
  }

  @Test("A swipe across the axis is not the pages'; close to the diagonal it waits for more")
  func across() {
    var model = PagerModel(count: 4, page: 1)
    _ = model.setExtent(400, at: 0)
    let moment = EventTime.zero

    _ = model.swipeBegan(moment: moment, at: 0)
    _ = model.swipeChanged(by: Vector(dx: -10, dy: 9), moment: moment, at: 0)
    let diagonal = model.isSwiping
    _ = model.swipeChanged(by: Vector(dx: -10, dy: 0), moment: moment, at: 0)
    let along = model.isSwiping
    _ = model.swipeCancelled(at: 0)
    _ = model.swipeBegan(moment: moment, at: 0)
    _ = model.swipeChanged(by: Vector(dx: 3, dy: 9), moment: moment, at: 0)
    _ = model.swipeChanged(by: Vector(dx: -300, dy: 0), moment: moment, at: 0)

    #expect(!diagonal && along && !model.isSwiping)
    #expect(model.position == 1 && model.state == .resting)
  }

  @Test("A tremble of up to four points moves nothing; beyond that nothing of the way is lost")
  func tremble() {
    var script = PagerScript(4, at: 1)

    script.play(.swipeBegan, .swipeChanged(4))
    let early = script.model.position
    script.play(.swipeChanged(1))

    #expect(early == 1 && script.model.position == 1.0125)
  }

  @Test("A swipe catches pages that are on their way, from where they are")
  func caught() {
    var script = PagerScript(4, at: 0)
    script.play(.go(1, .tab, animated: true))
    script.wait(0.1)
    let place = script.model.position

    script.play(.swipeBegan, .swipeChanged(5))

    #expect(script.model.state == .dragging)
    #expect(abs(script.model.position - place - 0.0125) < 1e-9)
  }

  @Test("While a pointer holds the pages, or swiping is off, a swipe does nothing")
  func held() {
    var held = PagerScript(4, at: 1)
    held.drag(40)
    let place = held.model.position
    swipe(&held, 200)
    var off = PagerScript(4, at: 1)
    off.play(.swipeEnabled(false))
    swipe(&off, 200)

    #expect(held.model.position == place && !held.model.isSwiping)
    #expect(off.model.position == 1 && !off.model.isSwiping)
  }

  @Test("A swipe ends the scroll that was going on, and a scroll does not disturb a swipe")
  func scroll() {
    var script = PagerScript(4, at: 1)

    script.play(.scroll(300, isEnd: false), .swipeBegan)
    let released = script.model.state
    script.settle()
    let settled = script.model.settled
    swipe(&script, 100)
    script.play(.scroll(100, isEnd: false))

    #expect(released == .settling && settled == 2)
    #expect(abs(script.model.position - 2.25) < 1e-12)
  }

  @Test("Velocities are those of the events' own clock, however late they are handled")
  func late() {
    var model = PagerModel(count: 4, page: 1)
    _ = model.setExtent(400, at: 0)
    _ = model.setMapped(true, at: 0)

    _ = model.swipeBegan(moment: EventTime(milliseconds: 900), at: 7)
    for step in 1...6 {
      let moment = EventTime(milliseconds: 900 + Int64(step) * 8)
      _ = model.swipeChanged(by: Vector(dx: -8, dy: 0), moment: moment, at: 7)
    }
    _ = model.swipeEnded(moment: EventTime(milliseconds: 950), at: 7)

    #expect(model.target == 2)
  }
}
