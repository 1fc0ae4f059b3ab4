/// The answers that an item allows, from 1 on.
struct AnswerScale {
  /// The highest answer.
  let points: Int

  /// Accepts as many answers as there are items, each within the scale or missing, not all missing.
  func check(_ answers: [Int?], items: Int) throws(Undefined) {
    guard answers.count == items else { throw .unequalCounts(answers.count, items) }
    for case .some(let answer) in answers where !(1...points).contains(answer) {
      throw .outside(Double(answer), lowest: 1, highest: Double(points))
    }
    guard answers.contains(where: { $0 != nil }) else { throw .unanswered(items: Self.missing(in: answers)) }
  }

  /// The answers when none is missing.
  func complete(_ answers: [Int?], items: Int) throws(Undefined) -> [Int] {
    try check(answers, items: items)
    let missing = Self.missing(in: answers)
    guard missing.isEmpty else { throw .unanswered(items: missing) }
    return answers.compactMap(\.self)
  }

  /// The items without an answer, counted from 1.
  static func missing(in answers: [Int?]) -> [Int] {
    answers.indices.filter { answers[$0] == nil }.map { $0 + 1 }
  }
}
