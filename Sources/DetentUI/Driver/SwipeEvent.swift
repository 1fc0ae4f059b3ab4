public import DetentCore

/// One step of three or more fingers that swipe on a touchpad.
public struct SwipeEvent: Sendable, Hashable {
  /// What the fingers do at one moment.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// They began to move together.
    case began
    /// They moved on.
    case changed
    /// They were lifted.
    case ended
    /// It was no swipe after all, the number of fingers changed, or the touchpad was lost.
    case cancelled
  }

  /// Which touchpad, among several at the same time.
  public var source: Int
  /// What the fingers do.
  public var phase: Phase
  /// How many fingers.
  public var fingers: Int
  /// How far they went since the last step, in points, without the acceleration that pointers have; right and down are
  /// positive.
  ///
  /// Touchpads count their own units, a thousand to an inch: one is taken for a point, whatever the scale.
  public var delta: Vector
  /// Where the pointer was, in points; a swipe leaves it there.
  public var location: Point
  /// When.
  public var time: EventTime

  /// Creates a step of a swipe.
  public init(
    source: Int = 0, phase: Phase, fingers: Int = 3, delta: Vector = .zero, location: Point, time: EventTime
  ) {
    self.source = source
    self.phase = phase
    self.fingers = fingers
    self.delta = delta
    self.location = location
    self.time = time
  }
}
