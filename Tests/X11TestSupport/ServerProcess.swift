internal import Foundation

/// A display server as a process, on a display number that was free.
final class ServerProcess {
  let display: String
  private let process = Process()

  /// Starts it and waits until it takes clients, whose display it writes to its standard output.
  ///
  /// - Returns: nil when it ended before.
  init?(_ arguments: [String]) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        process.waitUntilExit()
        return nil
      }
      line += String(decoding: byte, as: UTF8.self)
    }
    display = ":" + line.dropLast()
  }

  deinit { kill() }

  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
