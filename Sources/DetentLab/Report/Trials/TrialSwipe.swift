/// A swipe on the pager as it was let go; lengths in points, speeds in points a second, times in milliseconds since the
/// trial began.
public struct TrialSwipe: Sendable, Hashable {
  /// When the hand let go.
  public var time: Double
  /// How far the pointer had gone, with its sign.
  public var distance: Double
  /// How fast it was, with its sign.
  public var velocity: Double
  /// How long a page is.
  public var pageLength: Double
  /// The part of a page beyond which a slow release moves on.
  public var threshold: Double
  /// The speed from which a release moves on.
  public var flingSpeed: Double

  /// How far the swipe was from turning the page.
  public var intent: Measured<SwipeIntent> {
    SwipeIntent.of(
      displacement: distance, velocity: velocity, pageLength: pageLength, threshold: threshold,
      flingSpeed: flingSpeed)
  }
}
