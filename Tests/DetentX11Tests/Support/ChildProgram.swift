import Foundation
import X11TestSupport

/// A program of its own that uses the driver.
final class ChildProgram {
  let process = Process()

  /// Starts it with the variables of `environment` besides those of the tests.
  init(_ part: String, on server: TestServer, environment: [String: String] = [:]) throws {
    let here = try URL(filePath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) } ?? here
    process.executableURL = bundle.deletingLastPathComponent().appending(path: "X11Child")
    process.arguments = [server.display, part]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// How it ended: its exit status.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
