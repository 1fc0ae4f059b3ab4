import DetentLab
import Testing

@Suite("Task times") struct TimeSummaryTests {
  @Test("No times have no centre")
  func empty() {
    #expect(TimeSummary.of([]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(TimeSummary.of([0, -4]) == .undefined(.tooFew(count: 0, needed: 1)))
  }

  @Test("One time has no interval")
  func single() throws {
    let summary = try TimeSummary.of([850]).get()

    #expect(summary.interval == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(summary.standardDeviation == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(summary.flags.isEmpty)
  }

  @Test("Equal times have no interval either")
  func equal() throws {
    let summary = try TimeSummary.of([850, 850, 850]).get()

    #expect(isNear(summary.geometricMean, 850))
    #expect(summary.interval == .undefined(.zeroVariance))
  }

  @Test("Faults of the recording are left out, counted and flagged")
  func faults() throws {
    let summary = try TimeSummary.of([900, 0, 1100, -5]).get()

    #expect(summary.used == 2)
    #expect(summary.flags == [.excludedTimes(count: 2)])
    #expect(summary.mean == .value(1000))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(time: Double) {
    #expect(TimeSummary.of([900, time]) == .undefined(.notFinite))
  }

  @Test("A level lies between 0 and 1", arguments: [0.0, 1, -1, 95])
  func level(level: Double) throws {
    let summary = try TimeSummary.of([900, 1000], level: level).get()

    #expect(summary.interval == .undefined(.outside(level, lowest: 0, highest: 1)))
  }

  @Test("The interval scales with the times and holds the centre", arguments: 0..<30)
  func scale(stream: Int) throws {
    var dice = Dice(stream)
    let times = dice.numbers(dice.integer(in: 2...20), in: 200...5000)
    let one = try TimeSummary.of(times).get()
    let thousand = try TimeSummary.of(times.map { $0 / 1000 }).get()
    let (interval, small) = (try one.interval.get(), try thousand.interval.get())

    #expect(interval.contains(one.geometricMean), "seed \(Dice.seed)")
    #expect(isNear(interval.lower, small.lower * 1000), "seed \(Dice.seed)")
    #expect(isNear(interval.upper, small.upper * 1000), "seed \(Dice.seed)")
    #expect(try TimeSummary.of(times, level: 0.5).get().interval.get().upper < interval.upper)
  }
}
