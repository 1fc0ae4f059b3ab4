import Testing

@testable import DetentLab

@Suite("A measure or its reason") struct MeasuredTests {
  private let nothing = Measured<Double>.undefined(.noMovement)

  @Test("A value comes through, a reason stays")
  func value() throws {
    let two = Measured<Double>.value(2)

    #expect(two.value == 2)
    #expect(two.reason == nil)
    #expect(try two.get() == 2)
    #expect(two.map { $0 + 1 } == .value(3))
    #expect(two.flatMap { .value($0 * 2) } == .value(4.0))
    #expect(two.flatMap { _ in nothing } == nothing)
  }

  @Test("The first reason is kept")
  func undefined() {
    #expect(nothing.value == nil)
    #expect(nothing.reason == .noMovement)
    #expect(nothing.map { $0 + 1 } == nothing)
    #expect(nothing.flatMap { _ in Measured<Double>.undefined(.zeroVariance) } == nothing)
    #expect(throws: Undefined.noMovement) { try nothing.get() }
  }

  @Test("A number beyond numbers is no measure", arguments: unusable)
  func finite(number: Double) {
    #expect(Measured.finite(number) == .undefined(.overflow))
    #expect(Measured.finite(1.5) == .value(1.5))
  }

  private static let reasons: [Undefined] = [
    .tooFew(count: 1, needed: 2), .tooMany(count: 9, most: 6), .unequalCounts(1, 2), .notFinite, .overflow,
    .zeroVariance, .zeroAmplitude, .noMovement, .nothingNeeded, .notPositive(-1),
    .outside(8, lowest: 1, highest: 7), .invalidAmplitude(ratio: -1.25), .neverSettled, .missing(.prompt),
    .missing(.grab), .missing(.release), .missing(.confirmation), .timeRunsBackwards(index: 3),
    .timeStandsStill, .unknownSize, .noDifferences, .wrongTotal(14, needed: 15), .unanswered(items: [2, 5]),
    .overdamped(1.2),
  ]

  @Test("Every reason has words and a code of its own")
  func reasonTexts() {
    #expect(Set(Self.reasons.map(\.code)).count == Self.reasons.count)
    #expect(Set(Self.reasons.map(\.description)).count == Self.reasons.count)
    #expect(Undefined.tooFew(count: 1, needed: 2).code == "n<2")
    #expect(Undefined.tooFew(count: 1, needed: 2).description == "needs at least 2 values, has 1")
    #expect(Undefined.unanswered(items: [2, 5]).description == "without an answer: 2, 5")
  }

  private static let flags: [MeasureFlag] = [
    .negativeDifficulty, .imputed(items: [1]), .straightLining, .zeroMADFallback, .excludedTimes(count: 2),
    .preferTInterval(count: 4), .clipped, .closedPath, .zeroErrorRateReplaced, .regressionNotRecommended,
    .clockJump,
  ]

  @Test("Every flag has words and a code of its own")
  func flagTexts() {
    #expect(Set(Self.flags.map(\.code)).count == Self.flags.count)
    #expect(Set(Self.flags.map(\.description)).count == Self.flags.count)
    #expect(MeasureFlag.imputed(items: [3, 9]).description == "not answered, taken as the middle: 3, 9")
  }
}
