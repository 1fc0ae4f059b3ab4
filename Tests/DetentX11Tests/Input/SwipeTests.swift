import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite(
    "Swipes on a touchpad",
    .enabled(if: InputTestServer.isAvailable, Comment(rawValue: InputTestServer.requirement)))
  @MainActor
  struct SwipeTests {
    @Test(
      "A swipe begins, goes on as far as the fingers did, and ends; the pointer stays", arguments: [1.0, 2])
    func finished(scale: Double) throws {
      let stage = try InputStage(scale: PixelScale(clamping: scale))
      try stage.enter()

      stage.server.touchpad.swipeBegin()
      stage.server.touchpad.swipeMove(by: 12.5, -1.25)
      stage.server.touchpad.swipeMove(by: -3)
      stage.server.touchpad.swipeEnd()
      try stage.catchUp()

      let swipes = stage.recorder.swipes
      #expect(swipes.map(\.phase) == [.began, .changed, .changed, .ended])
      #expect(swipes.map(\.delta) == [.zero, Vector(dx: 12.5, dy: -1.25), Vector(dx: -3), .zero])
      #expect(swipes.allSatisfy { $0.fingers == 3 && $0.source == stage.source("touchpad") })
      #expect(swipes.allSatisfy { $0.location == Point(x: 100 / scale, y: 100 / scale) })
      #expect(zip(swipes, swipes.dropFirst()).allSatisfy { $0.time <= $1.time })
      #expect(stage.recorder.pointers.isEmpty && stage.recorder.scrolls.isEmpty)
    }

    @Test(
      "#35: fingers that leave the pad make the swipe a cancelled one, and another one of those that stay")
    func fingers() throws {
      let stage = try InputStage()
      try stage.enter()

      stage.server.touchpad.swipeBegin(4)
      stage.server.touchpad.swipeMove(4, by: -8)
      stage.server.touchpad.swipeEnd(4, isCancelled: true)
      stage.server.touchpad.swipeBegin(3)
      stage.server.touchpad.swipeMove(3, by: -8)
      stage.server.touchpad.swipeEnd(3)
      try stage.catchUp()

      let swipes = stage.recorder.swipes
      #expect(swipes.map(\.phase) == [.began, .changed, .cancelled, .began, .changed, .ended])
      #expect(swipes.map(\.fingers) == [4, 4, 4, 3, 3, 3])
    }

    @Test("A touchpad that is lost in mid-swipe cancels the swipe, once")
    func lost() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.touchpad.swipeBegin()
      stage.server.touchpad.swipeMove(by: 20)
      try stage.catchUp()

      stage.client.turn("touchpad", on: false)
      try stage.catchUp()

      #expect(stage.recorder.swipes.map(\.phase) == [.began, .changed, .cancelled])
    }

    @Test("A window that leaves the screen hears no more of a swipe")
    func unmapped() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.touchpad.swipeBegin()
      try stage.catchUp()

      XUnmapWindow(stage.client.display, stage.window.identifier)
      stage.client.synchronize()
      stage.server.touchpad.swipeMove(by: 20)
      stage.server.touchpad.swipeEnd()
      try stage.catchUp()

      #expect(stage.recorder.swipes.map(\.phase) == [.began])
    }

    @Test("Somebody's grab of the pointer does not disturb a swipe")
    func grab() throws {
      let stage = try InputStage()
      try stage.enter()
      stage.server.touchpad.swipeBegin()
      try stage.catchUp()

      #expect(stage.client.grabPointer())
      stage.server.touchpad.swipeMove(by: 20)
      try stage.catchUp()
      stage.client.ungrabPointer()
      stage.server.touchpad.swipeEnd()
      try stage.catchUp()

      #expect(stage.recorder.swipes.map(\.phase) == [.began, .changed, .ended])
    }

    @Test(
      "A server that is asked for an older version tells of no swipes", arguments: [InputVersion.touch, nil])
    func older(version: InputVersion?) throws {
      let stage = try InputStage(version)
      try stage.enter()

      stage.server.touchpad.swipeBegin()
      stage.server.touchpad.swipeMove(by: 20)
      stage.server.touchpad.swipeEnd()
      try stage.catchUp()

      #expect(stage.recorder.swipes.isEmpty)
    }
  }
}
