/// A rectangle of device pixels in memory, premultiplied ARGB.
public struct Bitmap: Sendable, Hashable {
  /// The number of columns, at least 1.
  public let width: Int

  /// The number of rows, at least 1.
  public let height: Int

  /// Every pixel as 0xAARRGGBB with colour premultiplied by alpha, row by row from the top left.
  public private(set) var pixels: [UInt32]

  /// The most pixels that one side may have.
  public static let sideLimit = 16_384

  /// The most pixels that a bitmap may have in all: 2²⁵, 128 MiB.
  public static let pixelLimit = 1 << 25

  /// Creates a bitmap of `pixels`, row by row.
  ///
  /// - Throws: ``GraphicsError/illegalSize(width:height:limit:)`` for a side outside 1 … ``sideLimit``,
  ///   ``GraphicsError/pixelCountMismatch(count:width:height:)`` when the pixels do not fill the rectangle.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(GraphicsError) {
    try Self.checkSize(width: width, height: height)
    guard pixels.count == width * height else {
      throw .pixelCountMismatch(count: pixels.count, width: width, height: height)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a bitmap of one colour.
  ///
  /// - Throws: ``GraphicsError/illegalSize(width:height:limit:)`` for a side outside 1 … ``sideLimit``.
  public init(width: Int, height: Int, color: Color = .clear) throws(GraphicsError) {
    try Self.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    pixels = Array(repeating: color.pixel, count: width * height)
  }

  /// Takes over the pixels of a surface, which are right in number; 0 fills what is missing.
  init(columns: Int, rows: Int, pixels: [UInt32]) {
    width = columns
    height = rows
    self.pixels = pixels
    let missing = columns * rows - pixels.count
    if missing > 0 { self.pixels += Array(repeating: 0, count: missing) }
  }

  /// The pixel in column `x` of row `y`, 0xAARRGGBB premultiplied; 0 outside the bitmap, where setting does nothing.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { contains(x, y) ? pixels[y * width + x] : 0 }
    set { if contains(x, y) { pixels[y * width + x] = newValue } }
  }

  /// The colour in column `x` of row `y`, its alpha taken out again; clear outside the bitmap.
  public func color(x: Int, y: Int) -> Color { Color(pixel: self[x, y]) }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y)
  }

  static func checkSize(width: Int, height: Int) throws(GraphicsError) {
    let legal = 1...sideLimit
    guard legal.contains(width), legal.contains(height) else {
      throw .illegalSize(width: width, height: height, limit: sideLimit)
    }
    guard width * height <= pixelLimit else {
      throw .imageTooLarge(path: nil, width: width, height: height)
    }
  }
}
