public import DetentCore

/// What one frame did.
public struct FrameReport: Sendable, Hashable {
  /// The number of the frame, from 1.
  public var number: Int
  /// How long drawing and presenting took, in seconds.
  public var seconds: Double
  /// What was drawn, in points.
  public var damage: [Rect]
  /// How many views drew themselves.
  public var viewCount: Int
}
