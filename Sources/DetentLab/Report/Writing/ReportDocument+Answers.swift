extension ReportDocument {
  /// What participants said.
  var questionnaires: ReportSection {
    let forms = study.forms
    guard !forms.isEmpty else {
      return ReportSection(id: "answers", title: "Questionnaires", blocks: preferences + words)
    }
    let asked = LabForm.allCases.filter { form in forms.contains { $0.form == form } }
    let scores = ReportTable(
      caption: "Scores", columns: ["Questionnaire", "Variant", "n", "Mean", "95 % interval"],
      rows: asked.flatMap { form in study.variants.map { row(form, $0) } })
    let answers = ReportTable(
      caption: "Answers to each item, in the order of the form",
      columns: ["Participant", "Questionnaire", "Variant", "Answers", "Score", "Remarks"],
      rows: forms.map { form in
        [
          .text(form.participant), .text(form.form.rawValue), .text(form.variant),
          .text(form.answers.map { $0.map(String.init) ?? "–" }.joined(separator: " ")),
          .measured(form.score) { ReportNumbers.text($0.score, 1) },
          .text(form.score.value?.flags.map { "\($0)" }.joined(separator: "; ") ?? ""),
        ]
      })
    return ReportSection(
      id: "answers", title: "Questionnaires", blocks: preferences + [.table(scores), .table(answers)] + words)
  }

  /// Which variant participants liked best, where they were asked.
  private var preferences: [ReportBlock] {
    let asked = study.preferenceCount
    guard asked > 0 else { return [] }
    let said = study.variants.map { (study.name(of: $0), study.preferenceCount(of: $0)) }
    let rows = (said + [("no difference", study.preferenceCount(of: nil))]).map { name, count in
      [
        ReportCell.text(name), .count(count),
        .measured(AdjustedWald.of(successes: count, trials: asked)) { ReportNumbers.rate($0) },
      ]
    }
    return [
      .table(
        ReportTable(
          caption: "Liked best, by \(asked) participants who were asked at the end",
          columns: ["Variant", "Participants", "Rate, with its 95 % interval"], rows: rows))
    ]
  }

  /// What participants answered in words, where they did, by question.
  private var words: [ReportBlock] {
    let answers = study.sessions.flatMap { session in
      let question = session.plan?.openQuestion?.text(in: "en") ?? ""
      return session.lines.filter { $0.kind == .words }.compactMap { $0["text"]?.text }
        .filter { !$0.isEmpty }.map { (question: question, participant: session.participant, text: $0) }
    }
    return LabStudy.distinct(answers.map(\.question)).map { question in
      .table(
        ReportTable(
          caption: question, columns: ["Participant", "Answer"],
          rows: answers.filter { $0.question == question }.map { [.text($0.participant), .text($0.text)] }))
    }
  }

  private func row(_ form: LabForm, _ variant: String) -> [ReportCell] {
    let scores = study.scores(of: form, variant: variant)
    let interval: ReportCell =
      (scores.value?.count ?? 0) < StudyStrength.leastIndicative
      ? .written("not with n < \(StudyStrength.leastIndicative)")
      : .measured(scores.flatMap { $0.interval() }) { interval in
        ReportNumbers.interval(.value(interval)) { ReportNumbers.text($0, 1) }
      }
    return [
      .text(form.rawValue), .text(variant), .count(scores.value?.count ?? 0),
      .measured(scores.flatMap(\.mean)) { ReportNumbers.text($0, 1) }, interval,
    ]
  }

  /// What the evaluator wrote, with the place to look at in a replay.
  var notes: ReportSection {
    let rows = study.sessions.flatMap { session in
      session.lines.filter { $0.kind == .note }.map { Self.row(about: $0, in: session) }
    }
    return ReportSection(
      id: "notes", title: "Notes",
      blocks: rows.isEmpty
        ? []
        : [
          .table(
            ReportTable(
              caption: "What the evaluator wrote, and what shows it: ./run.sh, with the folder of the file",
              columns: ["File", "Second", "Trial", "Note", "To watch it"], rows: rows))
        ])
  }

  private static func row(about note: SessionLine, in session: LabSession) -> [ReportCell] {
    let watching = note.trial.map { "lab replay '\(session.name)' --window --trial \($0)" }
    return [
      .text(session.name), .written(note.time.map { ReportNumbers.text($0.seconds, 1) } ?? "–"),
      .text(note.trial.map(String.init) ?? "–"), .text(note["text"]?.text ?? note["tag"]?.text ?? ""),
      .text(watching ?? "–"),
    ]
  }

  /// Every flag, with its rule.
  var exclusions: ReportSection {
    let rows = study.trials.filter(\.isScored).flatMap { trial in
      trial.record.flags.map { flag in
        [
          ReportCell.text(trial.record.participant), .count(trial.record.number),
          .text(trial.record.widget.rawValue), .text(trial.record.variant), .text(flag.code),
          .text(flag.rule),
        ]
      }
    }
    let text =
      "Nothing is deleted. A flagged trial is left out of the comparison and of the tables that say so."
    let table = ReportTable(
      caption: "Flags of scored trials",
      columns: ["Participant", "Trial", "Task", "Variant", "Flag", "Rule"],
      rows: rows)
    return ReportSection(
      id: "exclusions", title: "Exclusions",
      blocks: [.paragraph(rows.isEmpty ? "No scored trial is flagged." : text)]
        + (rows.isEmpty ? [] : [.table(table)]))
  }
}

extension TrialFlag {
  /// What led to the flag, with its numbers.
  var rule: String {
    switch self {
    case .contaminated(let parameters): "changed while it went on: \(parameters.joined(separator: ", "))"
    case .timeout: "the time was up before Done"
    case .abandoned: "the window was closed before Done"
    case .unfinished: "the file has no end of this trial"
    case .outlier(let time, let limits, let rule):
      "\(ReportNumbers.seconds(time)) s is outside of \(ReportNumbers.seconds(limits.lowerBound)) … "
        + "\(ReportNumbers.seconds(limits.upperBound)) s (\(rule.text))"
    }
  }
}

extension OutlierRule {
  /// The rule in words with its thresholds.
  var text: String {
    switch self {
    case .medianDeviation: "median ∓ 3 × 1.4826 × MAD of the participant's times with the widget"
    case .tukey: "quartiles ∓ 1.5 interquartile ranges, as the MAD is 0"
    }
  }
}
