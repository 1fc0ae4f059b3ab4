internal import DetentCore

/// Where the parts of a slider lie in its bounds, horizontal or vertical, in either layout direction.
///
/// "Along" is the coordinate on the track's axis. "Across" is the distance from its centre line: negative on the side
/// of the bubbles, which is above a horizontal track and, in left-to-right layout, to the right of a vertical one.
struct SliderGeometry: Equatable {
  let axis: Axis
  let bounds: Rect
  /// The track on its axis.
  let track: Track
  /// The coordinate of the track's centre line on the other axis, between two crisp edges.
  let centerLine: Double
  /// The thickness of the track, in whole device pixels.
  let thickness: Double
  let grid: PixelGrid
  private let acrossSign: Double

  init(
    bounds: Rect, axis: Axis, direction: LayoutDirection, touchTarget: Double, thickness: Double,
    grid: PixelGrid
  ) {
    self.axis = axis
    self.bounds = bounds
    self.grid = grid
    self.thickness = grid.snappedLength(thickness)
    let inset = touchTarget / 2
    let isRightToLeft = direction == .rightToLeft
    track = Track(
      start: bounds.origin[axis] + inset, length: bounds.size[axis] - touchTarget,
      isReversed: axis == .vertical || isRightToLeft)
    let crossing = axis.crossing
    let middle = bounds.origin[crossing] + bounds.size[crossing] / 2
    centerLine = grid.snapped(middle - self.thickness / 2, along: crossing) + self.thickness / 2
    acrossSign = axis == .vertical && !isRightToLeft ? -1 : 1
  }

  /// Whether the track goes the same way as that of another geometry.
  func runs(like other: SliderGeometry) -> Bool {
    axis == other.axis && track.isReversed == other.track.isReversed
  }

  /// The extent of the bounds along the axis.
  var extent: ClosedRange<Double> {
    let start = bounds.origin[axis]
    return start...start + max(0, bounds.size[axis])
  }

  /// The point at a coordinate along the axis and a distance across it.
  func point(along: Double, across: Double = 0) -> Point {
    var point = Point.zero
    point[axis] = along
    point[axis.crossing] = centerLine + across * acrossSign
    return point
  }

  /// The rectangle between two coordinates along the axis and two distances across it.
  func rect(along: ClosedRange<Double>, across: ClosedRange<Double>) -> Rect {
    let first = point(along: along.lowerBound, across: across.lowerBound)
    let last = point(along: along.upperBound, across: across.upperBound)
    return Rect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: (last.x - first.x).magnitude,
      height: (last.y - first.y).magnitude)
  }

  /// Where `point` is, seen from the track.
  func trackPoint(of point: Point) -> TrackPoint {
    TrackPoint(along: point[axis], across: point[axis.crossing] - centerLine)
  }

  /// The coordinate along the axis of a place on the track; on the pixel grid when it is crisp.
  func along(of place: Double, isCrisp: Bool) -> Double {
    let along = track.position(at: place)
    return isCrisp ? grid.snapped(along, along: axis) : along
  }

  /// The track's rectangle.
  var trackRect: Rect {
    rect(along: track.start...track.start + track.length, across: -thickness / 2...thickness / 2)
  }
}
