public import DetentGraphics

/// Why a picture is not what was expected.
public enum PictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The window shows nothing.
  case noPicture
  /// There was nothing to compare with; the picture was written to `path`.
  case missing(path: String)
  /// The picture was written to `path` because that was asked for.
  case recorded(path: String)
  /// So many pixels differ; the picture and the differences were written beside the expected one.
  case differs(path: String, pixelCount: Int, firstX: Int, firstY: Int)
  /// The picture has another size than the expected one.
  case otherSize(path: String, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// The picture takes more bytes than are allowed, so it was not written.
  case tooLarge(path: String, byteCount: Int, limit: Int)
  /// A file could not be read or written.
  case unusable(GraphicsError)

  /// The error in one sentence.
  public var description: String {
    switch self {
    case .noPicture: "the window shows nothing"
    case .missing(let path): "there is no picture at \(path); what was drawn is beside it"
    case .recorded(let path): "recorded \(path); run again without recording"
    case .differs(let path, let count, let x, let y):
      "\(count) pixels differ from \(path), the first at \(x), \(y)"
    case .otherSize(let path, let width, let height, let expectedWidth, let expectedHeight):
      "\(width) × \(height) pixels, but \(path) has \(expectedWidth) × \(expectedHeight)"
    case .tooLarge(let path, let count, let limit):
      "\(count) bytes are too many for \(path); at most \(limit) are kept"
    case .unusable(let error): "\(error)"
    }
  }
}
