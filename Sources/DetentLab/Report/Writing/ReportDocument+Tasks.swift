extension ReportDocument {
  /// The tables of tasks and variants, with and without flagged trials.
  var tasks: ReportSection {
    ReportSection(
      id: "tasks", title: "Tasks and variants",
      blocks: [false, true].flatMap { withFlagged in
        let kind = withFlagged ? "with flagged trials" : "without flagged trials"
        let cells = study.cells(withFlagged: withFlagged)
        return [
          ReportBlock.table(outcome(cells, caption: "Outcome, \(kind)")),
          .table(process(cells, caption: "On the way, \(kind)")),
        ]
      })
  }

  private func outcome(_ cells: [CellSummary], caption: String) -> ReportTable {
    ReportTable(
      caption: caption,
      columns: [
        "Task", "Variant", "People", "Trials", "Completed (95 %)", "Time in s (95 %)", "Exact (95 %)",
        "Error in steps", "Throughput in bit/s", "Ease (SEQ)",
      ],
      rows: cells.map { cell in
        [
          .text(cell.widget.rawValue), .text(cell.variant), .count(cell.participants), .count(cell.trials),
          .measured(cell.completion, ReportNumbers.rate), .measured(cell.time, ReportNumbers.time),
          .measured(cell.exact, ReportNumbers.rate), number(cell.absoluteError),
          .measured(cell.throughput) { ReportNumbers.text($0.grandMean) },
          .measured(study.scores(of: .ease, variant: cell.variant).flatMap(\.mean)) {
            ReportNumbers.text($0, 1)
          },
        ]
      })
  }

  private func process(_ cells: [CellSummary], caption: String) -> ReportTable {
    ReportTable(
      caption: caption,
      columns: [
        "Task", "Variant", "Corrections", "Overshoots", "Wrong grabs", "Settle in ms (median)", "Snap-backs",
      ],
      rows: cells.map { cell in
        [
          .text(cell.widget.rawValue), .text(cell.variant), number(cell.corrections), number(cell.overshoots),
          number(cell.wrongGrabs), .measured(cell.settle) { ReportNumbers.text($0, 0) },
          number(cell.snapBacks),
        ]
      })
  }

  private func number(_ measure: Measured<Double>) -> ReportCell {
    .measured(measure) { ReportNumbers.text($0) }
  }
}
