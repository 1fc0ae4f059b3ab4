import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: fingers on a touchpad") @MainActor struct PagerTouchpadTests {
  private let place = Point(x: 150, y: 150)

  /// The way of fingers on the screen that brings so many pages of larger index.
  private func way(_ pages: Double, _ layout: PagerLayout) -> Vector {
    var way = Vector.zero
    let isMirrored = layout.axis == .horizontal && layout.direction == .rightToLeft
    way[layout.axis] = pages * PagerMetrics.touchpadPage * (isMirrored ? 1 : -1)
    return way
  }

  @Test(
    "Three fingers take the pages with them and bring one at most", arguments: PagerLayout.all, [0.7, 3.0])
  func swipe(layout: PagerLayout, pages: Double) throws {
    let scene = try PagerScene(5, layout) { $0.startPage(2) }

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: way(pages, layout), at: place)
    if pages < 1 { #expect(abs(scene.scroller.position - 2 - pages) < 1e-9) }
    scene.stage.endSwipe(at: place)
    scene.stage.settle()

    #expect(scene.indices == [3, 3, 3])
    #expect(scene.heard("began", "completed") == ["began 2>3 swipe", "completed 2>3 swipe"])
  }

  @Test("A swipe that is cancelled goes back")
  func cancelled() throws {
    let scene = try PagerScene(3)

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: -300), at: place)
    scene.stage.cancelSwipe(at: place)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0)
    #expect(scene.heard("cancelled", "completed") == ["cancelled 0>1 swipe"])
  }

  @Test("Another number of fingers is not the pager's", arguments: [2, 4, 5])
  func otherFingers(fingers: Int) throws {
    let scene = try PagerScene(3)

    scene.stage.beginSwipe(at: place, fingers: fingers)
    scene.stage.swipe(by: Vector(dx: -300), at: place, fingers: fingers)
    scene.stage.endSwipe(at: place, fingers: fingers)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0 && scene.heard("began").isEmpty)
  }

  @Test("A second touchpad does not disturb the first one's swipe")
  func secondTouchpad() throws {
    let scene = try PagerScene(3)

    scene.stage.beginSwipe(at: place, on: 7)
    scene.stage.swipe(by: Vector(dx: -260), at: place, on: 7)
    scene.stage.beginSwipe(at: place, on: 8)
    scene.stage.swipe(by: Vector(dx: -120), at: place, on: 8)
    scene.stage.endSwipe(at: place, on: 8)

    #expect(abs(scene.scroller.position - 0.65) < 1e-9)
    scene.stage.endSwipe(at: place, on: 7)
    scene.stage.settle()
    #expect(scene.scroller.settledPage == 1)
  }

  @Test("Swiping that is turned off, or in mid-swipe, leaves no page between two", arguments: [false, true])
  func turnedOff(inMidSwipe: Bool) throws {
    let scene = try PagerScene(3)
    if !inMidSwipe { scene.pager.isSwipeEnabled = false }

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: -160), at: place)
    if inMidSwipe { scene.pager.isEnabled = false }
    scene.stage.swipe(by: Vector(dx: -160), at: place)
    scene.stage.endSwipe(at: place)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0 && scene.scroller.position == 0)
  }

  @Test("Escape gives a swipe up")
  func escape() throws {
    let scene = try PagerScene(3)
    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: -360), at: place)

    scene.stage.key(.escape)
    scene.stage.endSwipe(at: place)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0)
  }

  @Test("Fingers that scrolled and are lifted let the pages go at once, with their velocity")
  func scrollEnd() throws {
    let scene = try PagerScene(3)

    for _ in 0..<6 {
      scene.stage.advance(by: 0.008)
      scene.stage.scroll(units: 120, along: .horizontal, at: place, kind: .touchpad)
    }
    scene.stage.endScroll(at: place)
    let isReleased = scene.scroller.targetPage == 1
    scene.stage.settle()

    #expect(isReleased && scene.scroller.settledPage == 1)
  }

  @Test("Fingers that scroll are told as a pan of a touchpad where the pointer is, with one end")
  func scrollPan() throws {
    let scene = try PagerScene(3)

    scene.stage.scroll(units: 80, along: .horizontal, at: place, kind: .touchpad)
    scene.stage.scroll(units: 160, along: .horizontal, at: place, kind: .touchpad)
    scene.stage.endScroll(at: place)
    scene.stage.settle()

    #expect(
      scene.controller.pans == [
        "began touchpad -10.0,0.0 at 150.0,150.0", "changed touchpad -30.0,0.0 at 150.0,150.0",
        "ended touchpad -30.0,0.0 at 150.0,150.0",
      ])
  }

  @Test("Fingers that swipe are told as a pan of a touchpad, which Escape cancels")
  func swipePan() throws {
    let scene = try PagerScene(3)

    scene.stage.beginSwipe(at: place)
    scene.stage.swipe(by: Vector(dx: -60), at: place)
    scene.stage.key(.escape)
    scene.stage.endSwipe(at: place)

    let phases = scene.controller.pans.compactMap { $0.split(separator: " ").first }
    #expect(phases.first == "began" && phases.last == "cancelled")
    #expect(phases.dropFirst().dropLast().allSatisfy { $0 == "changed" })
    #expect(scene.controller.pans.allSatisfy { $0.contains("touchpad") && $0.hasSuffix("at 150.0,150.0") })
  }

  @Test("A lifting of fingers that the pager has not followed is not the pager's")
  func strangeEnd() throws {
    let scene = try PagerScene(3)

    scene.stage.endScroll(at: place)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0 && scene.heard("began").isEmpty)
  }

  @Test("A second finger on the pages is ignored, and stays so when the first one lifts")
  func secondFinger() throws {
    let scene = try PagerScene(3)
    let (first, second) = (UserPointer.finger(1), UserPointer.finger(2))

    scene.stage.press(at: place, with: first)
    scene.stage.move(to: Point(x: 130, y: 150), with: first)
    let start = scene.scroller.position
    scene.stage.press(at: Point(x: 100, y: 180), with: second)
    scene.stage.move(to: Point(x: 10, y: 180), with: second)
    #expect(scene.scroller.position == start)
    scene.stage.release(with: first)
    scene.stage.move(to: Point(x: 290, y: 180), with: second)
    scene.stage.release(with: second)
    scene.stage.settle()

    #expect(scene.scroller.settledPage == 0 && scene.heard("began").count == 1)
  }
}
