import DetentLab
import Testing

@Suite("Questionnaires") struct QuestionnaireTests {
  @Test("A missing answer of the SUS is the middle, and that is said")
  func imputed() throws {
    let score = try SystemUsability.score([5, nil, 2, 1, 2, nil, 2, 4, 5, 2]).get()

    #expect(score.score == 57.5)
    #expect(score.flags == [.imputed(items: [2, 6])])
  }

  @Test("One answer to everything scores 50 and is flagged", arguments: 1...5)
  func straight(answer: Int) throws {
    let score = try SystemUsability.score(Array(repeating: answer, count: 10)).get()

    #expect(score.score == 50)
    #expect(score.flags == [.straightLining])
  }

  @Test("Answers are on the scale, and as many as the items")
  func refused() {
    #expect(SystemUsability.score([]) == .undefined(.unequalCounts(0, 10)))
    #expect(
      SystemUsability.score([6, 1, 5, 1, 5, 1, 5, 1, 5, 1]) == .undefined(.outside(6, lowest: 1, highest: 5)))
    #expect(
      SystemUsability.score(Array(repeating: nil, count: 10)) == .undefined(.unanswered(items: Array(1...10)))
    )
    #expect(UsabilityLite.sevenPoint([7, 8]) == .undefined(.outside(8, lowest: 1, highest: 7)))
    #expect(UsabilityLite.fivePoint([5, nil]) == .undefined(.unanswered(items: [2])))
    #expect(UsabilityLite.fivePoint([5]) == .undefined(.unequalCounts(1, 2)))
  }

  @Test("Two answers at the ends are 0 and 100")
  func lite() {
    #expect(UsabilityLite.fivePoint([1, 1]).value?.score == 0)
    #expect(UsabilityLite.fivePoint([5, 5]).value?.score == 100)
    #expect(UsabilityLite.sevenPoint([7, 7]).value?.score == 100)
    #expect(
      UsabilityLite.systemUsability(fromSevenPoint: [7, 7]).value?.flags == [.regressionNotRecommended])
  }

  @Test("The ease of a task is a mean with its count")
  func ease() {
    #expect(SingleEase.of([]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(SingleEase.of([0]) == .undefined(.outside(0, lowest: 1, highest: 7)))
    #expect(SingleEase.of([6]).value?.mean == 6)
  }

  private let ratings: [TaskLoadScale: Double] = [
    .mentalDemand: 55, .physicalDemand: 15, .temporalDemand: 40, .performance: 30, .effort: 50,
    .frustration: 20,
  ]
  private let tallies: [TaskLoadScale: Int] = [
    .mentalDemand: 5, .temporalDemand: 3, .performance: 2, .effort: 4, .frustration: 1,
  ]

  @Test("Every source of load is rated, from 0 to 100")
  func load() {
    var partial = ratings
    partial[.temporalDemand] = nil
    #expect(TaskLoad.raw(partial) == .undefined(.unanswered(items: [3])))
    partial[.temporalDemand] = 101
    #expect(TaskLoad.raw(partial) == .undefined(.outside(101, lowest: 0, highest: 100)))
    partial[.temporalDemand] = .nan
    #expect(TaskLoad.raw(partial).value == nil)
    #expect(TaskLoad.weighted(ratings, tallies: tallies) == .value(45))
  }

  @Test("Tallies are those of fifteen pairs")
  func tally() {
    var wrong = tallies
    wrong[.frustration] = 2
    #expect(TaskLoad.weighted(ratings, tallies: wrong) == .undefined(.wrongTotal(16, needed: 15)))
    wrong[.frustration] = 6
    #expect(TaskLoad.weighted(ratings, tallies: wrong) == .undefined(.outside(6, lowest: 0, highest: 5)))
    #expect(TaskLoad.weighted(ratings, tallies: [:]) == .undefined(.wrongTotal(0, needed: 15)))
  }
}
