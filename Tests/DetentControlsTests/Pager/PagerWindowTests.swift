import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pager: in its window") @MainActor struct PagerWindowTests {
  @Test("A window that leaves the screen in mid-swipe cancels it, and its page goes and comes with it")
  func unmap() throws {
    let scene = try PagerScene(3)
    scene.hold(0.7)

    scene.stage.unmap()
    #expect(scene.indices == [0, 0, 0])
    #expect(scene.heard("cancelled") == ["cancelled 0>1 swipe"])
    #expect(scene.heard("ppear").suffix(2) == ["a willDisappear", "a didDisappear"])
    scene.stage.release()
    scene.forget()
    scene.stage.map()

    #expect(scene.heard("ppear") == ["a willAppear", "a didAppear"])
  }

  @Test("A window that closes takes the page with it, once", arguments: [true, false])
  func close(isDestroyed: Bool) throws {
    let scene = try PagerScene(3)
    scene.hold(0.7)

    if isDestroyed { scene.stage.destroy() } else { scene.stage.window.close() }

    #expect(scene.heard("cancelled") == ["cancelled 0>1 swipe"])
    #expect(scene.heard("did").suffix(1) == ["a didDisappear"])
    #expect(scene.heard("b ").suffix(2) == ["b willDisappear", "b didDisappear"])
  }

  @Test("A pager that leaves its window in mid-move arrives, and moves again in the next one")
  func leaves() throws {
    let scene = try PagerScene(3)
    try scene.scroller.go(to: 1)
    scene.stage.advanceFrames(4)

    scene.pager.removeFromSuperview()
    scene.stage.settle()
    #expect(scene.stage.window.isIdle)
    #expect(scene.indices == [1, 1, 1])
    let stage = try Stage(scene.pager, size: Size(width: 300, height: 200))
    try scene.scroller.go(to: 2)
    stage.advanceFrames(4)
    #expect(scene.scroller.position > 1 && scene.scroller.position < 2)
    stage.settle()

    #expect(scene.scroller.position == 2)
  }

  @Test("A resize in mid-swipe keeps the position in pages", arguments: PagerLayout.all)
  func resize(layout: PagerLayout) throws {
    let scene = try PagerScene(3, layout)
    scene.hold(0.6)

    scene.stage.resize(to: Size(width: 500, height: 500))
    #expect(abs(scene.scroller.position - 0.6) < 1e-9)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.scroller.position == 1)
    #expect(scene.page(1)?.view.frame == scene.pager.bounds)
  }

  @Test("A pager without extent keeps its page until it has some again")
  func collapsed() throws {
    let scene = try PagerScene(3) { $0.startPage(2) }

    scene.stage.resize(to: Size(width: 300, height: 20))
    scene.stage.resize(to: Size(width: 300, height: 244))

    #expect(scene.indices == [2, 2, 2])
    #expect(scene.page(2)?.view.isHidden == false)
  }

  @Test("60 frames a second while pages move, and none while they rest")
  func frames() throws {
    let scene = try PagerScene(3)
    scene.stage.advance(by: 1)
    #expect(scene.stage.frames.isEmpty)

    try scene.scroller.go(to: 1)
    scene.stage.advance(by: 0.2)
    #expect((12...13).contains(scene.stage.frames.count))
    scene.stage.settle()
    scene.stage.forgetFrames()
    scene.stage.advance(by: 1)

    #expect(scene.stage.frames.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }
}
