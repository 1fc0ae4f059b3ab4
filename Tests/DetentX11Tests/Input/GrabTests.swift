import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Drags while somebody grabs",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct GrabTests {
    @Test("A finger goes on through somebody's grab of the pointer, which only looks like leaving")
    func finger() throws {
      let stage = try InputStage()
      stage.server.touchscreen.touchDown(1, at: 50, 50)
      try stage.catchUp()

      #expect(stage.client.grabPointer())
      stage.server.touchscreen.touchMove(1, to: 60, 50)
      try stage.catchUp()
      stage.client.ungrabPointer()
      stage.server.touchscreen.touchUp(1)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .move, .up(.primary)])
    }

    @Test(
      "#26: a mouse drag is the window's alone: nobody gets the pointer, and the keyboard does not matter")
    func mouse() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.pointer.button(1, isDown: true)
      try stage.catchUp()

      #expect(!stage.client.grabPointer())
      #expect(stage.client.grabKeyboard())
      stage.server.pointer.move(to: 900, 700)
      stage.server.pointer.button(1, isDown: false)
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .move, .up(.primary), .leave])
      #expect(stage.recorder.pointers[2].location == Point(x: 900, y: 700))
    }

    @Test(
      "#25: a mouse drag whose grab was given up and taken by somebody is cancelled, once",
      arguments: [InputVersion.gestures, nil])
    func taken(version: InputVersion?) throws {
      let stage = try InputStage(version)
      try stage.enter()
      stage.server.pointer.button(1, isDown: true)
      try stage.catchUp()

      stage.driver.connection.call { XUngrabPointer($0, Time(CurrentTime)) }
      stage.driver.connection.synchronize()
      #expect(stage.client.grabPointer())
      stage.server.pointer.move(to: 120, 100)
      stage.server.pointer.button(1, isDown: false)
      try stage.catchUp()
      stage.client.ungrabPointer()
      try stage.catchUp()

      #expect(stage.recorder.pointers.map(\.phase) == [.down(.primary), .cancel])
      #expect(stage.recorder.pointers.last?.location == Point(x: 100, y: 100))
    }
  }
}
