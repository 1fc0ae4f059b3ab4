/// How a slider behaves, apart from what it looks like.
///
/// Every value may change at any time.
public struct RangeBehavior: Sendable, Hashable {
  /// What a press on the bare track does.
  public enum TrackPress: Sendable, Hashable, CaseIterable {
    /// The nearest thumb moves there and is dragged on.
    case moveNearestThumb
    /// Nothing.
    case ignore
  }

  /// What happens when the thumbs meet; one segment stays between them by default.
  public var collision: CollisionRule
  /// When the drawn thumb goes to its stop; on release by default.
  public var snapTiming: SnapTiming
  /// What a press on the bare track does; it moves the nearest thumb by default.
  public var trackPress: TrackPress
  /// Whether a press between the thumbs drags both; false by default.
  public var allowsRangeDrag: Bool
  /// How far a thumb must go beyond the middle between two stops before its stop changes.
  public var hysteresis: Hysteresis
  /// The side of the square around a thumb that takes a press, in points; 44 by default.
  public var touchTarget: Double
  /// How far the pointer must move before it picks a thumb out of a pile, in points; more than 3 by default.
  public var pileThreshold: Double
  /// The spring by which a thumb settles on its stop; ``Spring/thumb`` by default.
  public var settleSpring: Spring
  /// Whether thumbs arrive at once instead of moving; false by default.
  public var reducesMotion: Bool
  /// How long after the last notch of a wheel its interaction ends, in seconds; 0.3 by default.
  public var wheelPause: Double

  /// Creates a behaviour; the defaults are those of a segmented slider.
  public init(
    collision: CollisionRule = .keepApart(segments: 1), snapTiming: SnapTiming = .onRelease,
    trackPress: TrackPress = .moveNearestThumb, allowsRangeDrag: Bool = false,
    hysteresis: Hysteresis = Hysteresis(), touchTarget: Double = 44, pileThreshold: Double = 3,
    settleSpring: Spring = .thumb, reducesMotion: Bool = false, wheelPause: Double = 0.3
  ) {
    self.collision = collision
    self.snapTiming = snapTiming
    self.trackPress = trackPress
    self.allowsRangeDrag = allowsRangeDrag
    self.hysteresis = hysteresis
    self.touchTarget = touchTarget
    self.pileThreshold = pileThreshold
    self.settleSpring = settleSpring
    self.reducesMotion = reducesMotion
    self.wheelPause = wheelPause
  }
}
