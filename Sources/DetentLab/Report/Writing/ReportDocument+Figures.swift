extension ReportDocument {
  /// Where values landed.
  var errors: ReportSection {
    let movements = study.scored(withFlagged: false).flatMap(\.measures.movements)
    guard !movements.isEmpty else { return ReportSection(id: "errors", title: "Errors", blocks: []) }
    return ReportSection(
      id: "errors", title: "Errors",
      blocks: [
        .figure(
          ReportFigure(
            title: "Signed error by target",
            caption:
              "Where the hand let go less the target, in steps, not snapped; positive is too high. Ticks "
              + "stand at the targets; the line joins the means. An error that depends on the target is systematic.",
            plot: SignedErrorPlot(study))),
        .figure(
          ReportFigure(
            title: "Raw releases around the nearest stop",
            caption:
              "How far from its nearest stop the hand let go, in steps. Releases within half a step are "
              + "captured by that stop; the shaded zone is where a magnetic thumb is drawn at most a tenth of a step "
              + "from it.",
            plot: ReleasePlot(study))),
      ])
  }

  /// How thumbs and pages were moved.
  var movements: ReportSection {
    let trials = study.scored(withFlagged: false)
    var blocks: [ReportBlock] = []
    if trials.contains(where: { !$0.record.holds.isEmpty }) {
      blocks.append(
        .figure(
          ReportFigure(
            title: "Paths of thumbs by target",
            caption:
              "Where the hand had the thumb, in steps, against the time since its first grab in s. The band is "
              + "the target with its capture zone of half a step on each side; a dot marks each entry into it.",
            plot: TrajectoryPlot(study))))
    }
    let swipes = study.scored(withFlagged: true).flatMap(\.record.swipes)
    if !swipes.isEmpty {
      blocks.append(
        .figure(
          ReportFigure(
            title: "Swipes of the pager",
            caption:
              "Each swipe as it was let go. Right of the upright line the way is enough, above the level line "
              + "the speed. Hollow marks are swipes that came back, labelled with the part of the page that was missing.",
            plot: SwipePlot(study))))
    }
    return ReportSection(id: "movements", title: "Movements", blocks: blocks)
  }

  /// What practice and fatigue did.
  var learning: ReportSection {
    let isEmpty = study.scored(withFlagged: true).isEmpty
    return ReportSection(
      id: "learning", title: "Learning",
      blocks: isEmpty
        ? []
        : [
          .figure(
            ReportFigure(
              title: "Time by order of the trials",
              caption:
                "Time of every scored trial over the mean of its task, by its place in the session; hollow marks are "
                + "flagged. The lines are fitted to each block of a variant: a slope is practice or fatigue, a step "
                + "between the blocks of a variant an effect of the order.",
              plot: LearningPlot(study)))
        ])
  }

  /// Fitts' law, where there are enough difficulties to say anything.
  var pointing: ReportSection {
    let points = FittsPoint.points(of: study)
    guard Set(points.map { ReportNumbers.text($0.difficulty, 3) }).count >= FittsPoint.leastDifficulties
    else {
      return ReportSection(id: "pointing", title: "Pointing", blocks: [])
    }
    return ReportSection(
      id: "pointing", title: "Pointing",
      blocks: [
        .figure(
          ReportFigure(
            title: "Movement time against index of difficulty",
            caption:
              "Means of each movement that was asked for, from the first grab of the thumb to its last release; "
              + "width is one step. Not a test by ISO 9241-411.",
            plot: FittsPlot(points, variants: study.variants))),
        .table(fitts(points)),
      ])
  }

  private func fitts(_ points: [FittsPoint]) -> ReportTable {
    let cells = study.cells(withFlagged: false).filter { $0.widget != .pager }
    return ReportTable(
      caption: "Fits and throughput, without flagged trials",
      columns: ["Variant", "Intercept in ms", "Slope in ms/bit", "r²", "Throughput in bit/s by task"],
      rows: study.variants.map { variant in
        let own = points.filter { $0.variant == variant }
        let fit = LinearFit.of(x: own.map(\.difficulty), y: own.map(\.time))
        let throughputs = cells.filter { $0.variant == variant }.map { cell in
          "\(cell.widget.rawValue) \(cell.throughput.value.map { ReportNumbers.text($0.grandMean) } ?? "–")"
        }
        return [
          .text(variant), .measured(fit) { ReportNumbers.text($0.intercept, 0) },
          .measured(fit) { ReportNumbers.text($0.slope, 0) },
          .measured(fit.flatMap(\.determination)) { ReportNumbers.text($0) },
          .written(throughputs.joined(separator: ", ")),
        ]
      })
  }
}
