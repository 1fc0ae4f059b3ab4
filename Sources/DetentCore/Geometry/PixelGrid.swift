/// The device pixels under a view, for edges that must be crisp.
public struct PixelGrid: Sendable, Hashable {
  /// Device pixels per point.
  public var scale: PixelScale

  /// Where the view's own corner lies in its window, in points.
  public var origin: Vector

  /// Creates the grid under a view; of one pixel per point by default.
  public init(scale: PixelScale = .one, origin: Vector = .zero) {
    self.scale = scale
    self.origin = origin
  }

  /// The coordinate of the pixel edge nearest to `coordinate`, in the view's own points.
  public func snapped(_ coordinate: Double, along axis: Axis) -> Double {
    scale.snapped(coordinate + origin[axis]) - origin[axis]
  }

  /// The rectangle whose edges are the pixel edges nearest to those of `rect`.
  public func snapped(_ rect: Rect) -> Rect {
    let left = snapped(rect.minX, along: .horizontal)
    let top = snapped(rect.minY, along: .vertical)
    let right = snapped(rect.maxX, along: .horizontal)
    let bottom = snapped(rect.maxY, along: .vertical)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The whole number of pixels nearest to `length`, at least one unless `length` is 0, in points.
  public func snappedLength(_ length: Double) -> Double {
    length > 0 ? max(scale.snapped(length), 1 / scale.factor) : 0
  }
}
