extension ReportDocument {
  /// What every number means, with its thresholds.
  var definitions: ReportSection {
    ReportSection(
      id: "definitions", title: "Definitions",
      blocks: [.facts(ofOutcome + ofMovements + ofStatistics), .table(reasons)])
  }

  private var ofOutcome: [(name: String, text: String)] {
    [
      ("Time", "from the prompt to Done, of completed trials, on the monotonic clock."),
      (
        "Completed",
        "declared done before the time was up\(limit). The interval is adjusted Wald, 95 %, and takes "
          + "trials as independent, which those of one person are not."
      ),
      (
        "Exact", "the values in the end are those asked for; for the pager, both pages were visited in order."
      ),
      ("Error", "the sum of both thumbs' distances from their targets in steps, after snapping."),
      ("Corrections", "grabs beyond one for each thumb that had to move."),
      ("Wrong grabs", "grabs of a thumb whose first movement of any length led away from its own target."),
      (
        "Overshoots",
        "crossings of the middle of the target that go on beyond its far edge, half a step from the middle."
      ),
      (
        "Turns",
        "changes of direction by more than \(ReportNumbers.text(TrialMeasures.turnThreshold, 0)) points."
      ),
      ("Settle", "from the last release until the widget rests; the median."),
      ("Snap-backs", "pages that came back to where they were after a swipe."),
    ]
  }

  private var limit: String { study.plan.map { " (\(ReportNumbers.text($0.timeout, 0)) s)" } ?? "" }

  private var ofMovements: [(name: String, text: String)] {
    [
      (
        "Movement",
        "one thumb that had to move, from its first grab to its last release. The way is |target − start| × step."
      ),
      (
        "Index of difficulty",
        "log₂(way / width + 1); the width is one step, as every way of snapping ends at the nearest stop."
      ),
      (
        "Throughput",
        "log₂(Aₑ / Wₑ + 1) over the mean movement time; Aₑ is the mean of way plus error, Wₑ is 4.133 × the "
          + "standard deviation (n − 1) of the raw errors at release, which no snapping has touched. One value for each "
          + "participant, task and variant, then the mean of those."
      ),
      (
        "Missed refreshes",
        "periods of the monitor without a frame although input waited, while a thumb was held."
      ),
    ]
  }

  private var ofStatistics: [(name: String, text: String)] {
    [
      (
        "Mean time",
        "the geometric mean of the participants' geometric means; its interval is that of the logarithms "
          + "(t, 95 %)."
      ),
      (
        "Change of time",
        "the geometric mean of second over first, participant by participant, over the tasks that were "
          + "completed under both; 95 % interval by t of the log ratios."
      ),
      (
        "Outlier",
        "a completed time outside of \(OutlierRule.medianDeviation.text); or of the "
          + "\(OutlierRule.tukey.text)."
      ),
      ("Quantiles", "type 7 of Hyndman and Fan."),
      (
        "Title",
        "fewer than \(StudyStrength.leastIndicative) participants with both variants are observations; up to "
          + "\(StudyStrength.leastComparison - 1), or without balanced orders, indicative; from "
          + "\(StudyStrength.leastComparison) on a comparison. These limits are our own."
      ),
      (
        "Effect g",
        "Hedges' g of the log ratios, mean over standard deviation, less its bias; negative is shorter."
      ),
      (
        "Scores",
        "SEQ 1 … 7 (mean); UMUX-Lite 100 Σ(answer − 1)/12; SUS 2.5 Σ; TLX the mean of six ratings, 0 … 100."
      ),
    ]
  }

  /// The words that stand beside dashes.
  private var reasons: ReportTable {
    ReportTable(
      caption: "A dash means that nothing could be measured, and never 0",
      columns: ["Word", "Reason"],
      rows: [
        Undefined.tooFew(count: 0, needed: 1), .tooFew(count: 1, needed: 2), .missing(.grab),
        .missing(.release),
        .missing(.confirmation), .neverSettled, .zeroVariance, .nothingNeeded,
      ].map { [.text($0.code), .text("\($0)")] })
  }
}
