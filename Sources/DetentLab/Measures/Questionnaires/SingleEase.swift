/// The Single Ease Question after a task, from 1 (very difficult) to 7 (very easy).
///
/// Source: Sauro and Dumas, "Comparison of three one-question, post-task usability questionnaires", CHI 2009.
public struct SingleEase: Sendable, Hashable {
  /// The mean of the answers, 1 … 7.
  public var mean: Double
  /// How many answers there are.
  public var count: Int

  /// Sums up answers; needs 1.
  public static func of(_ answers: [Int]) -> Measured<Self> {
    Measured { () throws(Undefined) in
      guard !answers.isEmpty else { throw .tooFew(count: 0, needed: 1) }
      try AnswerScale(points: 7).check(answers, items: answers.count)
      return Self(mean: try Sample(answers.map(Double.init)).mean.get(), count: answers.count)
    }
  }
}
