/// One stretch of time in which a hand held a thumb; times in milliseconds since the trial began, places in steps from the
/// first stop, not snapped.
public struct ThumbHold: Sendable, Hashable {
  /// What became of it.
  public enum Ending: String, Sendable, Hashable, CaseIterable {
    /// The hand let go.
    case release
    /// The drag was taken away.
    case lost
    /// The trial ended before.
    case open
  }

  /// Which thumb: 0 for the lower or the only one, 1 for the upper one; nil for the range between them.
  public var thumb: Int?
  /// When the thumb was taken.
  public var grabbed: Double
  /// When it was let go; nil for ``Ending/open``.
  public var released: Double?
  /// How it ended.
  public var ending: Ending
  /// Where all thumbs were when this one was taken.
  public var grabPlaces: [Double]
  /// Where the hand had all thumbs in the end.
  public var releasePlaces: [Double]
  /// How long a step is, in points.
  public var stepLength: Double
  /// The times at which the pointer was seen, the ends included.
  public var times: [Double] = []
  /// Where the hand had the thumb at these times.
  public var places: [Double] = []

  /// Where the thumb was when it was taken; nil when both were, and when nothing tells.
  var grabPlace: Double? {
    guard let thumb, grabPlaces.indices.contains(thumb) else { return nil }
    return grabPlaces[thumb]
  }

  /// Where the hand had the thumb in the end; nil when both were held, and when nothing tells.
  public var releasePlace: Double? {
    guard ending == .release, let thumb, releasePlaces.indices.contains(thumb) else { return nil }
    return releasePlaces[thumb]
  }
}
