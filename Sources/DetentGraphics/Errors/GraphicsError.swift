/// What can go wrong with surfaces, pictures and fonts.
public enum GraphicsError: Error, Sendable, Hashable {
  /// There is no file at `path`.
  case fileMissing(path: String)
  /// The file at `path` exists and cannot be read; `code` is the system's error number.
  case fileUnreadable(path: String, code: Int32)
  /// The file at `path` cannot be written; `code` is the system's error number.
  case fileUnwritable(path: String, code: Int32)
  /// The bytes do not start like a PNG; `path` is absent when they came from memory.
  case notPNG(path: String?)
  /// The bytes start like a PNG and then are cut off or broken; `path` is absent when they came from memory.
  case damagedPNG(path: String?)
  /// The picture has more pixels than are accepted; `path` is absent when it came from memory.
  case imageTooLarge(path: String?, width: Int, height: Int)
  /// The file at `path` holds more than `limit` bytes.
  case fileTooLarge(path: String, limit: Int)
  /// A surface or bitmap cannot have this size, in device pixels; each side must be within 1 … `limit`.
  case illegalSize(width: Int, height: Int, limit: Int)
  /// Rows of a surface need at least `minimum` bytes and a multiple of 4, not `stride`.
  case illegalStride(stride: Int, minimum: Int)
  /// The number of pixels given is not width × height.
  case pixelCountMismatch(count: Int, width: Int, height: Int)
  /// The file at `path` is not a font that the system can use.
  case fontUnusable(path: String)
  /// The list of fonts could not be read again.
  case fontListUnavailable
  /// There was no memory for the drawing.
  case outOfMemory
  /// Cairo refused; `status` is its status number.
  case drawingFailed(status: Int)
}
