internal import Glibc

/// Why a file or folder could not be used.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What the system said, as its number.
  public let code: Int32

  /// What the system said last.
  init(path: String) {
    self.path = path
    code = errno
  }

  /// The error in a few words.
  public var description: String { "'\(path)': \(String(cString: strerror(code)))" }
}
