import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("A slider whose surroundings change in mid-drag")
@MainActor
struct SliderMidDragTests {
  @Test(
    "Another axis or direction cancels the drag: the pair is what it was, and nothing else is reported",
    arguments: [true, false])
  func turned(isAxis: Bool) throws {
    let scene = try SliderScene(2...8)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(4), over: 0.1)
    scene.listener.heard = []

    if isAxis {
      scene.slider.axis = .vertical
    } else {
      scene.stage.window.currentLayoutDirection = .rightToLeft
    }
    scene.stage.settle()
    #expect(scene.listener.heard == ["cancelled 2-8"])
    scene.stage.move(to: scene.stop(7), over: 0.1)
    scene.stage.release()

    #expect(scene.listener.heard == ["cancelled 2-8"] && scene.pair == [2, 8])
  }

  @Test(
    "Another scale keeps the drag and its grab offset, and reports nothing", arguments: [0.5, 1.25, 2, 3])
  func scaled(factor: Double) throws {
    let scene = try SliderScene(2...8)
    let (press, place) = (scene.stop(2), scene.stop(4))
    scene.stage.press(at: Point(x: press.x + 5, y: press.y))
    scene.stage.move(to: Point(x: place.x + 5, y: place.y), over: 0.1)
    (scene.listener.heard, scene.events) = ([], [])

    scene.stage.window.setScale(PixelScale(clamping: factor))
    scene.stage.advance(by: 0.1)
    #expect(scene.listener.heard.isEmpty && scene.events.isEmpty && scene.pair == [4, 8])
    #expect(abs(scene.thumbs[0] - place.x) < 1e-9)
    scene.stage.move(to: Point(x: place.x + 35, y: place.y))

    #expect(scene.pair == [5, 8])
  }
}
