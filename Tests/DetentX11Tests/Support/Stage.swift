import DetentCore
import DetentUI
import Testing
import X11TestSupport

@testable import DetentX11

/// A server, somebody else on it, a driver, and one window that has come onto the screen.
@MainActor
final class Stage {
  let server: TestServer
  let client: TestClient
  let driver: X11Driver
  let recorder = Recorder()
  let window: X11Window

  init(
    screen: String = "640x480x24", extra: [String] = [], options: X11Driver.Options = X11Driver.Options(),
    configuration: WindowConfiguration = Stage.configuration()
  ) throws {
    server = try TestServer(screen: screen, extra: extra)
    client = try TestClient(server)
    // Away from where windows open, so that no pointer event comes uncalled for.
    client.move(639, 479)
    driver = try X11Driver(display: server.display, options: options)
    window = try driver.openWindow(configuration, receiver: recorder)
    wait { [recorder] in
      recorder.visibilities == [true] && recorder.focuses == [true] && !recorder.exposures.isEmpty
    }
    recorder.events = []
  }

  /// Runs the loop until `condition` holds; that it does not is a failure.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, until condition: @escaping @MainActor () -> Bool
  ) {
    if driver.runs(until: condition) { return }
    Issue.record("The awaited did not happen; heard: \(recorder.events)", sourceLocation: sourceLocation)
  }

  static func configuration(
    size: Size = Size(width: 200, height: 120), scale: PixelScale? = nil
  ) -> WindowConfiguration {
    WindowConfiguration(
      title: "Thử", instanceName: "probe", className: "Probe", size: size,
      minimumSize: Size(width: 60, height: 40), scale: scale)
  }
}
