internal import DetentLab
internal import Glibc

/// Appends the lines of a session to a file, each at once.
@MainActor
final class SessionFileSink: SessionSink {
  private let descriptor: Int32

  /// Opens a file to append to; what lies beyond `length` bytes is the rest of a line that was never finished, and goes.
  ///
  /// - Throws: ``UsageError/unusable(option:reason:allowed:)`` when the file cannot be written.
  init(path: String, keeping length: Int = 0) throws(UsageError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0, ftruncate(descriptor, length) == 0 else {
      throw .unusable(
        option: "--record", reason: "'\(path)' cannot be written: \(String(cString: strerror(errno)))",
        allowed: "a folder that can be written to")
    }
  }

  isolated deinit { close(descriptor) }

  func append(_ line: String) { FileOutput.write(line, to: descriptor) }

  func synchronize() { fdatasync(descriptor) }

  /// The text of a file; nil when it cannot be read.
  nonisolated static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }
}
