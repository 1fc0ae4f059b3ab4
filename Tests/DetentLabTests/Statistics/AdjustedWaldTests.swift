import DetentLab
import Testing

@Suite("Completion rates") struct AdjustedWaldTests {
  @Test("Impossible counts are refused", arguments: [(1, 0), (0, 0), (-1, 5), (6, 5), (0, -3)])
  func impossible(successes: Int, trials: Int) {
    #expect(AdjustedWald.of(successes: successes, trials: trials).value == nil)
  }

  @Test("Success and failure mirror each other", arguments: 1...12)
  func mirror(trials: Int) throws {
    for successes in 0...trials {
      let rate = try AdjustedWald.of(successes: successes, trials: trials).get()
      let other = try AdjustedWald.of(successes: trials - successes, trials: trials).get()

      #expect(isNear(rate.adjusted, 1 - other.adjusted))
      #expect(isNear(rate.interval.lower, 1 - other.interval.upper))
      #expect(isNear(rate.laplace, 1 - other.laplace))
      #expect(rate.flags == other.flags)
    }
  }

  @Test(
    "The interval stays within 0 and 1, holds the observed rate, and says when it was cut", arguments: 1...12)
  func bounds(trials: Int) throws {
    for successes in 0...trials {
      let rate = try AdjustedWald.of(successes: successes, trials: trials).get()

      #expect(rate.interval.lower >= 0)
      #expect(rate.interval.upper <= 1)
      #expect(rate.interval.contains(rate.observed))
      let isCut = rate.interval.lower == 0 || rate.interval.upper == 1
      #expect(rate.flags == (isCut ? [.clipped] : []))
    }
  }

  @Test("More participants say more")
  func precision() throws {
    let widths = try [5, 50, 500].map { count in
      let interval = try AdjustedWald.of(successes: count * 4 / 5, trials: count).get().interval
      return interval.upper - interval.lower
    }

    #expect(widths == widths.sorted(by: >))
    #expect(AdjustedWald.of(successes: 1, trials: 2, level: 1).value == nil)
  }
}
