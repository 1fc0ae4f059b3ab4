import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

/// A server with a touchscreen, a touchpad and a pointer, somebody else on it, a driver, and a window at the top left.
@MainActor
final class InputStage {
  let server: InputTestServer
  let client: TestClient
  let driver: X11Driver
  let recorder = Recorder()
  let window: X11Window

  /// Opens a window of 400 × 300 points; `version` is what the driver asks the server for.
  init(
    _ version: InputVersion? = .gestures, scale: PixelScale = .one, on server: InputTestServer? = nil
  ) throws {
    self.server = try server ?? InputTestServer()
    let server = self.server
    client = try TestClient(server)
    driver = try X11Driver(display: server.display, options: X11Driver.Options(inputVersion: version))
    let configuration = Stage.configuration(size: Size(width: 400, height: 300), scale: scale)
    window = try driver.openWindow(configuration, receiver: recorder)
    let isReady = driver.runs { [recorder] in recorder.visibilities == [true] && recorder.focuses == [true] }
    #expect(isReady)
    recorder.events = []
  }

  /// Waits until the server has worked off what the devices did, and the driver all that came of it.
  func catchUp() throws {
    try server.synchronize()
    client.synchronize()
    driver.connection.synchronize()
    repeat {
      driver.schedule(after: 0) { [driver] in driver.stop(.finished) }
      #expect(driver.run() == .finished)
    } while driver.hasQueuedEvents
  }

  /// Puts the pointer into the window and forgets what was heard.
  func enter() throws {
    server.pointer.move(to: 100, 100)
    try catchUp()
    recorder.events = []
  }

  /// The number of a device.
  func source(_ name: String) -> Int { client.device(name).map { Int($0) } ?? -1 }
}
