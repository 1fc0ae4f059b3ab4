/// What a widget told, or where the pointer was, as a row.
enum EventRow: Sendable {
  case widget(TrialEvent)
  case pointer(PathSample)

  /// When, in milliseconds since the trial began.
  var time: Double {
    switch self {
    case .widget(let event): event.time
    case .pointer(let sample): sample.time
    }
  }

  /// What happened.
  var name: String {
    switch self {
    case .widget(let event): event.name
    case .pointer(let sample): sample.isHeld ? "hold" : "move"
    }
  }

  /// The rows of a trial in order; of equal times the pointer comes first, since the widget answers it.
  static func rows(of trial: TrialRecord) -> [EventRow] {
    var rows: [EventRow] = []
    rows.reserveCapacity(trial.path.count + trial.events.count)
    var events = trial.events[...]
    for sample in trial.path {
      while let event = events.first, event.time < sample.time {
        rows.append(.widget(event))
        events.removeFirst()
      }
      rows.append(.pointer(sample))
    }
    return rows + events.map { .widget($0) }
  }
}
