/// What the report says, before it is written as HTML or Markdown.
struct ReportDocument: Sendable {
  let study: LabStudy
  /// The first variant against each other one, all tasks and each, without flagged trials.
  let comparisons: [VariantComparison]
  let validity: StudyValidity
  /// What the report may call itself.
  let strength: StudyStrength

  init(_ study: LabStudy) {
    self.study = study
    comparisons = study.comparisons()
    validity = StudyValidity(study)
    strength = study.strength
  }

  /// The title, which says how much can be said.
  var title: String { "\(strength.rawValue): \(study.plan?.name ?? "unknown plan")" }

  /// The sections in their order; those with nothing to tell are left out.
  var sections: [ReportSection] {
    [
      verdict, trust, tasks, pairs, errors, movements, learning, pointing, questionnaires, notes, exclusions,
      definitions, files, limits,
    ]
    .filter { !$0.blocks.isEmpty }
  }
}
