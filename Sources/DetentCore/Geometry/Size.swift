/// An extent in points.
public struct Size: Sendable, Hashable {
  /// Extent along the horizontal axis, in points.
  public var width: Double

  /// Extent along the vertical axis, in points.
  public var height: Double

  /// Creates the size `width` × `height`; empty by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size()

  /// Whether both extents are finite and not negative.
  public var isLegal: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }

  /// The extent along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
