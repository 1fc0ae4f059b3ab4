internal import Glibc

/// Appends the lines of a session to a file, each at once.
@MainActor
public final class SessionFileSink: SessionSink {
  private let descriptor: Int32

  /// Opens a file to append to; what lies beyond `length` bytes is the rest of a line that was never finished, and goes.
  ///
  /// - Throws: ``FileError`` when the file cannot be written.
  public init(path: String, keeping length: Int = 0) throws(FileError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0, ftruncate(descriptor, length) == 0 else { throw FileError(path: path) }
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends a line with its end, at once.
  public func append(_ line: String) { TextFile.append(line, to: descriptor) }

  /// Waits until everything is on the disk.
  public func synchronize() { fdatasync(descriptor) }
}
