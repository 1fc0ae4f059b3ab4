public import DetentCore

/// What an evaluator can see of a session at one moment.
public struct LabReading: Sendable {
  /// What the hand does.
  public struct Hand: Sendable, Hashable {
    /// Where the gesture stands.
    public var phase: PanState
    /// What it reads: place, way, velocity, in points.
    public var pan: PanReading
  }

  /// What it takes before something else happens.
  public enum Threshold: Sendable, Hashable {
    /// A thumb changes its stop beyond half a segment and so much of one more, in points.
    case hysteresis(Double)
    /// Pages move on beyond such a part of a page, or at such a speed in points a second.
    case swipe(part: Double, speed: Double)
  }

  /// The step that is shown, from 0, and how many there are to go through.
  public var step: (index: Int, count: Int) = (0, 0)
  /// The trial that is shown; nil for other steps.
  public var trial: LabTrial?
  /// Since when the clock of the trial runs, in seconds; nil while it does not.
  public var since: Double?
  /// What was counted since then.
  public var counts = TrialCounts()
  /// What the widget holds, or will when everything rests.
  public var values: [Int] = []
  /// Where the thumbs are by the hand, in stops from 0; the position of the pages.
  public var places: [Double] = []
  /// What the hand does, or did last, with that widget.
  public var hand: Hand?
  /// What it takes.
  public var threshold: Threshold?
  /// What the frames of the trial were like.
  public var meter = FrameMeter()

  /// How far the clicks of the check were off their crosses, in device pixels.
  public var clickErrors: [Double] = []

  /// Nothing is shown yet.
  public init() {}

  /// How far the values are from the target, in all; nil for pages.
  public var error: Int? {
    guard let trial, trial.task.widget != .pager, values.count == trial.task.target.count else { return nil }
    return zip(values, trial.task.target).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}
