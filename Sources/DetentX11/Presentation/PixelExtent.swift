/// A number of columns and rows of device pixels.
struct PixelExtent: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Whether a window can have this extent; the X protocol's coordinates end at 32767.
  var isLegal: Bool { (1...32_767).contains(width) && (1...32_767).contains(height) }

  /// Whether `other` has no more columns and no more rows.
  func fits(_ other: PixelExtent) -> Bool { other.width <= width && other.height <= height }
}
