/// A number of columns and rows of device pixels.
struct PixelExtent: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Whether `other` has no more columns and no more rows.
  func fits(_ other: PixelExtent) -> Bool { other.width <= width && other.height <= height }
}
