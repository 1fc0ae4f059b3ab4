/// What a widget told, or where the pointer was, as a row.
struct EventRow: Sendable {
  /// What the row tells.
  enum Content: Sendable {
    case widget(TrialEvent)
    case pointer(PathSample)
  }

  let trial: TrialRecord
  let content: Content

  /// When, in milliseconds since the trial began.
  var time: Double {
    switch content {
    case .widget(let event): event.time
    case .pointer(let sample): sample.time
    }
  }

  /// What the widget told.
  var event: TrialEvent? { if case .widget(let event) = content { event } else { nil } }

  /// Where the pointer was.
  var sample: PathSample? { if case .pointer(let sample) = content { sample } else { nil } }

  /// The rows of a trial in order; of equal times the pointer comes first, since the widget answers it.
  static func rows(of trial: TrialRecord) -> [EventRow] {
    var rows: [EventRow] = []
    var events = trial.events[...]
    for sample in trial.path {
      while let event = events.first, event.time < sample.time {
        rows.append(EventRow(trial: trial, content: .widget(event)))
        events.removeFirst()
      }
      rows.append(EventRow(trial: trial, content: .pointer(sample)))
    }
    return rows + events.map { EventRow(trial: trial, content: .widget($0)) }
  }
}
