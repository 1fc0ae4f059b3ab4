private import Glibc

/// Whole files of bytes, read and written through the C library.
enum File {
  /// Reads at most `limit` bytes.
  ///
  /// - Throws: ``GraphicsError/fileMissing(path:)``, ``GraphicsError/fileUnreadable(path:code:)``,
  ///   ``GraphicsError/fileTooLarge(path:limit:)``.
  static func read(_ path: String, limit: Int) throws(GraphicsError) -> [UInt8] {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .fileUnreadable(path: path, code: errno) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .fileTooLarge(path: path, limit: limit) }
      bytes += chunk[..<count]
    }
  }

  /// Replaces the file at `path`; a failure may leave a part of the bytes there.
  ///
  /// - Throws: ``GraphicsError/fileUnwritable(path:code:)``.
  static func write(_ bytes: [UInt8], to path: String) throws(GraphicsError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .fileUnwritable(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .fileUnwritable(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Checks that there is a file that can be opened.
  ///
  /// - Throws: ``GraphicsError/fileMissing(path:)``, ``GraphicsError/fileUnreadable(path:code:)``.
  static func checkReadable(_ path: String) throws(GraphicsError) { close(try openForReading(path)) }

  /// Checks that there is a folder that can be opened.
  ///
  /// - Throws: ``GraphicsError/fileMissing(path:)``, ``GraphicsError/fileUnreadable(path:code:)``.
  static func checkFolder(_ path: String) throws(GraphicsError) {
    close(try openForReading(path, flags: O_DIRECTORY))
  }

  private static func openForReading(_ path: String, flags: Int32 = 0) throws(GraphicsError) -> Int32 {
    // Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
    if descriptor >= 0 { return descriptor }
    let missing = errno == ENOENT || errno == ENOTDIR
    throw missing ? .fileMissing(path: path) : .fileUnreadable(path: path, code: errno)
  }
}
