/// The score of a questionnaire.
public struct QuestionnaireScore: Sendable, Hashable {
  /// The score, 0 … 100.
  public var score: Double
  /// What there is to know of the answers.
  public var flags: [MeasureFlag]
}
