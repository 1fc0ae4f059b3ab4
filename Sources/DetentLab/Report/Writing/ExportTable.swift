/// A table for other programs.
public enum ExportTable: String, Sendable, Hashable, CaseIterable {
  /// A row for each trial.
  case trials
  /// A row for each thing that a widget told and each sample of the pointer, in order.
  case events
  /// A row for each questionnaire that was answered.
  case questionnaires
}
