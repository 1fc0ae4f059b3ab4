import CX11
import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

extension X11Tests {
  @Suite("Displays that are missing or lost")
  @MainActor
  struct LossTests {
    @Test("A display that is not there is named in the error")
    func missing() {
      #expect(throws: DriverError.cannotOpenDisplay(name: ":54321")) { try X11Driver(display: ":54321") }
      #expect(throws: DriverError.noDisplayNamed) { try X11Driver(display: "") }
    }

    @Test("A visual with a palette cannot be drawn in")
    func palette() throws {
      let server = try TestServer(screen: "320x240x8")
      let client = try TestClient(server)

      #expect(throws: DriverError.noUsableVisual(display: server.display)) {
        try X11Driver(display: server.display)
      }
      client.synchronize()
    }

    @Test("The server's death destroys the windows, ends the loop and nothing else")
    func death() throws {
      let stage = try Stage(options: X11Driver.Options(loadSounds: { nil }))
      defer { stage.recorder.fallSilent() }
      let other = Recorder()
      _ = try stage.driver.openWindow(Stage.configuration(), receiver: other)
      stage.window.requestFrame()
      stage.recorder.onFrame = { _ in
        stage.server.kill()
        stage.window.present([Rect(x: 0, y: 0, width: 50, height: 50)]) { _ in }
        stage.window.present([Rect(x: 0, y: 0, width: 50, height: 50)]) { _ in }
      }

      let reason = stage.driver.run()

      #expect(reason == .displayLost)
      #expect(stage.recorder.isDestroyed)
      #expect(other.isDestroyed)
      #expect(stage.driver.run() == .displayLost)
      stage.driver.ringBell()
      stage.driver.playClick()
      stage.window.cursor = .closedHand
      stage.window.close()
      #expect(throws: DriverError.self) {
        try stage.driver.openWindow(Stage.configuration(), receiver: other)
      }
    }

    @Test("A server that dies while the loop sleeps wakes it")
    func deathInSleep() throws {
      let stage = try Stage()
      stage.driver.schedule(after: 0.01) { stage.server.kill() }

      #expect(stage.driver.run() == .displayLost)
      #expect(stage.recorder.isDestroyed)
    }

    @Test("A program whose connection is cut by XKillClient ends in order")
    func killed() throws {
      let stage = try Stage()

      XKillClient(stage.client.display, stage.window.identifier)
      stage.client.synchronize()

      #expect(stage.driver.run() == .displayLost)
      #expect(stage.recorder.isDestroyed)
    }
  }
}
