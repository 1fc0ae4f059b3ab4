internal import DetentCore

/// The columns of the table of events, by what they are about.
enum EventColumn {
  /// All of them, in the order of the table.
  static var heads: [ColumnHead] {
    ofTrial.map(\.head) + ofRow.map(\.head) + ofPointer.map(\.head) + ofWidget.map(\.head)
  }

  /// The table of a study, which is long: what is the same in all rows of a trial is written once.
  ///
  /// - Complexity: O(rows)
  static func texts(of study: LabStudy, _ dialects: [DelimitedDialect]) -> [String] {
    var table = DelimitedTable(heads.map(\.name), dialects)
    var cells: [DelimitedCell] = []
    for trial in study.trials {
      table.lead(with: ofTrial.map { $0.cell(trial.record) })
      for row in EventRow.rows(of: trial.record) {
        cells.removeAll(keepingCapacity: true)
        append(row, to: &cells)
        table.append(cells)
      }
    }
    return table.texts
  }

  private static func append(_ row: EventRow, to cells: inout [DelimitedCell]) {
    for column in ofRow { cells.append(column.cell(row)) }
    switch row {
    case .pointer(let sample):
      for column in ofPointer { cells.append(column.cell(sample)) }
      cells += noWidget
    case .widget(let event):
      cells += noPointer
      for column in ofWidget { cells.append(column.cell(event)) }
    }
  }

  private static let noPointer = ofPointer.map { _ in DelimitedCell.missing }
  private static let noWidget = ofWidget.map { _ in DelimitedCell.missing }

  private static let ofTrial: [ExportColumn<TrialRecord>] = [
    ExportColumn("file", "", "the session's file") { .text($0.file) },
    ExportColumn("participant", "", "the participant's code") { .text($0.participant) },
    ExportColumn("trial", "", "the number in the session, from 1") { .integer($0.number) },
    ExportColumn("variant", "", "the variant's id") { .text($0.variant) },
    ExportColumn("task", "", "the widget: range, step, pager") { .text($0.widget.rawValue) },
  ]

  private static let ofRow: [ExportColumn<EventRow>] = [
    ExportColumn("t_ms", "ms", "since the trial began") { .number($0.time) },
    ExportColumn("event", "", "move or hold for the pointer, otherwise what the widget told") {
      .text($0.name)
    },
  ]

  private static let ofPointer: [ExportColumn<PathSample>] = [
    ExportColumn("x", "points", "the pointer in the window") { .number($0.location.x) },
    ExportColumn("y", "points", "the pointer in the window") { .number($0.location.y) },
  ]

  private static let ofWidget: [ExportColumn<TrialEvent>] = [
    ExportColumn("thumb", "", "lower, upper, value, or range for both") { text($0, "thumb") },
    ExportColumn("raw_first", "steps", "where the hand had the first thumb, not snapped") { raw($0, 0) },
    ExportColumn("raw_second", "steps", "where the hand had the second thumb, not snapped") { raw($0, 1) },
    ExportColumn("step_px", "points", "the length of a step") { number($0, "step_px") },
    ExportColumn("value", "", "the level, or the lower stop") { whole($0["value"] ?? $0["lower"]) },
    ExportColumn("upper", "", "the upper stop") { whole($0["upper"]) },
    ExportColumn("from", "", "the page that was left") { whole($0["from"]) },
    ExportColumn("to", "", "the page that was to come") { whole($0["to"]) },
    ExportColumn("source", "", "what moved it: pointer, key, wheel and so on") { text($0, "source") },
    ExportColumn("swipe_px", "points", "the way of a swipe") { number($0, "px") },
    ExportColumn("swipe_px_s", "points/s", "its speed at release") { number($0, "px_s") },
    ExportColumn("page_px", "points", "the length of a page") { number($0, "width_px") },
    ExportColumn("threshold", "", "the part of a page beyond which a slow release moves on") {
      number($0, "threshold")
    },
    ExportColumn("fling_px_s", "points/s", "the speed from which a release moves on") {
      number($0, "fling_px_s")
    },
  ]

  private static func text(_ event: TrialEvent, _ key: String) -> DelimitedCell {
    event[key]?.text.map { .text($0) } ?? .missing
  }

  private static func number(_ event: TrialEvent, _ key: String) -> DelimitedCell {
    event[key]?.decimal.map { .number($0) } ?? .missing
  }

  private static func whole(_ value: JSON?) -> DelimitedCell { value?.whole.map { .integer($0) } ?? .missing }

  private static func raw(_ event: TrialEvent, _ index: Int) -> DelimitedCell {
    guard let places = event["raw"]?.elements, places.indices.contains(index) else { return .missing }
    return places[index].decimal.map { .number($0) } ?? .missing
  }
}
