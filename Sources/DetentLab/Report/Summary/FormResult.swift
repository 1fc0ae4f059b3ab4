/// The answers of one participant to one questionnaire about one variant.
public struct FormResult: Sendable, Hashable {
  /// The participant's code.
  public var participant: String
  /// The questionnaire.
  public var form: LabForm
  /// The variant.
  public var variant: String
  /// The answers by items, from 1; nil where there is none.
  public var answers: [Int?]

  /// The score: 1 … 7 for the ease, 0 … 100 for the others.
  public var score: Measured<QuestionnaireScore> {
    switch form {
    case .ease:
      SingleEase.of(answers.compactMap(\.self)).map { QuestionnaireScore(score: $0.mean, flags: []) }
    case .usabilityLite: UsabilityLite.sevenPoint(answers)
    case .systemUsability: SystemUsability.score(answers)
    case .taskLoad:
      TaskLoad.raw(
        Dictionary(
          uniqueKeysWithValues: zip(TaskLoadScale.allCases, answers).compactMap { scale, answer in
            answer.map { (scale, Double(($0 - 1) * 5)) }
          })
      ).map { QuestionnaireScore(score: $0, flags: []) }
    }
  }
}

extension LabStudy {
  /// Puts answers together to questionnaires, in order of appearance.
  static func forms(of answers: [LabAnswer]) -> [FormResult] {
    let keys = distinct(
      answers.map { FormResult(participant: $0.participant, form: $0.form, variant: $0.variant, answers: []) }
    )
    return keys.map { key in
      var result = key
      result.answers = Array(repeating: nil, count: key.form.itemCount)
      for answer in answers
      where answer.participant == key.participant && answer.form == key.form && answer.variant == key.variant
        && result.answers.indices.contains(answer.item - 1)
      {
        result.answers[answer.item - 1] = answer.answer
      }
      return result
    }
  }

  /// The scores of a questionnaire about a variant; the mean and its interval come from these.
  public func scores(of form: LabForm, variant: String) -> Measured<Sample> {
    Measured { () throws(Undefined) in
      try Sample(
        forms.filter { $0.form == form && $0.variant == variant }.compactMap { $0.score.value?.score })
    }
  }
}
