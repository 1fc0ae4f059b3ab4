extension GraphicsError: CustomStringConvertible {
  /// One English sentence without a full stop.
  public var description: String {
    switch self {
    case .fileMissing(let path): "There is no file at \(path)"
    case .fileUnreadable(let path, let code): "The file \(path) cannot be read (error \(code))"
    case .fileUnwritable(let path, let code): "The file \(path) cannot be written (error \(code))"
    case .notPNG(let path): "\(Self.source(path)) is not a PNG picture"
    case .damagedPNG(let path): "\(Self.source(path)) is a damaged PNG picture"
    case .imageTooLarge(let path, let width, let height):
      "\(Self.source(path)) is too large a picture: \(width) × \(height) pixels"
    case .fileTooLarge(let path, let limit): "The file \(path) holds more than \(limit) bytes"
    case .illegalSize(let width, let height, let limit):
      "A surface cannot be \(width) × \(height) pixels; each side must be within 1 … \(limit)"
    case .illegalStride(let stride, let minimum):
      "A row of \(stride) bytes is not a multiple of 4 that is at least \(minimum)"
    case .pixelCountMismatch(let count, let width, let height):
      "\(count) pixels do not fill \(width) × \(height)"
    case .fontUnusable(let path): "The file \(path) is not a usable font"
    case .fontListUnavailable: "The list of fonts cannot be read"
    case .outOfMemory: "There is no memory left for drawing"
    case .drawingFailed(let status): "Cairo reports status \(status)"
    }
  }

  private static func source(_ path: String?) -> String {
    path.map { "The file \($0)" } ?? "The data"
  }
}
