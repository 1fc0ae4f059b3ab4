/// The two items on usefulness and ease that stand for longer questionnaires.
public enum UsabilityLite {
  /// UX-Lite, answered from 1 to 5: 100 Σ(answer − 1) / 8, 0 … 100.
  ///
  /// Source: Sauro and Lewis, MeasuringU. Undefined when an item is missing.
  public static func fivePoint(_ answers: [Int?]) -> Measured<QuestionnaireScore> {
    score(answers, points: 5)
  }

  /// UMUX-Lite, answered from 1 to 7: 100 Σ(answer − 1) / 12, 0 … 100.
  ///
  /// Source: Lewis, Utesch and Maher, "UMUX-LITE: when there's no time for the SUS", CHI 2013. Undefined when an item
  /// is missing.
  public static func sevenPoint(_ answers: [Int?]) -> Measured<QuestionnaireScore> {
    score(answers, points: 7)
  }

  /// The SUS score that 0.65 · score + 22.9 foresees for UMUX-Lite, always flagged: it underestimates high scores
  /// (Lah, Lewis and Šumak, 2020).
  public static func systemUsability(fromSevenPoint answers: [Int?]) -> Measured<QuestionnaireScore> {
    sevenPoint(answers).map {
      QuestionnaireScore(score: 0.65 * $0.score + 22.9, flags: [.regressionNotRecommended])
    }
  }

  private static func score(_ answers: [Int?], points: Int) -> Measured<QuestionnaireScore> {
    Measured { () throws(Undefined) in
      let complete = try AnswerScale(points: points).complete(answers, items: 2)
      let sum = complete.reduce(0) { $0 + $1 - 1 }
      return QuestionnaireScore(score: 100 * Double(sum) / Double(2 * (points - 1)), flags: [])
    }
  }
}
