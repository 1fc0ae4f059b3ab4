internal import CX11

/// An X server without hardware whose fingers, touchpad, pointer and keyboard are the test's, by its driver `inputtest`.
///
/// It also ends by itself when its last client leaves. Each device takes one connection in its life, and spins when that
/// is closed (faults of the driver), so the devices stay connected as long as the server runs.
@MainActor
package final class InputTestServer: DisplayServer {
  /// The extent of the screen, in pixels.
  package nonisolated static let (width, height) = (1280, 800)

  package let display: String
  /// Ten fingers.
  package let touchscreen: InputTestDevice
  /// Moves, scrolls and swipes.
  package let touchpad: InputTestDevice
  /// Goes where it is told, and turns a wheel.
  package let pointer: InputTestDevice
  private let process: InputTestProcess
  private let waker: OpaquePointer?

  /// Starts a server and waits until it takes clients.
  package init() throws {
    process = try InputTestProcess()
    display = process.display
    waker = XOpenDisplay(display)
    // Else a server's death would be the test process's.
    if let waker { XSetIOErrorExitHandler(waker, { _, _ in }, nil) }
    touchscreen = try InputTestDevice(path: process.folder + "/touch")
    touchpad = try InputTestDevice(path: process.folder + "/pad")
    pointer = try InputTestDevice(path: process.folder + "/abs")
  }

  isolated deinit { if let waker { XCloseDisplay(waker) } }

  /// Returns when the server has worked off all that its devices did.
  package func synchronize() throws {
    for device in [touchscreen, touchpad, pointer] {
      try device.synchronize { [waker] in if let waker { XSync(waker, 0) } }
    }
  }

  package func kill() { process.kill() }

  /// Whether such a server can be started here, which is tried once.
  package nonisolated static var isAvailable: Bool { refusal == nil }

  /// Why such tests are skipped, as far as can be told without starting anything.
  package nonisolated static var requirement: String {
    InputTestProcess.missingFile.map { "\($0) is not there" }
      ?? "Xorg with the driver inputtest does not start"
  }

  /// What went wrong.
  private nonisolated static let refusal: String? = {
    do {
      _ = try InputTestProcess()
      return nil
    } catch { return "\(error)" }
  }()
}
