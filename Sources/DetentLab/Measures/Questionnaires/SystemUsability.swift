/// The System Usability Scale: ten items, answered from 1 to 5, good and bad ones in turn.
///
/// Source: Brooke, "SUS: a quick and dirty usability scale", 1996.
public enum SystemUsability {
  /// 2.5 · Σ (odd items: answer − 1; even items: 5 − answer), 0 … 100.
  ///
  /// A missing answer is taken for 3, as Brooke asks for, and flagged; one answer to everything, which scores 50
  /// whatever it is, is flagged too. Undefined when nothing is answered.
  public static func score(_ answers: [Int?]) -> Measured<QuestionnaireScore> {
    Measured { () throws(Undefined) in
      try AnswerScale(points: 5).check(answers, items: 10)
      let points = answers.enumerated().reduce(0) { sum, entry in
        let answer = entry.element ?? 3
        return sum + (entry.offset.isMultiple(of: 2) ? answer - 1 : 5 - answer)
      }
      return QuestionnaireScore(score: 2.5 * Double(points), flags: flags(of: answers))
    }
  }

  private static func flags(of answers: [Int?]) -> [MeasureFlag] {
    let missing = AnswerScale.missing(in: answers)
    let isStraight = Set(answers.compactMap(\.self)).count == 1
    return (missing.isEmpty ? [] : [.imputed(items: missing)]) + (isStraight ? [.straightLining] : [])
  }
}
