/// Where a pointer is, seen from a track.
public struct TrackPoint: Sendable, Hashable {
  /// The coordinate along the track's axis, in points.
  public var along: Double

  /// The distance from the track's centre line, in points; its sign does not matter.
  public var across: Double

  /// Creates a point; on the centre line by default.
  public init(along: Double, across: Double = 0) {
    self.along = along
    self.across = across
  }
}
