/// How long things take in a theme, in seconds.
public struct Durations: Sendable, Hashable {
  /// From two bubbles to the one that speaks for both, and back; 0.3.
  public var bubbleFade = 0.3
  /// A thumb that grows under the pointer, and back; 0.16.
  public var highlight = 0.16
  /// The pulse of a tick; 0.22.
  public var pulse = 0.22
  /// The knob of a switch from one end to the other; 0.18.
  public var toggle = 0.18

  /// Creates the usual durations.
  public init() {}
}
