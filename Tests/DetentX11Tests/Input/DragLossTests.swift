import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Drags whose pointer is lost",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct DragLossTests {
    /// How the server loses a device.
    nonisolated enum Loss: CaseIterable, Sendable { case turnedOff, detached }

    @Test(
      "A mouse that is lost in mid-drag cancels the drag, once, and lets nothing go", arguments: Loss.allCases
    )
    func mouse(loss: Loss) throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.pointer.button(1, isDown: true)
      stage.server.pointer.move(to: 130, 100)
      try stage.catchUp()

      lose("pointer", loss, stage)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .move, .cancel])
      #expect(stage.recorder.pointers.last?.location == Point(x: 130, y: 100))
      #expect(stage.recorder.pointers.last?.pointer == stage.recorder.pointers.first?.pointer)
      stage.server.touchscreen.touchDown(1, at: 20, 20)
      try stage.catchUp()
      #expect(stage.recorder.pointers.last?.phase == .down(.primary))
    }

    @Test("A touchscreen that is lost takes away every finger, once each", arguments: Loss.allCases)
    func fingers(loss: Loss) throws {
      let stage = try InputStage()
      let touchscreen = stage.server.touchscreen
      touchscreen.touchDown(1, at: 50, 50)
      touchscreen.touchDown(2, at: 200, 50)
      touchscreen.touchMove(2, to: 210, 50)
      try stage.catchUp()

      lose("touchscreen", loss, stage)
      try stage.catchUp()

      let phases = stage.recorder.pointers.map(\.phase)
      #expect(phases == [.down(.primary), .down(.primary), .move, .cancel, .cancel])
      #expect(Set(stage.recorder.pointers.suffix(2).map(\.pointer)).count == 2)
    }

    @Test("A finger that lifts before its screen is turned off has lifted")
    func liftedBefore() throws {
      let stage = try InputStage()
      stage.server.touchscreen.touchDown(1, at: 50, 50)
      stage.server.touchscreen.touchUp(1)
      try stage.server.synchronize()

      lose("pointer", .turnedOff, stage)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .up(.primary)])
    }

    @Test("Another device that is lost disturbs no drag")
    func otherDevice() throws {
      let stage = try InputStage()
      stage.server.touchscreen.touchDown(1, at: 50, 50)
      try stage.catchUp()

      lose("touchpad", .turnedOff, stage)
      stage.server.touchscreen.touchMove(1, to: 60, 50)
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .move, .up(.primary)])
    }

    @Test(
      "A window that leaves the screen hears no more of the finger on it, which the server goes on to report")
    func unmapped() throws {
      let stage = try InputStage()
      stage.server.touchscreen.touchDown(1, at: 50, 50)
      try stage.catchUp()
      stage.recorder.events = []

      XUnmapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.server.touchscreen.touchMove(1, to: 60, 50)
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      #expect(stage.recorder.visibilities == [false])
      #expect(stage.recorder.pointers.isEmpty)
    }

    @Test("A window whose mouse drag was cut off by its leaving the screen takes up the next press")
    func unmappedMouse() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.pointer.button(1, isDown: true)
      try stage.catchUp()
      XUnmapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.server.pointer.button(1, isDown: false)
      try stage.catchUp()
      XMapWindow(stage.client.display, stage.window.identifier)
      try stage.catchUp()
      stage.recorder.events = []

      stage.server.pointer.move(to: 90, 90)
      stage.server.pointer.click(1)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.move, .down(.primary), .up(.primary)])
      #expect(stage.recorder.pointers.map(\.isPrimaryButtonHeld) == [false, true, false])
    }

    @Test("A window that is destroyed under a finger hears of that, and of nothing else")
    func destroyed() throws {
      let stage = try InputStage()
      let other = Recorder()
      _ = try stage.driver.openWindow(Stage.configuration(), receiver: other)
      try stage.catchUp()
      XLowerWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.server.touchscreen.touchDown(1, at: 350, 250)
      try stage.catchUp()
      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary)])
      stage.recorder.events = []

      XDestroyWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.server.touchscreen.touchMove(1, to: 300, 250)
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      #expect(stage.recorder.isDestroyed)
      #expect(stage.recorder.pointers.isEmpty)
    }

    private func lose(_ name: String, _ loss: Loss, _ stage: InputStage) {
      switch loss {
      case .turnedOff: stage.client.turn(name, on: false)
      case .detached: stage.client.detach(name)
      }
    }
  }
}
