import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Presses beside the thumbs, snapping and other ways of the segmented range slider")
@MainActor
struct SliderTrackPressTests {
  @Test("A press on the bare track brings the nearest thumb there, and goes on as a drag")
  func trackPress() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(3))
    #expect(scene.listener.reports == ["3-10"])
    #expect(scene.listener.sources == [.track])
    #expect(scene.events == ["begin", "value"])
    #expect(scene.thumbs[0] < scene.stop(3).x)
    scene.stage.move(to: scene.stop(4), over: 0.5)
    #expect((scene.thumbs[0] - scene.stop(4).x).magnitude < 1)
    scene.stage.release()
    #expect(scene.listener.reports == ["3-10", "4-10", "4-10 final"])
  }

  @Test("A press on the bare track alone ends with a final report; Escape takes it back")
  func trackPressOnly() throws {
    let scene = try SliderScene()
    scene.stage.click(at: scene.stop(3))
    #expect(scene.listener.reports == ["3-10", "3-10 final"])
    #expect(scene.events == ["begin", "value", "end"])
    scene.stage.settle()
    scene.stage.press(at: scene.stop(5))
    scene.stage.key(.escape)
    scene.stage.release()
    #expect(scene.pair == [3, 10])
    #expect(scene.listener.reports.last == "cancelled 3-10")
  }

  @Test("The bare track can be made to ignore presses; beside it nothing is taken")
  func ignored() throws {
    let scene = try SliderScene()
    scene.stage.click(at: Point(x: 150, y: 80))
    scene.slider.trackPress = .ignore
    scene.stage.drag(from: scene.stop(4), to: scene.stop(6))
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.pair == [0, 10])
  }

  @Test("A press between the thumbs drags the range when that is allowed, up to the ends")
  func rangeDrag() throws {
    let scene = try SliderScene(2...6) { $0.allowsRangeDrag = true }
    scene.drag(4, 20)
    #expect(scene.pair == [6, 10])
    #expect(scene.listener.hits == ["hit upper track"])
    #expect(scene.listener.reports.last == "6-10 final")
    #expect(scene.events.first == "begin")
    scene.stage.settle()
    scene.stage.click(at: scene.stop(8))
    #expect(scene.listener.reports.last == "6-10 final")
    #expect(scene.listener.reports.count == scene.events.count - 1)
  }

  @Test("Live snapping draws the thumb on stops; the magnetic one between pointer and stop")
  func snapping() throws {
    let scene = try SliderScene { $0.snapTiming = .whileDragging }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2.3))
    scene.stage.settle()
    #expect((scene.thumbs[0] - scene.stop(2).x).magnitude < 0.2)
    scene.stage.release()
    scene.stage.settle()
    scene.slider.snapTiming = .magnetic(1)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(2.2))
    #expect(scene.thumbs[0] > scene.stop(2).x)
    #expect(scene.thumbs[0] < scene.stop(2.2).x)
  }

  @Test("A disabled slider, and a disabled thumb, take nothing")
  func disabled() throws {
    let scene = try SliderScene()
    scene.slider.isEnabled = false
    scene.drag(0, 3)
    scene.slider.isEnabled = true
    scene.slider.setEnabled(false, .lower)
    scene.drag(0, 3)
    #expect(scene.listener.heard.isEmpty)
    #expect(!scene.slider.isEnabled(.lower))
    scene.drag(10, 8)
    #expect(scene.pair == [0, 8])
  }

  @Test("Vertical and right-to-left sliders follow the pointer their way", arguments: [true, false])
  func otherWays(isVertical: Bool) throws {
    let scene = try SliderScene(
      2...7, size: isVertical ? Size(width: 120, height: 344) : Size(width: 344, height: 86),
      direction: isVertical ? .leftToRight : .rightToLeft
    ) { $0.axis = isVertical ? .vertical : .horizontal }
    scene.stage.drag(
      from: scene.slider.center(ofStop: 2), to: scene.slider.center(ofStop: 5), over: 0.2)
    #expect(scene.pair == [5, 7])
    #expect(scene.listener.ticks == ["tick lower 3", "tick lower 4", "tick lower 5"])
  }

  @Test("A fast drag loses no tick, and resting repeats none")
  func faultTicks() throws {
    let scene = try SliderScene(stops: (0...100).map(String.init))
    scene.stage.press(at: Point(x: 22, y: 43))
    scene.stage.move(to: Point(x: 222, y: 43))
    scene.stage.advance(by: 3)
    scene.stage.move(to: Point(x: 222, y: 44))
    #expect(scene.listener.ticks.count == scene.slider.lowerIndex)
    #expect(Set(scene.listener.ticks).count == scene.slider.lowerIndex)
  }

  @Test("A slider with equal ends at the start is drawn and worked as it says")
  func faultEqualStart() throws {
    let scene = try SliderScene(4...4, collision: .cross)
    #expect(scene.pair == [4, 4])
    #expect(scene.thumbs == [142, 142])
    #expect(scene.slider.isBubbleMerged)
  }

  @Test("Motion that changes no value makes no report")
  func faultReportsForNothing() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    for step in 0..<30 { scene.stage.move(to: scene.stop(0.3) + Vector(dx: 0, dy: Double(step))) }
    #expect(scene.listener.heard.isEmpty)
  }
}
