import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Scrolling by parts of a notch",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct SmoothScrollTests {
    @Test("Fingers on a touchpad scroll along both axes by parts of a notch, and their lifting is told")
    func touchpad() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.touchpad.scroll(dy: 30)
      stage.server.touchpad.scroll(dx: -7.5)
      stage.server.touchpad.scroll(dx: 0, dy: 0)
      try stage.catchUp()

      let scrolls = stage.recorder.scrolls
      #expect(scrolls.map(\.delta) == [Vector(dy: 30), Vector(dx: -7.5), .zero])
      #expect(scrolls.map(\.isEnd) == [false, false, true])
      #expect(scrolls.allSatisfy { $0.kind == .touchpad && $0.location == Point(x: 100, y: 100) })
      #expect(stage.recorder.pointers.isEmpty)
    }

    @Test("#6, #9, #10: a diagonal scroll moves each axis by its own part, right and down being positive")
    func diagonal() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.touchpad.scroll(dx: 5, dy: 40)
      stage.server.touchpad.scroll(dx: 10, dy: -20)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.map(\.delta) == [Vector(dx: 5, dy: 40), Vector(dx: 10, dy: -20)])
    }

    @Test("#7: a wheel with values counts a notch once, whether by its button or by its value")
    func wheel() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.pointer.click(5)
      stage.server.pointer.scroll(dy: 120)
      stage.server.pointer.click(4)
      stage.server.pointer.click(7)
      stage.server.pointer.scroll(dy: 15)
      try stage.catchUp()

      let down = Vector(dy: 120)
      #expect(
        stage.recorder.scrolls.map(\.delta) == [
          down, down, Vector(dy: -120), Vector(dx: 120), Vector(dy: 15),
        ]
      )
      #expect(stage.recorder.scrolls.allSatisfy { $0.kind == .mouse && !$0.isEnd })
    }

    @Test(
      "#7: a wheel whose values nobody asks for turns by the notches that the server makes of them",
      arguments: [InputVersion.devices, nil])
    func withoutValues(version: InputVersion?) throws {
      let stage = try InputStage(version)
      try stage.enter()

      stage.server.pointer.scroll(dy: 60)
      stage.server.pointer.scroll(dy: 180)
      stage.server.pointer.click(4)
      try stage.catchUp()

      let down = Vector(dy: 120)
      #expect(stage.recorder.scrolls.map(\.delta) == [down, down, Vector(dy: -120)])
    }

    @Test("#2, #5: what was scrolled elsewhere does not count when the pointer comes back")
    func elsewhere() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.pointer.scroll(dy: 30)
      stage.server.pointer.move(to: 800, 600)
      stage.server.pointer.scroll(dy: 1215)
      try stage.server.synchronize()
      stage.server.touchpad.scroll(dx: 77, dy: -300)
      try stage.catchUp()
      stage.recorder.events = []

      stage.server.pointer.move(to: 100, 100)
      try stage.catchUp()
      stage.server.pointer.scroll(dy: 30)
      try stage.server.synchronize()
      stage.server.touchpad.scroll(dx: 4)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.map(\.delta) == [Vector(dy: 30), Vector(dx: 4)])
    }

    @Test("#1: the first notch counts, also when it turns before the window has seen the pointer come")
    func firstNotch() throws {
      let stage = try InputStage()
      stage.server.pointer.scroll(dy: 1215)
      try stage.catchUp()
      stage.recorder.events = []

      // Nobody looks at the events before all of it has happened.
      stage.server.pointer.move(to: 100, 100)
      stage.server.pointer.scroll(dy: 120)
      stage.server.pointer.scroll(dy: 120)
      try stage.server.synchronize()
      try stage.catchUp()
      stage.server.pointer.scroll(dy: 120)
      try stage.catchUp()

      let sum = stage.recorder.scrolls.reduce(Vector.zero) { $0 + $1.delta }
      #expect(sum == Vector(dy: 360))
    }

    @Test(
      "#2: devices that take turns each go on from where they were, and nothing of the first step is lost")
    func turns() throws {
      let stage = try InputStage()
      try stage.enter()

      for _ in 0..<3 {
        // Each device has a connection of its own, and nothing says which the server reads first.
        stage.server.touchpad.scroll(dy: 15)
        try stage.server.synchronize()
        stage.server.pointer.scroll(dy: 40)
        try stage.server.synchronize()
      }
      try stage.catchUp()

      let pair = [Vector(dy: 15), Vector(dy: 40)]
      #expect(stage.recorder.scrolls.map(\.delta) == pair + pair + pair)
      #expect(
        stage.recorder.scrolls.map(\.kind) == [.touchpad, .mouse, .touchpad, .mouse, .touchpad, .mouse])
    }

    @Test("#3: crossings that grabs pretend lose nothing, however many come")
    func grabs() throws {
      let stage = try InputStage()
      try stage.enter()

      for _ in 0..<44 {
        #expect(stage.client.grabPointer())
        stage.client.ungrabPointer()
        stage.server.pointer.scroll(dy: 10)
        try stage.server.synchronize()
      }
      try stage.catchUp()
      stage.server.pointer.scroll(dy: 10)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.last?.delta == Vector(dy: 10))
      #expect(stage.recorder.pointers.isEmpty)
    }

    @Test("What was scrolled in somebody's menu does not count afterwards")
    func menu() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.pointer.scroll(dy: 10)

      #expect(stage.client.grabPointer())
      stage.server.pointer.scroll(dy: 500)
      try stage.server.synchronize()
      stage.client.ungrabPointer()
      try stage.catchUp()
      stage.server.pointer.scroll(dy: 10)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.map(\.delta) == [Vector(dy: 10), Vector(dy: 10)])
    }

    @Test("The wheel of a device that is no touchpad never says that it ended")
    func noEnd() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.pointer.scroll(dy: 0)
      try stage.catchUp()

      #expect(stage.recorder.scrolls.isEmpty)
    }
  }
}
