/// An event of a slider, and when it was.
public struct TimedSliderEvent: Sendable, Hashable {
  /// When it was, in milliseconds.
  public var time: Double
  /// What happened.
  public var event: SliderEvent

  /// Creates an event.
  public init(time: Double, event: SliderEvent) {
    self.time = time
    self.event = event
  }
}
