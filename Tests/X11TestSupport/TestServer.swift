internal import Foundation

/// An X server without a screen, on a display number of its own, for as long as it is referred to.
///
/// It also ends by itself when its last client leaves, so that nothing stays behind when a test process is killed.
package final class TestServer {
  /// Why there is no server.
  package enum Failure: Error { case didNotStart }

  /// The name by which clients reach it.
  package let display: String
  private let process = Process()

  /// Starts a server and waits until it takes clients.
  package init(screen: String = "640x480x24", extra: [String] = []) throws {
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
  package func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
