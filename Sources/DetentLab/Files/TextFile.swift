internal import Glibc

/// Whole texts in files, without Foundation.
public enum TextFile {
  /// Reads a file; what is not UTF-8 in it becomes the sign for that.
  ///
  /// - Throws: ``FileError`` when it is not there or cannot be read.
  public static func read(_ path: String) throws(FileError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      guard count > 0 else { throw FileError(path: path) }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file anew: beside it first, and then in its place, so that there is never half of it.
  ///
  /// - Throws: ``FileError`` when it cannot be written; what was there stays then.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let beside = path + ".new"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path) }
    let isWritten = append(text, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(beside, path) == 0 else {
      let error = FileError(path: path)
      unlink(beside)
      throw error
    }
  }

  /// Makes a folder, unless it is there.
  ///
  /// - Throws: ``FileError`` when it cannot be made.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o755) != 0, errno != EEXIST else { return }
    throw FileError(path: path)
  }

  /// Removes a file.
  ///
  /// - Throws: ``FileError`` when it cannot be removed, or is not there.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) != 0 else { return }
    throw FileError(path: path)
  }

  /// Writes all of a text to a descriptor; false when that takes no more.
  @discardableResult
  public static func append(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }
}
