import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Any number of stops")
@MainActor
struct SliderCountTests {
  @Test("Without a choice the slider draws and ignores all input", arguments: [0, 1])
  func inert(count: Int) throws {
    let scene = try SliderScene(stops: Array(repeating: "A", count: count))
    scene.drag(0, 3)
    scene.stage.scroll(notches: 1, at: scene.stop(5))
    scene.stage.key(.tab)
    scene.stage.key(.right)
    scene.stage.settle()
    #expect(scene.pair == [0, 0])
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.stage.window.focusedView == nil)
    #expect(scene.slider.bubbleText(at: 5) == "")
    #expect(scene.slider.endLabels.count { !$0.isHidden } == count)
    if count == 1 { #expect(scene.thumbs == [172, 172]) }
  }

  @Test("Two and three stops work as they should", arguments: [2, 3])
  func few(count: Int) throws {
    let scene = try SliderScene(stops: (0..<count).map(String.init), collision: .stop)
    scene.stage.drag(from: Point(x: 22, y: 43), to: Point(x: 322, y: 43))
    #expect(scene.pair == [count - 1, count - 1])
    #expect(scene.listener.ticks.count == count - 1)
  }

  @Test("From one to many and back, by setting the stops")
  func changed() throws {
    let scene = try SliderScene(collision: .cross)
    for count in [0, 1, 2, 1000, 1, 0, 11] {
      try scene.slider.setStops((0..<count).map(String.init))
      scene.stage.settle()
      #expect((0..<max(1, count)).contains(scene.slider.upperIndex))
      #expect(try scene.stage.stalePixelCount() == 0)
    }
  }

  @Test("As many views for a million stops as for ten, and a step of a drag draws as little")
  func million() throws {
    let few = try SliderScene()
    let many = try SliderScene(stops: (0..<1_000_000).map(String.init))
    #expect(many.slider.subviews.count == few.slider.subviews.count)

    many.stage.press(at: Point(x: 22, y: 43))
    many.stage.move(to: Point(x: 172, y: 43))
    #expect((many.slider.lowerIndex - 500_000).magnitude < 2)
    #expect(many.listener.ticks.count <= 1_024)
    #expect(many.listener.ticks.last == "tick lower \(many.slider.lowerIndex)")
    many.stage.settle()
    many.stage.forgetFrames()
    let start = ContinuousClock().now
    for step in 1...20 {
      many.stage.move(to: Point(x: 172 + Double(step) / 4, y: 43))
      many.stage.advanceFrames(1)
    }
    #expect(ContinuousClock().now - start < .seconds(2))
    #expect(many.stage.damagedArea.width < 160)
    #expect(try many.stage.stalePixelCount() == 0)
  }

  @Test("Stops closer than a pixel are worked like others")
  func denserThanPixels() throws {
    let scene = try SliderScene(stops: (0..<100_000).map(String.init))
    scene.stage.key(.tab)
    scene.stage.key(.right)
    #expect(scene.slider.lowerIndex == 1)
    scene.stage.drag(from: Point(x: 322, y: 43), to: Point(x: 320, y: 43))
    #expect(scene.slider.upperIndex < 99_999)
    #expect(scene.slider.upperIndex > 99_000)
  }

  @Test("A listener that replaces the stops by as many others hears of nothing that was on the former ones")
  func faultEqualStops() throws {
    let scene = try SliderScene(0...10)
    scene.listener.whenTicked = { [unowned scene] in
      scene.listener.whenTicked = nil
      try? scene.slider.setStops((0...10).map { "new \($0)" })
    }

    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(8))
    scene.stage.release()

    #expect(scene.listener.heard == ["tick lower 1", "cancelled 0-10"])
  }
}
