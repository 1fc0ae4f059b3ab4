internal import CCairo

/// Device pixels that can be drawn on.
@safe
public final class Surface {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// How the pixels are stored.
  public let format: PixelFormat

  /// The distance between rows, in bytes.
  public let stride: Int

  let handle: CairoSurface

  /// The same pixels for what needs no shapes.
  private(set) lazy var pixels = PixelImage(of: self)

  /// The most pixels that one side may have: the range of the X protocol.
  public static let sideLimit = 32_767

  /// Creates a surface with its own memory, every pixel 0.
  ///
  /// - Throws: ``GraphicsError/illegalSize(width:height:limit:)`` for a side outside 1 … ``sideLimit``,
  ///   ``GraphicsError/outOfMemory``.
  public init(width: Int, height: Int, format: PixelFormat = .argb32) throws(GraphicsError) {
    try Self.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    self.format = format
    handle = try CairoSurface(format: format.cairo, width: width, height: height)
    stride = unsafe Int(cairo_image_surface_get_stride(handle.pointer))
  }

  /// Creates a surface over the caller's `memory`, which must hold `stride` × `height` bytes, be aligned to 4 and
  /// outlive the surface; its contents stay as they are.
  ///
  /// - Throws: ``GraphicsError/illegalSize(width:height:limit:)`` for a side outside 1 … ``sideLimit``,
  ///   ``GraphicsError/illegalStride(stride:minimum:)`` when rows overlap or are not whole pixels.
  public init(
    adopting memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int,
    format: PixelFormat = .rgb24
  ) throws(GraphicsError) {
    try Self.checkSize(width: width, height: height)
    let minimum = Self.stride(width: width)
    guard stride >= minimum, stride % 4 == 0, stride <= Int(Int32.max) else {
      throw .illegalStride(stride: stride, minimum: minimum)
    }
    self.width = width
    self.height = height
    self.format = format
    self.stride = stride
    let bytes = unsafe memory.assumingMemoryBound(to: UInt8.self)
    handle = try unsafe CairoSurface(
      cairo_image_surface_create_for_data(
        bytes, format.cairo, Int32(width), Int32(height), Int32(stride)))
  }

  /// The bytes that a row of `width` pixels needs; 0 for an illegal width.
  public static func stride(width: Int) -> Int {
    guard (1...sideLimit).contains(width) else { return 0 }
    return Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
  }

  private static func checkSize(width: Int, height: Int) throws(GraphicsError) {
    let legal = 1...sideLimit
    guard legal.contains(width), legal.contains(height) else {
      throw .illegalSize(width: width, height: height, limit: sideLimit)
    }
  }
}

extension PixelFormat {
  var cairo: cairo_format_t { self == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24 }
}
