import DetentCore
import Testing
import X11TestSupport

extension EndToEndTests {
  @Suite("Drags that are interrupted")
  @MainActor
  struct InterruptionTests {
    @Test("Escape gives a drag up: the pair goes back, and the release says nothing more")
    func escape() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(4))

      demo.key("Escape")
      try demo.settles()
      demo.move(to: try demo.stop(5))
      demo.release()
      try demo.catchesUp()

      #expect(demo.values == ["4,8"])
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.heard("pan").last?.text("phase") == "cancelled")
      #expect(try demo.isOnStop(.lower, 2))
      demo.forget()
      try demo.drag(.lower, to: demo.stop(3))
      #expect(demo.values == ["3,8", "3,8 final"])
    }

    @Test("Escape before the first motion reports nothing but the end of the press")
    func escapeBeforeMotion() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.lower))

      demo.key("Escape")
      demo.release()
      try demo.catchesUp()

      #expect(demo.values == [])
      #expect(demo.ticks == [])
    }

    @Test("A window that leaves the screen gives the drag up, and works when it comes back")
    func unmap() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.upper))
      demo.move(to: try demo.stop(6))

      demo.unmap()
      try demo.waits(for: "cancelled")
      demo.release()
      demo.map()
      try demo.catchesUp()

      #expect(demo.values == ["2,6"])
      #expect(demo.cancellations == ["2,8"])
      demo.forget()
      try demo.catchesUp()
      #expect(try demo.sees { try demo.color(at: demo.stop(5)) == 0xff_9800 })
      try demo.drag(.upper, to: demo.stop(7))
      #expect(demo.values == ["2,7", "2,7 final"])
    }

    @Test("A window that somebody destroys gives the drag up and ends the demo in order")
    func destroy() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(4))
      try demo.catchesUp()

      demo.destroyWindow()
      let status = try demo.ends()

      #expect(status == 0)
      #expect(demo.values == ["4,8"])
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.log.last?.type == "bye")
      #expect(demo.log.last?.text("reason") == "window-destroyed")
    }

    @Test("A connection that somebody kills gives the drag up and ends the demo in order")
    func killClient() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(4))
      try demo.catchesUp()

      demo.killClient()
      let status = try demo.ends()

      #expect(status == 1)
      #expect(demo.values == ["4,8"])
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.log.last?.text("reason") == "display-lost")
    }

    @Test("A server that dies gives the drag up and ends the demo with a status of 1")
    func killServer() throws {
      let screen = try Screen()
      let demo = try Demo("--initial", "2,8", on: screen)
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(4))
      try demo.catchesUp()
      demo.heldButtons = []

      screen.server.kill()
      let status = try demo.ends()

      #expect(status == 1)
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.log.last?.text("reason") == "display-lost")
    }

    @Test("Closing the window gives the drag up")
    func close() throws {
      let demo = try Demo("--initial", "2,8")
      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(4))
      try demo.catchesUp()

      demo.askToClose()
      let status = try demo.ends()

      #expect(status == 0)
      #expect(demo.cancellations == ["2,8"])
      #expect(demo.log.last?.text("reason") == "closed")
    }
  }
}
