import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pointers on the segmented range slider")
@MainActor
struct SliderPointerTests {
  @Test("A drag reports each change at once and exactly one end, the same pair as the last change")
  func drag() throws {
    let scene = try SliderScene()
    scene.drag(0, 3)
    #expect(scene.listener.reports == ["1-10", "2-10", "3-10", "3-10 final"])
    #expect(scene.events == ["begin", "value", "value", "value", "end"])
    #expect(scene.listener.sources.allSatisfy { $0 == .pointer })
    #expect(scene.pair == [3, 10])
  }

  @Test("One tick for each stop, in a slow drag and in one jump", arguments: [60, 1])
  func ticks(steps: Int) throws {
    let scene = try SliderScene()
    scene.drag(0, 4, steps: steps)
    #expect(scene.listener.ticks == (1...4).map { "tick lower \($0)" })
  }

  @Test("A jump reports where it landed, once")
  func jump() throws {
    let scene = try SliderScene()
    scene.drag(0, 4, steps: 1)
    #expect(scene.listener.reports == ["4-10", "4-10 final"])
  }

  @Test(
    "A press without movement reports nothing and ticks nothing, on a thumb and on a pile", arguments: [0, 5])
  func pressOnly(lower: Int) throws {
    let scene = try SliderScene(lower...(lower == 0 ? 10 : 5), collision: .cross)
    scene.stage.click(at: scene.stop(Double(lower)))
    scene.stage.settle()
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.events.isEmpty)
  }

  @Test(
    "A thumb follows the pointer with the offset of the grab, without any lag", arguments: [-15.0, 0, 8, 20])
  func grabOffset(offset: Double) throws {
    let scene = try SliderScene(3...10)
    let start = scene.stop(3) + Vector(dx: offset, dy: 10)
    scene.stage.press(at: start)
    scene.stage.advanceFrames(20)
    #expect(scene.thumbs[0] == 112)
    scene.stage.move(to: start + Vector(dx: 7, dy: -30))
    #expect((scene.thumbs[0] - 119).magnitude < 1e-9)
    scene.stage.advanceFrames(20)
    #expect((scene.thumbs[0] - 119).magnitude < 1e-9)
    #expect(scene.pair == [3, 10])
  }

  @Test("Letting go never changes a value, and the thumb eases to its stop")
  func settling() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2.7), over: 0.2)
    #expect(scene.pair == [3, 10])
    let before = scene.listener.settledCount
    scene.stage.release()
    #expect((scene.thumbs[0] - scene.stop(2.7).x).magnitude < 1e-6)
    scene.stage.advanceFrames(3)
    #expect(scene.thumbs[0] > scene.stop(2.7).x)
    #expect(scene.thumbs[0] < scene.stop(3).x)
    #expect(scene.stage.settle())
    #expect(scene.thumbs[0] == scene.stop(3).x)
    #expect(scene.listener.reports.last == "3-10 final")
    #expect(scene.listener.settledCount == before + 1)
    scene.stage.advance(by: 5)
    #expect(scene.listener.settledCount == before + 1)
  }

  @Test("A drag that comes back to its start ends with a final report")
  func back() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1), over: 0.1)
    scene.stage.move(to: scene.stop(0), over: 0.1)
    scene.stage.release()
    #expect(scene.listener.reports == ["1-10", "0-10", "0-10 final"])
    #expect(scene.events == ["begin", "value", "value", "end"])
  }

  @Test("A drag within a segment reports nothing but its end")
  func noChange() throws {
    let scene = try SliderScene()
    scene.drag(0, 0.3)
    #expect(scene.listener.heard == ["0-10 final"])
    #expect(scene.events == ["begin", "end"])
  }

  @Test("Trembling around a midpoint changes nothing")
  func trembling() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1.5), over: 0.2)
    let heard = scene.listener.heard
    for step in 0..<50 { scene.stage.move(to: scene.stop(step.isMultiple(of: 2) ? 1.55 : 1.45)) }
    #expect(scene.listener.heard == heard)
  }

  @Test("A press off the centre does not make the thumb jump")
  func faultOffCentrePress() throws {
    let scene = try SliderScene(3...10)
    scene.stage.press(at: scene.stop(3) + Vector(dx: 18, dy: 0))
    scene.stage.move(to: scene.stop(3) + Vector(dx: 19, dy: 0))
    #expect((scene.thumbs[0] - scene.stop(3).x - 1).magnitude < 1e-9)
    #expect(scene.listener.heard.isEmpty)
  }

  @Test("Pressing against the end is told once for each contact")
  func trackEnd() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(-0.5), over: 0.1)
    scene.stage.move(to: scene.stop(0.2), over: 0.1)
    scene.stage.move(to: scene.stop(-0.5), over: 0.1)
    scene.stage.release()
    #expect(scene.listener.heard == ["hit lower track", "hit lower track", "0-10 final"])
  }

  @Test("A drag may leave the widget and the window and come back")
  func outside() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: Point(x: 22 + 60, y: 900))
    #expect(scene.pair == [2, 10])
    scene.stage.move(to: Point(x: -700, y: -10))
    #expect(scene.pair == [0, 10])
    scene.stage.move(to: scene.stop(1))
    scene.stage.release()
    #expect(scene.pair == [1, 10])
    #expect(scene.listener.reports.last == "1-10 final")
  }

  @Test("What cancels restores the pair, reports that and nothing final", arguments: 0..<8)
  func cancelled(way: Int) throws {
    let scene = try SliderScene(2...7)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(4), over: 0.2)
    scene.listener.heard = []
    scene.events = []
    switch way {
    case 0: scene.stage.key(.escape)
    case 1: scene.slider.isEnabled = false
    case 2: scene.slider.setEnabled(false, .lower)
    case 3: scene.stage.unmap()
    case 4: scene.stage.cancel()
    case 5: scene.slider.isHidden = true
    case 6: scene.slider.removeFromSuperview()
    default: scene.stage.destroy()
    }
    #expect(scene.pair == [2, 7])
    #expect(scene.listener.reports == ["cancelled 2-7"])
    #expect(scene.events == ["value", "cancel"])
    scene.stage.move(to: scene.stop(6))
    scene.stage.release()
    #expect(scene.pair == [2, 7])
    #expect(scene.listener.reports == ["cancelled 2-7"])
  }

  @Test("A cancelled drag that changed nothing sends no change")
  func cancelledUnchanged() throws {
    let scene = try SliderScene(2...7)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(2.2))
    scene.stage.key(.escape)
    #expect(scene.listener.heard == ["cancelled 2-7"])
    #expect(scene.events == ["begin", "cancel"])
  }

  @Test("A second button, and another pointer on the thumb in hand, change nothing in a drag")
  func secondButton() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1))
    scene.stage.press(at: scene.stop(1), button: .secondary)
    scene.stage.release(button: .secondary)
    scene.stage.press(at: scene.stop(1), with: .finger(1))
    scene.stage.move(to: scene.stop(4), with: .finger(1))
    scene.stage.release(with: .finger(1))
    scene.stage.move(to: scene.stop(2))
    scene.stage.release()
    #expect(scene.listener.reports == ["1-10", "2-10", "2-10 final"])
    scene.stage.press(at: scene.stop(10), button: .secondary)
    scene.stage.move(to: scene.stop(5))
    scene.stage.release(button: .secondary)
    #expect(scene.pair == [2, 10])
  }

  @Test("A release that nobody saw ends the drag where it was last seen")
  func missedRelease() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2))
    scene.stage.releaseUnseen()
    scene.stage.move(to: scene.stop(6))
    #expect(scene.listener.reports == ["2-10", "2-10 final"])
  }

  @Test("A resize in mid-drag keeps the thumb under the pointer with the same offset")
  func resize() throws {
    let scene = try SliderScene()
    let offset = Vector(dx: 9, dy: 0)
    scene.stage.press(at: scene.stop(0) + offset)
    scene.stage.move(to: scene.stop(3) + offset)
    scene.stage.resize(to: Size(width: 644, height: 86))
    #expect((scene.thumbs[0] - scene.stop(3).x).magnitude < 1e-9)
    scene.stage.move(to: scene.stop(5) + offset)
    #expect((scene.thumbs[0] - scene.stop(5).x).magnitude < 1e-9)
    scene.stage.release()
    scene.stage.settle()
    #expect(scene.pair == [2, 10] || scene.pair == [3, 10])
    #expect(scene.listener.reports.last?.hasSuffix("final") == true)
  }
}
