import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: swipes") @MainActor struct PagerSwipeTests {
  /// How far a slow drag goes, in pages, and how many pages it brings.
  nonisolated static let slowDrags: [(Double, Int)] = [
    (0.35, 0), (0.5, 0), (0.6, 1), (-0.35, 0), (-0.6, -1), (1.4, 1),
  ]

  @Test("A slow drag takes more than half a page, and never two", arguments: PagerLayout.all, slowDrags)
  func slowDrag(layout: PagerLayout, drag: (Double, Int)) throws {
    let scene = try PagerScene(5, layout) { $0.startPage(2) }

    scene.drag(drag.0)
    scene.stage.settle()

    #expect(scene.indices == [2 + drag.1, 2 + drag.1, 2 + drag.1])
    #expect(scene.scroller.position == Double(2 + drag.1))
  }

  @Test("A page follows the pointer one to one from where the slop was crossed", arguments: PagerLayout.all)
  func follows(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)

    scene.hold(0.4)

    #expect(abs(scene.scroller.position - 0.4) < 1e-9)
    let frame = try #require(scene.page(0)).view.frame
    let other = try #require(scene.page(1)).view.frame
    let way = scene.way(0.4)[layout.axis]
    #expect(frame.origin[layout.axis] == way)
    #expect(other.origin[layout.axis] == way - scene.way(1)[layout.axis])
  }

  @Test("A flick over a fifth of a page brings the next one", arguments: PagerLayout.all, [0.2, -0.2])
  func flick(layout: PagerLayout, pages: Double) throws {
    let scene = try PagerScene(3, layout) { $0.startPage(1) }

    scene.flick(pages)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == (pages > 0 ? 2 : 0))
  }

  @Test("A fling against the displacement goes back", arguments: PagerLayout.all)
  func flingBack(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)
    scene.hold(0.7)

    let back = scene.start(0.7) + scene.way(0.04 + 0.55)
    scene.stage.move(to: back, over: 0.06, steps: 5)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0)
    #expect(scene.heard("cancelled", "completed") == ["cancelled 0>1 swipe"])
  }

  @Test("A fast move that rests before the release has no velocity")
  func rest() throws {
    let scene = try PagerScene()

    scene.stage.press(at: scene.start(0.3))
    scene.stage.move(to: scene.start(0.3) + scene.way(0.34), over: 0.08)
    scene.stage.advance(by: 0.06)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0)
  }

  /// The page at an end, and the way out of it.
  nonisolated static let ends: [(Int, Double)] = [(0, -0.5), (2, 0.5)]

  @Test(
    "Past an end the pages give like a rubber band, and rest exactly on the last one",
    arguments: PagerLayout.all, ends)
  func rubberBand(layout: PagerLayout, end: (Int, Double)) throws {
    let scene = try PagerScene(3, layout) { $0.startPage(end.0) }
    let page = try #require(scene.page(end.0))
    page.view.backgroundColor = .black

    scene.hold(end.1)

    // (1 − 1 / (0.55 · x / d + 1)) · d
    let shown = (1 - 1 / (0.55 * 0.5 + 1)) * (end.1 < 0 ? -1 : 1)
    #expect(abs(scene.scroller.position - Double(end.0) - shown) < 1e-9)
    let gap = abs(shown) * PagerScene.extent
    let sign = end.1 < 0 ? -1.0 : 1
    let edge = scene.start() + scene.way(-0.5 * sign)
    let inward = scene.way(sign) * (1 / PagerScene.extent)
    #expect(
      scene.stage.color(at: edge + inward * (gap - 2)) == scene.stage.window.currentTheme.palette.background)
    #expect(scene.stage.color(at: edge + inward * (gap + 2)) == .black)

    scene.stage.release()
    scene.stage.settle()
    #expect(scene.scroller.position == Double(end.0))
    #expect(page.view.frame == scene.pager.bounds)
  }

  @Test("A caught page stays under the hand, and goes on when it is let go", arguments: PagerLayout.all)
  func catches(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)
    scene.stage.click(at: scene.tab(1))
    scene.stage.advanceFrames(6)
    let place = scene.scroller.position
    #expect(place > 0.05 && place < 0.95)

    scene.stage.press(at: scene.start())
    let caught = scene.scroller.position
    scene.stage.advance(by: 0.5)
    #expect(scene.scroller.position == caught)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
    #expect(scene.heard("began", "completed", "cancelled") == ["began 0>1 tab", "completed 0>1 tab"])
  }

  @Test("A caught page is dragged on from exactly where it is")
  func catchAndDrag() throws {
    let scene = try PagerScene(4)
    scene.flick(0.3)
    scene.stage.advanceFrames(5)
    scene.stage.press(at: scene.start())
    let caught = scene.scroller.position

    scene.stage.move(to: scene.start() + scene.way(0.04))
    #expect(abs(scene.scroller.position - caught) < 1e-9)
    scene.stage.move(to: scene.start() + scene.way(0.04 - 0.1))

    #expect(abs(scene.scroller.position - (caught - 0.1)) < 1e-9)
  }

  @Test("A press that goes across is no swipe, and is over when it is released", arguments: PagerLayout.all)
  func across(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)
    var way = Vector.zero
    way[layout.axis.crossing] = 60

    scene.stage.press(at: scene.start())
    scene.stage.move(to: scene.start() + way, over: 0.2)
    scene.stage.move(to: scene.start() + scene.way(0.6), over: 0.2)
    #expect(scene.heard == [])
    scene.touchpad(0.3)
    #expect(scene.scroller.position == 0)
    scene.stage.release()
    scene.stage.advance(by: 1)
    scene.touchpad(0.3)

    #expect(scene.scroller.position > 0.25)
  }

  @Test("Escape gives a swipe up; the release says nothing more")
  func escape() throws {
    let scene = try PagerScene()
    scene.hold(0.7)

    scene.stage.key(.escape)
    scene.stage.settle()
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
    #expect(scene.heard("began", "completed", "cancelled") == ["began 0>1 swipe", "cancelled 0>1 swipe"])
  }

  @Test("A second button changes nothing in a swipe")
  func secondButton() throws {
    let scene = try PagerScene()
    scene.hold(0.4)

    scene.stage.press(at: scene.start(0.4) + scene.way(0.44), button: .secondary)
    scene.stage.release(button: .secondary)
    scene.stage.move(to: scene.start(0.4) + scene.way(0.64), over: 0.3)
    scene.stage.advance(by: 0.2)
    #expect(abs(scene.scroller.position - 0.6) < 1e-9)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("Another button alone swipes nothing")
  func otherButton() throws {
    let scene = try PagerScene()

    scene.stage.press(at: scene.start(0.6), button: .secondary)
    scene.stage.move(to: scene.start(0.6) + scene.way(0.6), over: 0.3)
    scene.stage.release(button: .secondary)

    #expect(scene.heard == [])
  }

  @Test("A release that nobody heard of ends the swipe with the next motion")
  func lostRelease() throws {
    let scene = try PagerScene()
    scene.hold(0.6)

    scene.stage.releaseUnseen()
    scene.stage.move(to: scene.start(0.6) + scene.way(0.2))
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 1)
  }

  @Test("A pointer that the system takes away cancels the swipe")
  func cancelledPointer() throws {
    let scene = try PagerScene()
    scene.hold(0.7)

    scene.stage.cancel()
    scene.stage.settle()

    #expect(scene.indices == [0, 0, 0])
  }

  @Test("A click on the strip with one hand, while another drags, sends the pages where it says")
  func twoPointers() throws {
    let scene = try PagerScene()
    scene.hold(0.15)

    scene.stage.click(at: scene.tab(2), with: .otherMouse)
    scene.stage.move(to: scene.start(0.15) + scene.way(0.05))
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.indices == [2, 2, 2])
    #expect(scene.strip.dividerFrame.midX == scene.strip.tabFrame(at: 2).midX)
  }
}

extension NotedController {
  /// Begins on another page than the first.
  func startPage(_ page: Int) {
    _ = view
    try? pager.scroller.go(to: page, animated: false)
  }
}

extension PagerScene {
  /// Scrolls with two fingers over so many pages, of 400 points each.
  func touchpad(_ pages: Double, steps: Int = 12) {
    var units = pages * 400 / ScrollEvent.pointsPerUnit / Double(steps)
    if axis == .horizontal, direction == .rightToLeft { units = -units }
    for _ in 0..<steps {
      stage.scroll(units: units, along: axis, at: start(), kind: .touchpad)
      stage.advance(by: 0.016)
    }
  }
}
