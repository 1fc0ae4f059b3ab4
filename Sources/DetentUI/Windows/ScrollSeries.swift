internal import DetentCore

/// The view that a turning wheel, or fingers that scroll, go on working: what they bring under the pointer gets nothing.
@MainActor
struct ScrollSeries {
  private enum Payload {
    /// The next step begins a series.
    case idle
    case going(Run)
  }

  private struct Run {
    weak var view: View?
    let first: ScrollEvent
    var time: Double
  }

  private var payload = Payload.idle

  /// A pause that ends a series, in seconds: that of a wheel that turns a pager or a slider.
  static let pause = PagerMetrics.wheelPause

  /// How far a pointer may be shaken by the hand that turns the wheel, in points; who moves it further means another place.
  static let reach = 10.0

  /// Takes in a step at `time`.
  ///
  /// - Returns: The view that gets it; nil when it goes with no series and is to be offered.
  mutating func step(_ event: ScrollEvent, at time: Double) -> View? {
    guard case .going(var run) = payload, let view = run.view, Self.goesOn(run, with: event, at: time) else {
      payload = .idle
      return nil
    }
    run.time = time
    payload = event.isEnd ? .idle : .going(run)
    return view
  }

  /// A view took a step that was offered.
  mutating func begin(_ event: ScrollEvent, in view: View, at time: Double) {
    payload = event.isEnd ? .idle : .going(Run(view: view, first: event, time: time))
  }

  /// A view and all that it holds leave the window, or are hidden.
  mutating func leave(_ root: View) {
    if case .going(let run) = payload, run.view?.isDescendant(of: root) == true { payload = .idle }
  }

  /// A modifier key gives the wheel another meaning, and another kind of device is another hand.
  private static func goesOn(_ run: Run, with event: ScrollEvent, at time: Double) -> Bool {
    time - run.time < pause && event.kind == run.first.kind && event.modifiers == run.first.modifiers
      && (event.location - run.first.location).length <= reach
  }
}
