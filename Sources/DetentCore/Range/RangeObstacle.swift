/// What a thumb ran into.
public enum RangeObstacle: String, Sendable, Hashable {
  /// The end of the track.
  case track
  /// The other thumb.
  case thumb
}
