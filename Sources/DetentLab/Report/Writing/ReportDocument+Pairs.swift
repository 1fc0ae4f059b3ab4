extension ReportDocument {
  /// The participants one by one, and every trial.
  var pairs: ReportSection {
    let all = comparisons.filter { $0.widget == nil }
    let isEmpty = study.scored(withFlagged: true).isEmpty
    return ReportSection(
      id: "comparison", title: "Comparison",
      blocks: (comparisons.isEmpty ? [] : [.table(table)])
        + all.filter { !$0.pairs.isEmpty }.map { .figure(figure($0)) }
        + (isEmpty ? [] : [.figure(strip)]))
  }

  private var table: ReportTable {
    ReportTable(
      caption:
        "Times and errors by participants, without flagged trials; tasks completed under both variants",
      columns: [
        "Task", "Variants", "n", "Change of time", "95 % interval", "Effect g", "Change of error in steps",
        "This n can show",
      ],
      rows: comparisons.map { comparison in
        [
          .text(comparison.widget?.rawValue ?? "all"), .text("\(comparison.first) → \(comparison.second)"),
          .count(comparison.pairs.count),
          .measured(comparison.time) { ReportNumbers.change($0.percentChange) },
          interval(comparison),
          .measured(comparison.time.flatMap(\.test.hedgesGz)) { ReportNumbers.text($0) },
          .measured(comparison.error) { ReportNumbers.text($0.meanDifference) },
          .measured(comparison.detectable) { "± \(ReportNumbers.text($0, 0)) %" },
        ]
      })
  }

  private func interval(_ comparison: VariantComparison) -> ReportCell {
    guard comparison.pairs.count >= StudyStrength.leastIndicative else {
      return .written("not with n < \(StudyStrength.leastIndicative)")
    }
    return .measured(comparison.time.flatMap(\.percentInterval)) { interval in
      ReportNumbers.interval(.value(interval), ReportNumbers.change)
    }
  }

  private func figure(_ comparison: VariantComparison) -> ReportFigure {
    ReportFigure(
      title: "Time of each participant, \(comparison.first) and \(comparison.second)",
      caption:
        "Geometric mean of the tasks that were completed under both variants; the axis is logarithmic, so "
        + "that equal slopes are equal ratios. The thick line is the mean of all.",
      plot: PairedPlot(
        comparison, names: (study.name(of: comparison.first), study.name(of: comparison.second))))
  }

  private var strip: ReportFigure {
    ReportFigure(
      title: "Every trial",
      caption:
        "Time of each scored trial on a logarithmic axis; hollow marks are flagged trials. The bar is the "
        + "geometric mean of the participants without flagged trials.",
      plot: StripPlot(study))
  }
}
