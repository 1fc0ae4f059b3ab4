import Foundation

/// An X server without a screen, on a display number of its own, for as long as it is referred to.
///
/// It also ends by itself when its last client leaves, so that nothing stays behind when a test process is killed.
final class TestServer {
  enum Failure: Error { case didNotStart }

  let display: String
  private let process = Process()

  init(screen: String = "640x480x24", extra: [String] = []) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-terminate", "-nolisten", "tcp"] + extra
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        throw Failure.didNotStart
      }
      line += String(decoding: byte, as: UTF8.self)
    }
    display = ":" + line.dropLast()
  }

  deinit { kill() }

  /// Ends the server without warning.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
