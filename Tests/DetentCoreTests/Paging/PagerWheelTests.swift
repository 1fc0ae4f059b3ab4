import DetentCore
import Testing

@Suite("Paging: wheel and touchpad") struct PagerWheelTests {
  @Test("One notch is one page, three are three, counted from the target")
  func notches() {
    var script = PagerScript(10, at: 2)

    script.play(.wheel(120))
    script.wait(0.02)
    script.play(.wheel(120), .wheel(120))
    script.settle()
    let there = script.model.settled
    script.play(.wheel(-240))
    script.settle()

    #expect(there == 5 && script.model.settled == 3)
    #expect(script.moves.filter { $0.hasSuffix("wheel") }.count == 4)
  }

  @Test("Parts of a notch add up; the rest is kept")
  func parts() {
    var script = PagerScript(10)

    for _ in 0..<7 { script.play(.wheel(15)) }
    let early = script.effects.count
    script.play(.wheel(15))
    let first = script.model.target
    script.play(.wheel(121), .wheel(119))

    #expect(early == 0 && first == 1)
    #expect(script.model.target == 3)
  }

  @Test(
    "The rest is forgotten when the direction changes, and after 300 ms", arguments: [(0.29, 1), (0.31, 0)])
  func forgotten(pause: Double, expected: Int) {
    var script = PagerScript(10)
    var reversed = PagerScript(10, at: 5)

    script.play(.wheel(90))
    script.time += pause
    script.play(.wheel(90))
    reversed.play(.wheel(90), .wheel(-30), .wheel(70))

    #expect(script.model.target == expected)
    #expect(reversed.model.target == 5)
  }

  @Test("Nothing, what is not a number and the ends do nothing; a great many notches end at the end")
  func strange() {
    var script = PagerScript(10)

    script.play(.wheel(0), .wheel(.nan), .wheel(.infinity), .wheel(-120))
    let untouched = script.effects.isEmpty
    script.play(.wheel(1e300))
    let last = script.model.target
    script.play(.wheel(-1))

    #expect(untouched && last == 9 && script.model.target == 9)
  }

  @Test("While a hand holds the pages, the wheel does nothing")
  func held() {
    var script = PagerScript(10)

    script.drag(40)
    script.play(.wheel(240))

    #expect(script.model.state == .dragging)
  }

  @Test(
    "Two fingers take the pages with them: 400 points are a page, whatever its extent",
    arguments: [100.0, 400, 1000])
  func follows(extent: Double) {
    var script = PagerScript(4, at: 1, extent: extent)

    script.play(.scroll(100, isEnd: false))
    let position = script.model.position
    script.play(.scroll(-150, isEnd: false))

    #expect(position == 1.25 && script.model.position == 0.875)
    #expect(script.model.state == .dragging)
  }

  @Test(
    "The lifted fingers decide like a lifted pointer",
    arguments: [(0.4, 0.1, 1), (0.6, 0.1, 2), (0.2, 0.0, 2)])
  func lifted(pages: Double, rest: Double, expected: Int) {
    var script = PagerScript(4, at: 1)

    for _ in 0..<10 {
      script.play(.scroll(pages * 40, isEnd: false))
      script.time += 0.01
    }
    script.time += rest
    script.play(.scroll(0, isEnd: true))
    script.settle()

    #expect(script.model.settled == expected)
  }

  @Test("Silence ends a scroll, at the time that it asked to be woken")
  func silence() {
    var script = PagerScript(4)

    script.play(.scroll(250, isEnd: false))
    let deadline = script.time + PagerMetrics.scrollSilence
    let isAsked = script.effects.last == .wake(at: deadline)
    script.time = deadline - 0.001
    script.play(.advance)
    let early = script.model.state
    script.time = deadline
    script.play(.advance)
    let late = script.model.state
    script.settle()

    #expect(isAsked && early == .dragging && late == .settling)
    #expect(script.model.settled == 1)
  }

  @Test("One scroll is one page at most, whatever inertia follows", arguments: [20.0, 60, 400])
  func inertia(speed: Double) {
    var script = PagerScript(10)

    for _ in 0..<12 {
      script.play(.scroll(speed, isEnd: false))
      script.wait(0.01)
    }
    script.play(.scroll(0, isEnd: true))
    var slower = speed
    while slower > 0.2 {
      script.wait(0.01)
      script.play(.scroll(slower, isEnd: false))
      slower *= 0.97
    }
    script.settle()
    script.wait(0.5)

    #expect(script.model.settled == 1)
    #expect(script.moves.filter { $0.hasSuffix("swipe") }.count == 1)
  }

  @Test("After the inertia, a scroll is a new one: after a silence, when it is faster, or the other way")
  func anew() {
    func begun(_ way: Double, after pause: Double) -> Bool {
      var script = PagerScript(10, at: 3)
      script.play(.scroll(40, isEnd: false), .scroll(300, isEnd: true))
      script.play(.scroll(20, isEnd: false), .scroll(10, isEnd: false))
      script.time += pause
      script.play(.scroll(way, isEnd: false))
      return script.model.state == .dragging
    }

    #expect(!begun(9, after: 0.14) && begun(9, after: 0.15))
    #expect(!begun(24, after: 0.01) && begun(24.5, after: 0.01))
    #expect(begun(-3, after: 0.01))
  }

  @Test("A scroll of nothing is none, and so is one that is no number")
  func nothing() {
    var script = PagerScript(4)

    script.play(.scroll(0, isEnd: false), .scroll(.nan, isEnd: false), .scroll(0, isEnd: true))

    #expect(script.effects.isEmpty)
  }

  @Test("A scroll catches pages on their way; a tab pressed meanwhile ends it")
  func catches() {
    var script = PagerScript(6)
    script.play(.go(1, .tab, animated: true))
    script.wait(0.08)
    let moving = script.model.position

    script.play(.scroll(4, isEnd: false))
    let caught = script.model.position
    script.play(.go(5, .tab, animated: true), .scroll(4, isEnd: false))
    script.settle()

    #expect(abs(caught - moving - 0.01) < 1e-12)
    #expect(script.model.settled == 5)
  }

  @Test("While a pointer drags, a scroll is inertia; while a scroll is on, a pointer does nothing")
  func both() {
    var dragged = PagerScript(4)
    var scrolled = PagerScript(4)

    dragged.drag(100)
    dragged.play(.scroll(100, isEnd: false))
    scrolled.play(
      .scroll(100, isEnd: false), .press, .panBegan(movement: 5), .panChanged(300),
      .panEnded(300, velocity: 9))
    scrolled.play(.lift)

    #expect(dragged.model.position == 0.25 && scrolled.model.position == 0.25)
    #expect(scrolled.model.state == .dragging)
  }

  @Test("Escape sends scrolled pages back; the fingers then do nothing until they begin anew")
  func escape() {
    var script = PagerScript(4)

    script.play(.scroll(150, isEnd: false), .scroll(150, isEnd: false), .cancel, .scroll(100, isEnd: false))
    script.play(.scroll(60, isEnd: true))
    script.settle()

    #expect(script.model.settled == 0 && script.moves == ["0>1 swipe", "0>1 cancelled"])
  }
}
