import Foundation

/// The built demo as a process of its own; it is ended when nobody refers to it any longer.
final class DemoProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var pending: [UInt8] = []
  private var isAtEnd = false

  /// Where the demo was built: beside the bundle of these tests.
  static var executable: URL {
    let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? running
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "detent-demo")
  }

  /// Starts the demo in an environment without a display, a language, or a theme.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let own = ProcessInfo.processInfo.environment.filter { name, _ in
      !["DISPLAY", "LANG", "GTK_THEME"].contains(name) && !name.hasPrefix("LC_")
    }
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = own.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { end() }

  var identifier: pid_t { process.processIdentifier }

  /// The memory that is resident, in bytes (proc(5), `statm`).
  var memory: Int {
    let fields = (try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .ascii))?.split(
      separator: " ")
    return (fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(getpagesize())
  }

  func send(signal: Int32) { kill(identifier, signal) }

  /// Ends the process without warning, if it has not come to its end.
  func end() {
    guard process.isRunning else { return }
    send(signal: SIGKILL)
    process.waitUntilExit()
  }

  /// The next whole line of standard output; nil at its end or when none comes within `seconds`.
  func nextLine(within seconds: Double) -> String? {
    let deadline = Deadline(seconds)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      guard !isAtEnd, deadline.waits(for: output.fileHandleForReading.fileDescriptor) else { return nil }
      read()
    }
  }

  /// The exit status, once standard output has come to its end; nil when that is not so within `seconds`.
  func status(within seconds: Double = 10) -> Int32? {
    let deadline = Deadline(seconds)
    while !isAtEnd {
      guard deadline.waits(for: output.fileHandleForReading.fileDescriptor) else { return nil }
      read()
    }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// What is left of standard output and all of standard error, once the process has come to its end, if need be by force.
  func remains() -> (output: String, errors: String) {
    end()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    return (String(decoding: pending, as: UTF8.self), String(decoding: errors, as: UTF8.self))
  }

  /// Reads no further, as a reader does that has gone away.
  func closeOutput() {
    try? output.fileHandleForReading.close()
    isAtEnd = true
  }

  private func read() {
    let data = output.fileHandleForReading.availableData
    if data.isEmpty { isAtEnd = true }
    pending += data
  }
}
