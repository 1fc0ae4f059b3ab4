internal import DetentCore

/// The columns of the table of events.
enum EventColumn {
  typealias Column = ExportColumn<EventRow>

  static func texts(of study: LabStudy, _ dialects: [DelimitedDialect]) -> [String] {
    Column.texts(all, study.trials.flatMap { EventRow.rows(of: $0.record) }, dialects)
  }

  static let all = [
    Column("file", "", "the session's file") { .text($0.trial.file) },
    Column("participant", "", "the participant's code") { .text($0.trial.participant) },
    Column("trial", "", "the number in the session, from 1") { .integer($0.trial.number) },
    Column("variant", "", "the variant's id") { .text($0.trial.variant) },
    Column("task", "", "the widget: range, step, pager") { .text($0.trial.widget.rawValue) },
    Column("t_ms", "ms", "since the trial began") { .number($0.time) },
    Column("event", "", "move or hold for the pointer, otherwise what the widget told") { row in
      .text(row.event?.name ?? (row.sample?.isHeld == true ? "hold" : "move"))
    },
    Column("x", "points", "the pointer in the window") {
      $0.sample.map { .number($0.location.x) } ?? .missing
    },
    Column("y", "points", "the pointer in the window") {
      $0.sample.map { .number($0.location.y) } ?? .missing
    },
    Column("thumb", "", "lower, upper, value, or range for both") { text($0, "thumb") },
    Column("raw_first", "steps", "where the hand had the first thumb, not snapped") { raw($0, 0) },
    Column("raw_second", "steps", "where the hand had the second thumb, not snapped") { raw($0, 1) },
    Column("step_px", "points", "the length of a step") { number($0, "step_px") },
    Column("value", "", "the level, or the lower stop") { row in
      (row.event?["value"] ?? row.event?["lower"])?.whole.map { .integer($0) } ?? .missing
    },
    Column("upper", "", "the upper stop") { row in row.event?["upper"]?.whole.map { .integer($0) } ?? .missing
    },
    Column("from", "", "the page that was left") { row in
      row.event?["from"]?.whole.map { .integer($0) } ?? .missing
    },
    Column("to", "", "the page that was to come") { row in
      row.event?["to"]?.whole.map { .integer($0) } ?? .missing
    },
    Column("source", "", "what moved it: pointer, key, wheel and so on") { text($0, "source") },
    Column("swipe_px", "points", "the way of a swipe") { number($0, "px") },
    Column("swipe_px_s", "points/s", "its speed at release") { number($0, "px_s") },
    Column("page_px", "points", "the length of a page") { number($0, "width_px") },
    Column("threshold", "", "the part of a page beyond which a slow release moves on") {
      number($0, "threshold")
    },
    Column("fling_px_s", "points/s", "the speed from which a release moves on") { number($0, "fling_px_s") },
  ]

  private static func text(_ row: EventRow, _ key: String) -> DelimitedCell {
    row.event?[key]?.text.map { .text($0) } ?? .missing
  }

  private static func number(_ row: EventRow, _ key: String) -> DelimitedCell {
    row.event?[key]?.decimal.map { .number($0) } ?? .missing
  }

  private static func raw(_ row: EventRow, _ index: Int) -> DelimitedCell {
    guard let places = row.event?["raw"]?.elements, places.indices.contains(index) else { return .missing }
    return places[index].decimal.map { .number($0) } ?? .missing
  }
}
