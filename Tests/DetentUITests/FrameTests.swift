import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Frame handlers")
@MainActor
struct FrameTests {
  let scene: Scene
  var window: Window { scene.stage.window }

  init() throws { scene = try Scene() }

  @Test("A handler runs sixty times a second until it says false, and then nothing runs")
  func pace() {
    var times: [Double] = []
    window.addFrameHandler { time in
      times.append(time)
      return times.count < 60
    }
    scene.stage.advance(by: 10)

    #expect(times.count == 60)
    #expect(zip(times, times.dropFirst()).allSatisfy { ($1 - $0 - 1.0 / 60).magnitude < 1e-9 })
    #expect(window.isIdle)
  }

  @Test("A handler that changes nothing lets nothing be drawn")
  func nothingDrawn() {
    scene.stage.forgetFrames()
    var count = 0
    window.addFrameHandler { _ in
      count += 1
      return count < 10
    }
    scene.stage.advance(by: 1)
    #expect(count == 10)
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("A removed handler is not called again, not even in the frame in which another removes it")
  func removal() {
    var heard: [String] = []
    let second = Box(0)
    window.addFrameHandler { [window] _ in
      heard.append("first")
      window.removeFrameHandler(second.value)
      return false
    }
    second.value = window.addFrameHandler { _ in
      heard.append("second")
      return true
    }
    scene.stage.advance(by: 1)
    #expect(heard == ["first"])
    #expect(window.isIdle)
  }

  @Test("A handler that adds another one lets it begin with the next frame")
  func adding() {
    var times: [Double] = []
    window.addFrameHandler { [window] time in
      times.append(time)
      window.addFrameHandler {
        times.append($0)
        return false
      }
      return false
    }
    scene.stage.advance(by: 1)
    #expect(times.count == 2)
    #expect(times[1] > times[0])
  }

  @Test("During an event and a frame the time stands; otherwise it is the present one")
  func time() {
    scene.stage.advance(by: 7.5)
    #expect(scene.root.now == 7.5)
    #expect(View().now == 0)

    var seen: [Double] = []
    _ = scene.stage.driver.schedule(after: 3) { [root = scene.root] in seen.append(root.now) }
    scene.stage.advance(by: 10)
    #expect(seen == [10.5])
  }

  @Test("Off the screen nothing runs or is drawn; what was held back comes with the first frame after")
  func offScreen() throws {
    let surface = try #require(scene.stage.driver.windows.first)
    var times: [Double] = []
    scene.stage.advance(by: 1)
    scene.stage.forgetFrames()
    surface.send(.visibility(false))
    scene.root.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
    scene.root.setNeedsLayout()
    window.addFrameHandler { time in
      times.append(time)
      return false
    }
    scene.stage.advance(by: 5)
    #expect(!window.isOnScreen)
    #expect(times.isEmpty)
    #expect(scene.stage.frames.isEmpty)

    surface.send(.visibility(true))
    scene.stage.advance(by: 1)
    #expect(times == [6])
    #expect(scene.stage.frames.map(\.damage) == [[Rect(x: 0, y: 0, width: 1, height: 1)]])
  }

  @Test("A frame that was asked for before the window left the screen is not drawn")
  func leaving() throws {
    let surface = try #require(scene.stage.driver.windows.first)
    scene.stage.advance(by: 1)
    scene.stage.forgetFrames()
    scene.root.setNeedsDisplay()
    surface.send(.visibility(false))
    scene.stage.advance(by: 1)
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("A frame is reported with its number, what was drawn and how many views drew")
  func report() {
    let frames = scene.drawn {
      scene.root.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
      scene.stage.advance(by: 0.1)
      scene.root.setNeedsDisplay(Rect(x: 5, y: 0, width: 1, height: 1))
    }
    #expect(frames.map(\.number) == [2, 3])
    #expect(frames.map(\.viewCount) == [2, 2])
    #expect(frames.map(\.seconds) == [0, 0])
  }
}
