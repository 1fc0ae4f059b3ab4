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

  /// The rectangle whose edges are the pixel edges nearest to those of `rect`; at least one pixel wide and high, unless
  /// `rect` has no width or height.
  public func snapped(_ rect: Rect) -> Rect {
    let across = span(from: rect.minX, to: rect.maxX, along: .horizontal)
    let down = span(from: rect.minY, to: rect.maxY, along: .vertical)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The pixels between two edges, or the one that holds the middle between them where they are the same.
  private func span(from start: Double, to end: Double, along axis: Axis) -> (start: Double, length: Double) {
    let (first, last) = (snapped(start, along: axis), snapped(end, along: axis))
    let pixel = 1 / scale.factor
    guard end > start, last - first < pixel / 2 else { return (first, last - first) }
    let middle = ((start + end) / 2 + origin[axis]) * scale.factor
    return (middle.rounded(.down) / scale.factor - origin[axis], pixel)
  }

  /// The whole number of pixels nearest to `length`, at least one unless `length` is 0, in points.
  public func snappedLength(_ length: Double) -> Double {
    length > 0 ? max(scale.snapped(length), 1 / scale.factor) : 0
  }
}
