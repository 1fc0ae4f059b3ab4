import DetentLab
import Testing

@Suite("Bootstrap") struct BootstrapTests {
  private let times = [61.0, 75, 80, 58, 90, 71, 66, 120, 84, 77, 69]

  @Test("The seed alone decides")
  func seed() throws {
    let first = Bootstrap.interval(of: times, seed: 7, statistic: \.geometricMean)

    #expect(first == Bootstrap.interval(of: times, seed: 7, statistic: \.geometricMean))
    #expect(first != Bootstrap.interval(of: times, seed: 8, statistic: \.geometricMean))
    #expect(try first.get().flags.isEmpty)
  }

  @Test("The interval is near the one of t for the mean")
  func agreement() throws {
    let drawn = try Bootstrap.interval(of: times, resamples: 4000, seed: 1, statistic: \.mean).get().interval
    let computed = try Sample(times).interval().get()

    #expect(abs(drawn.lower - computed.lower) < 4)
    #expect(abs(drawn.upper - computed.upper) < 4)
  }

  @Test("Few values are flagged, too few refused")
  func few() throws {
    #expect(
      try Bootstrap.interval(of: [1, 2], seed: 1, statistic: \.mean).get().flags == [
        .preferTInterval(count: 2)
      ])
    #expect(
      Bootstrap.interval(of: [1], seed: 1, statistic: \.mean) == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(
      Bootstrap.interval(of: times, resamples: 1, seed: 1, statistic: \.mean)
        == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(Bootstrap.interval(of: times, level: 2, seed: 1, statistic: \.mean).value == nil)
  }

  @Test("A statistic that is undefined for a resample makes the interval so")
  func statistic() {
    #expect(
      Bootstrap.interval(of: [1, 2, 3], seed: 1, statistic: \.skewness) == .undefined(.zeroVariance))
    #expect(Bootstrap.interval(of: [1, .nan], seed: 1, statistic: \.mean) == .undefined(.notFinite))
  }

  @Test("All resamples are counted out for six values at most")
  func exact() throws {
    #expect(
      Bootstrap.exactDistribution(of: [], statistic: \.mean) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(try Bootstrap.exactDistribution(of: [4], statistic: \.mean).get().values == [4])
    #expect(try Bootstrap.exactDistribution(of: [1, 2], statistic: \.mean).get().sorted == [1, 1.5, 1.5, 2])
    #expect(
      Bootstrap.exactDistribution(of: Array(repeating: 1, count: 7), statistic: \.mean)
        == .undefined(.tooMany(count: 7, most: 6)))
  }
}
