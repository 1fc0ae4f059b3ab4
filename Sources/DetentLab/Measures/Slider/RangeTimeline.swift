public import DetentCore

/// Where the time of a trial went; times in milliseconds.
public struct RangeTimeline: Sendable, Hashable {
  /// From the prompt to the first grab.
  public var timeToFirstGrab: Measured<Double>
  /// All the time in which a thumb was held.
  public var dragTime: Double
  /// The time between letting go of the last thumb held and the next grab, each.
  public var betweenGrabs: [Double]
  /// How often a thumb was taken.
  public var grabs: Int
  /// Grabs beyond one for each thumb that had to move.
  public var corrections: Int
  /// From the last release to the confirmation.
  public var confirmDelay: Measured<Double>
  /// From the prompt to the confirmation.
  public var total: Measured<Double>

  /// Reads the events of one trial; a thumb that is still held at the end is held until the last event.
  ///
  /// Undefined when times run backwards or are not finite.
  ///
  /// - Complexity: O(*n*)
  public static func of(_ events: [TimedSliderEvent], thumbsToMove: Set<ThumbID>) -> Measured<Self> {
    Measured { () throws(Undefined) in
      try TimeOrder.check(events.map(\.time))
      let holds = HoldTimes(events)
      let prompt = first(of: .prompt, .prompt, in: events)
      let confirm = first(of: .confirm, .confirmation, in: events)
      return Self(
        timeToFirstGrab: span(prompt, holds.firstGrab), dragTime: holds.held, betweenGrabs: holds.gaps,
        grabs: holds.grabs, corrections: max(holds.grabs - thumbsToMove.count, 0),
        confirmDelay: span(holds.lastRelease, confirm), total: span(prompt, confirm))
    }
  }

  private static func first(
    of event: SliderEvent, _ landmark: Landmark, in events: [TimedSliderEvent]
  ) -> Measured<Double> {
    events.first { $0.event == event }.map { .value($0.time) } ?? .undefined(.missing(landmark))
  }

  private static func span(_ start: Measured<Double>, _ end: Measured<Double>) -> Measured<Double> {
    start.flatMap { start in end.map { $0 - start } }
  }
}
