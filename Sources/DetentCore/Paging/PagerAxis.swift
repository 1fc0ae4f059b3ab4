/// How pages lie on the screen, and so what a movement there means for them: the one place that knows of mirroring.
public struct PagerAxis: Sendable, Hashable {
  /// The axis along which the pages lie.
  public var axis: Axis

  /// The layout direction; it matters to a horizontal axis only.
  public var direction: LayoutDirection

  /// Creates an axis; horizontal and left to right by default.
  public init(_ axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight) {
    self.axis = axis
    self.direction = direction
  }

  /// Whether larger indices lie further left.
  public var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  /// How far a scroll over `delta` points on the screen goes towards larger indices: right and down are positive, and
  /// right is negative when mirrored.
  public func forward(_ delta: Vector) -> Double { isMirrored ? -delta[axis] : delta[axis] }

  /// How far a pointer that drags the pages over `translation` brings them towards larger indices.
  public func dragged(_ translation: Vector) -> Double { 0 - forward(translation) }

  /// The translation of a pointer that brings the pages `way` points towards larger indices: ``dragged(_:)`` turned
  /// around.
  public func dragging(_ way: Double) -> Vector {
    var translation = Vector.zero
    translation[axis] = isMirrored ? way : 0 - way
    return translation
  }

  /// Where something stands on the screen, in points along the axis, whose logical place is `offset` points from the
  /// first edge and whose extent is `length`, in a room of `extent` points.
  public func place(of offset: Double, length: Double, in extent: Double) -> Double {
    isMirrored ? extent - offset - length : offset
  }
}
