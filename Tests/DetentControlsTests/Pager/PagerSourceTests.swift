import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: tabs, keys, wheel and program") @MainActor struct PagerSourceTests {
  @Test("A tab that is pressed brings its page, in the direction of its index", arguments: PagerLayout.all)
  func tab(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)

    scene.stage.click(at: scene.tab(2))
    scene.stage.advanceFrames(8)
    let first = try #require(scene.page(0)).view.frame.origin[layout.axis]
    #expect(first * scene.way(1)[layout.axis] > 0)
    scene.stage.settle()

    #expect(scene.indices == [2, 2, 2])
    #expect(scene.heard("began", "completed") == ["began 0>2 tab", "completed 0>2 tab"])
    #expect(scene.heard("b will") == [])
  }

  @Test("A tab that is pressed while pages move sends them on from where they are")
  func retarget() throws {
    let scene = try PagerScene(3)
    scene.stage.click(at: scene.tab(1))
    scene.stage.advanceFrames(6)
    let place = scene.scroller.position

    scene.stage.click(at: scene.tab(0))
    #expect(abs(scene.scroller.position - place) < 0.05)
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
    #expect(scene.heard("a did", "b did") == ["b didDisappear", "a didAppear"])
  }

  @Test("Seven quick taps end on the last one, with strip and pages together")
  func sevenTaps() throws {
    let scene = try PagerScene(7)

    for tab in [1, 3, 0, 2, 1, 2, 1] {
      scene.stage.click(at: scene.tab(tab))
      scene.stage.advance(by: 0.05)
    }
    scene.stage.settle()

    #expect(scene.indices == [1, 1, 1])
    #expect(scene.strip.dividerFrame.midX == scene.strip.tabFrame(at: 1).midX)
    #expect(scene.heard("began").count == scene.heard("completed", "cancelled").count)
    #expect(scene.heard("completed").count == 1)
  }

  @Test("Ctrl+Page Down counts from where the pages go: three quick ones go three pages")
  func threeKeys() throws {
    let scene = try PagerScene(5)

    for _ in 0..<3 { scene.stage.key(.pageDown, modifiers: .control) }
    #expect(scene.scroller.targetPage == 3)
    scene.stage.settle()

    #expect(scene.indices == [3, 3, 3])
  }

  @Test("Ctrl+Page Up and Down work wherever the focus is")
  func focusAnywhere() throws {
    let scene = try PagerScene(4)

    for _ in 0..<3 {
      scene.stage.key(.pageDown, modifiers: .control)
      scene.stage.settle()
      scene.stage.key(.tab)
    }
    scene.stage.key(.pageUp, modifiers: .control)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 2)
    #expect(scene.heard("began").allSatisfy { $0.hasSuffix("key") })
  }

  /// Notches, their axis, with Shift or not, over the strip or not, and the page they bring from page 1.
  nonisolated static let wheels: [(Double, Axis, Bool, Bool, Int)] = [
    (1, .horizontal, false, false, 2), (-1, .horizontal, false, false, 0), (1, .vertical, false, false, 1),
    (1, .vertical, true, false, 2), (-1, .vertical, true, false, 0), (1, .vertical, false, true, 2),
    (-1, .horizontal, false, true, 0),
  ]

  @Test("A wheel along the axis, with Shift, or over the strip turns pages", arguments: wheels)
  func wheel(notches: Double, axis: Axis, isShift: Bool, isOverStrip: Bool, page: Int) throws {
    let scene = try PagerScene(3) { $0.startPage(1) }

    scene.stage.scroll(
      notches: notches, along: axis, at: isOverStrip ? scene.tab(2) : scene.start(),
      modifiers: isShift ? .shift : [])
    scene.stage.settle()

    #expect(scene.scroller.settledPage == page)
  }

  @Test("A wheel of high resolution turns a page for every 120ths, and forgets the rest when it turns back")
  func fineWheel() throws {
    let scene = try PagerScene(4)

    for _ in 0..<3 { scene.stage.scroll(units: 50, along: .horizontal, at: scene.start()) }
    #expect(scene.scroller.targetPage == 1)
    scene.stage.scroll(units: -50, along: .horizontal, at: scene.start())
    scene.stage.scroll(units: 60, along: .horizontal, at: scene.start())
    #expect(scene.scroller.targetPage == 1)
    scene.stage.scroll(units: 60, along: .horizontal, at: scene.start())

    #expect(scene.scroller.targetPage == 2)
  }

  @Test("From right to left a wheel to the left goes on")
  func mirroredWheel() throws {
    let scene = try PagerScene(3, direction: .rightToLeft)

    scene.stage.scroll(notches: -1, along: .horizontal, at: scene.start())

    #expect(scene.scroller.targetPage == 1)
  }

  @Test("Fingers on a touchpad move the pages, 400 points for one", arguments: PagerLayout.all)
  func touchpad(layout: PagerLayout) throws {
    let scene = try PagerScene(4, layout)

    scene.touchpad(0.6)
    #expect(abs(scene.scroller.position - 0.6) < 1e-6)
    scene.stage.settle()
    scene.stage.advance(by: 1)

    #expect(scene.indices == [1, 1, 1])
  }

  @Test("One scroll never brings more than a page, whatever inertia follows")
  func inertia() throws {
    let scene = try PagerScene(6)

    scene.touchpad(2.4, steps: 40)
    scene.stage.settle()
    scene.stage.advance(by: 1)

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("Fingers that scroll across the pages leave them alone")
  func touchpadAcross() throws {
    let scene = try PagerScene(3)

    for _ in 0..<10 {
      scene.stage.surface.send(
        .scroll(
          ScrollEvent(
            location: scene.start(), kind: .touchpad, delta: Vector(dx: 30, dy: 100), time: scene.stage.time))
      )
      scene.stage.advance(by: 0.016)
    }

    #expect(scene.heard == [])
    #expect(scene.scroller.position == 0)
  }

  @Test("The program goes to a page, at once or in time, and hears of one that does not exist")
  func program() throws {
    let scene = try PagerScene(3)

    try scene.scroller.go(to: 2, animated: false)
    #expect(scene.indices == [2, 2, 2])
    let error = #expect(throws: PagerError.self) { try scene.scroller.go(to: 3) }

    #expect(error == .pageOutOfRange(page: 3, count: 3))
    #expect(error?.description == "page 3 does not exist: allowed are 0 … 2")
    #expect(throws: PagerError.self) { try PageScroller().go(to: 0) }
    #expect(scene.indices == [2, 2, 2])
  }

  @Test("To set the page from a report neither loops nor stops the pages")
  func feedback() throws {
    let scene = try PagerScene(3)
    scene.controller.onReport = { [unowned scene] report in
      if let current = report.current { try? scene.scroller.go(to: current) }
    }

    scene.drag(0.7)
    scene.stage.settle()

    #expect(scene.indices == [1, 1, 1])
    #expect(scene.heard("page").count < 12)
    #expect(scene.heard("began").count == scene.heard("completed", "cancelled").count)
  }

  @Test("What a listener sets off is told after what it was told before")
  func orderOfReports() throws {
    let scene = try PagerScene(3)
    var isFirst = true
    scene.controller.onReport = { [unowned scene] report in
      guard isFirst, report.settled == 1 else { return }
      isFirst = false
      try? scene.scroller.go(to: 2, animated: false)
    }

    try scene.scroller.go(to: 1, animated: false)

    let moves = scene.heard("began", "completed", "cancelled", "settled")
    #expect(
      moves == [
        "began 0>1 program", "completed 0>1 program", "settled", "began 1>2 program", "completed 1>2 program",
        "settled",
      ])
  }

  @Test("With reduced motion the same is reported, and it takes no time")
  func reducedMotion() throws {
    let usual = try PagerScene(3)
    let reduced = try PagerScene(3, desktop: DesktopSettings(allowsAnimation: false))

    for scene in [usual, reduced] { scene.stage.click(at: scene.tab(1)) }
    #expect(reduced.indices == [1, 1, 1])
    usual.stage.settle()

    #expect(usual.heard == reduced.heard)
  }

  @Test("A pager that is disabled leaves swipes, keys and wheels alone; tabs go on working")
  func disabled() throws {
    let scene = try PagerScene(3)
    scene.pager.isEnabled = false

    scene.drag(0.8)
    scene.stage.key(.pageDown, modifiers: .control)
    scene.stage.scroll(notches: 1, along: .horizontal, at: scene.start())
    scene.stage.settle()
    #expect(scene.heard == [])
    scene.stage.click(at: scene.tab(1))
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("Swipes that were switched off stay so when the pager is disabled and enabled again")
  func switchedOff() throws {
    let scene = try PagerScene(3)
    scene.pager.isSwipeEnabled = false
    scene.pager.isEnabled = false
    scene.pager.isEnabled = true

    scene.drag(0.8)
    scene.touchpad(0.8)
    scene.stage.settle()
    #expect(scene.scroller.settledPage == 0)
    scene.stage.key(.pageDown, modifiers: .control)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("Disabling the pager in mid-swipe sends the pages back")
  func disabledInSwipe() throws {
    let scene = try PagerScene(3)
    scene.hold(0.8)

    scene.pager.isEnabled = false
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
  }

  @Test("A direction that is refused feels like an end; the other one works")
  func gate() throws {
    let scene = try PagerScene(3) { $0.startPage(1) }
    scene.controller.allowsMove = { _, to in to != 2 }

    scene.hold(0.5)
    #expect(abs(scene.scroller.position - 1 - 0.2156862745) < 1e-6)
    scene.stage.release()
    scene.stage.settle()
    #expect(scene.scroller.settledPage == 1)
    scene.stage.click(at: scene.tab(2))
    scene.stage.key(.pageDown, modifiers: .control)
    scene.stage.settle()
    #expect(scene.scroller.settledPage == 1)
    scene.drag(-0.6)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0)
  }

  @Test("Two quick swipes do not get past a page that is refused")
  func gateTwice() throws {
    let scene = try PagerScene(3)
    scene.controller.allowsMove = { _, to in to == 0 }

    scene.flick(0.3)
    scene.stage.advance(by: 0.1)
    scene.flick(0.3)
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
  }
}
