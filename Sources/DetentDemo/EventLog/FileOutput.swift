internal import DetentLab
internal import Glibc

/// Lines into a file descriptor, without any buffer in between.
final class FileOutput: LogOutput {
  /// Why a file could not be opened.
  struct OpenError: Error, CustomStringConvertible {
    var path: String
    var code: Int32

    var description: String { "--events: '\(path)' cannot be written: \(String(cString: strerror(code)))" }
  }

  private let descriptor: Int32
  private let isOwned: Bool

  /// Writes to standard output.
  static func standardOutput() -> FileOutput { FileOutput(descriptor: STDOUT_FILENO, isOwned: false) }

  /// Writes to a file, which is emptied or made.
  convenience init(path: String) throws(OpenError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw OpenError(path: path, code: errno) }
    self.init(descriptor: descriptor, isOwned: true)
  }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  isolated deinit { if isOwned { close(descriptor) } }

  /// Writes all of `line`; a reader that has gone away is no reason to stop.
  func write(_ line: String) { TextFile.append(line, to: descriptor) }
}
