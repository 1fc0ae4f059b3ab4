internal import CCairo
internal import DetentCore

extension Bitmap {
  /// The most bytes that a PNG file may have: 256 MiB, twice the pixels of the largest bitmap.
  public static let fileLimit = 1 << 28

  /// Reads the PNG file at `path`.
  ///
  /// - Throws: a different ``GraphicsError`` for a missing, unreadable, foreign, damaged or too large file.
  public init(pngFile path: String) throws(GraphicsError) {
    try self.init(png: try File.read(path, limit: Self.fileLimit), path: path)
  }

  /// Reads a PNG held in memory.
  ///
  /// - Throws: a different ``GraphicsError`` for foreign, damaged or too large data.
  public init(pngData: [UInt8]) throws(GraphicsError) {
    try self.init(png: pngData, path: nil)
  }

  private init(png bytes: [UInt8], path: String?) throws(GraphicsError) {
    let header = try PNGHeader(bytes, path: path)
    guard max(header.width, header.height) <= Self.sideLimit, header.width * header.height <= Self.pixelLimit
    else { throw .imageTooLarge(path: path, width: header.width, height: header.height) }
    let surface = try Surface(width: header.width, height: header.height)
    let picture = try Self.decode(bytes, path: path)
    // Cairo hands out opaque, deep or other pictures in formats of their own; painting makes them all alike.
    surface.draw(scale: .one) { canvas in canvas.paint(picture) }
    self = surface.snapshot()
  }

  private static func decode(_ bytes: [UInt8], path: String?) throws(GraphicsError) -> CairoSurface {
    do {
      return try PNGReader(bytes).read()
    } catch .outOfMemory {
      throw .outOfMemory
    } catch {
      throw .damagedPNG(path: path)
    }
  }

  /// The picture as PNG.
  ///
  /// - Throws: ``GraphicsError/outOfMemory`` or ``GraphicsError/drawingFailed(status:)``.
  public func pngData() throws(GraphicsError) -> [UInt8] {
    let writer = PNGWriter()
    let status = withCairoSurface { surface in writer.write(surface) }
    guard status == CAIRO_STATUS_SUCCESS else { throw GraphicsError(cairoStatus: status) }
    return writer.bytes
  }

  /// Writes the picture as a PNG file, replacing what is there.
  ///
  /// - Throws: ``GraphicsError/fileUnwritable(path:code:)`` or what ``pngData()`` throws.
  public func writePNG(to path: String) throws(GraphicsError) {
    try File.write(try pngData(), to: path)
  }
}
