public import DetentCore

/// Where the pointer was in a trial.
public struct PathSample: Sendable, Hashable {
  /// When, in milliseconds since the trial began.
  public var time: Double
  /// Where, in points of the window.
  public var location: Point
  /// Whether a button or finger was down.
  public var isHeld: Bool
}
