import DetentLab
import Testing

@Suite("Paired comparisons") struct PairedTests {
  @Test("Lists of different lengths are no pairs")
  func unequal() {
    #expect(PairedTest.of([1], [1, 2]) == .undefined(.unequalCounts(1, 2)))
    #expect(PairedRatio.of([1], [1, 2]) == .undefined(.unequalCounts(1, 2)))
    #expect(WilcoxonSignedRank.of([1], [1, 2]) == .undefined(.unequalCounts(1, 2)))
  }

  @Test("Fewer than two pairs are no comparison", arguments: [[Double](), [3]])
  func few(values: [Double]) {
    #expect(PairedTest.of(values, values).reason != nil)
    #expect(PairedRatio.of(values, values).reason != nil)
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    #expect(PairedTest.of([1, value], [1, 2]) == .undefined(.notFinite))
    #expect(PairedRatio.of([1, 2], [1, value]) == .undefined(.notFinite))
    #expect(WilcoxonSignedRank.of([1, value], [1, 2]) == .undefined(.notFinite))
  }

  @Test("The same difference everywhere has a mean and no test, however it rounds")
  func constant() throws {
    let test = try PairedTest.of([0.3, 0.7, 1.1], [0.1, 0.5, 0.9]).get()

    #expect(isNear(test.meanDifference, 0.2))
    #expect(test.standardDeviation == 0)
    for measure in [test.t, test.p, test.cohenDz, test.hedgesGz] {
      #expect(measure == .undefined(.zeroVariance))
    }
    #expect(test.interval == .undefined(.zeroVariance))
  }

  @Test("The same ratio everywhere has no interval, however it rounds")
  func constantRatio() throws {
    let ratio = try PairedRatio.of([1.1, 0.7, 1300], [1.21, 0.77, 1430]).get()

    #expect(isNear(ratio.percentChange, 10))
    #expect(ratio.interval == .undefined(.zeroVariance))
    #expect(ratio.percentInterval == .undefined(.zeroVariance))
  }

  @Test("A pair with a fault is left out, counted and flagged")
  func fault() throws {
    let whole = try PairedRatio.of([1000, 900, 1200], [800, 850, 1000]).get()
    let faulty = try PairedRatio.of([1000, 0, 900, 1200], [800, 700, 850, 1000]).get()

    #expect(faulty.flags == [.excludedTimes(count: 1)])
    #expect(faulty.ratio == whole.ratio)
    #expect(PairedRatio.of([0, 5], [3, 0]) == .undefined(.tooFew(count: 0, needed: 1)))
  }

  @Test("Changing sides turns signs and ratios", arguments: 0..<30)
  func sides(stream: Int) throws {
    var dice = Dice(stream)
    let count = dice.integer(in: 2...20)
    let (a, b) = (dice.numbers(count, in: 300...3000), dice.numbers(count, in: 300...3000))
    let (test, back) = (try PairedTest.of(a, b).get(), try PairedTest.of(b, a).get())
    let (ratio, inverse) = (try PairedRatio.of(a, b).get(), try PairedRatio.of(b, a).get())

    #expect(isNear(test.t.value, back.t.value.map { -$0 }), "seed \(Dice.seed)")
    #expect(isNear(test.p.value, back.p.value), "seed \(Dice.seed)")
    #expect(isNear(test.interval.value?.lower, back.interval.value.map { -$0.upper }), "seed \(Dice.seed)")
    #expect(isNear(ratio.ratio, 1 / inverse.ratio), "seed \(Dice.seed)")
    #expect(isNear(ratio.interval.value?.lower, inverse.interval.value.map { 1 / $0.upper }))
    #expect(isNear(ratio.test.p.value, inverse.test.p.value), "seed \(Dice.seed)")
  }

  @Test("Units do not matter to a ratio, nor does what is added to a difference", arguments: 0..<30)
  func units(stream: Int) throws {
    var dice = Dice(stream)
    let count = dice.integer(in: 3...20)
    let (a, b) = (dice.numbers(count, in: 300...3000), dice.numbers(count, in: 300...3000))
    let seconds = try PairedRatio.of(a.map { $0 / 1000 }, b.map { $0 / 1000 }).get()
    let moved = try PairedTest.of(a.map { $0 + 77 }, b.map { $0 + 77 }).get()

    #expect(isNear(try PairedRatio.of(a, b).get().ratio, seconds.ratio), "seed \(Dice.seed)")
    #expect(isNear(try PairedTest.of(a, b).get().t.value, moved.t.value), "seed \(Dice.seed)")
  }

  @Test("The interval excludes no difference just when p is small", arguments: 0..<60)
  func duality(stream: Int) throws {
    var dice = Dice(stream)
    let (a, b) = (dice.numbers(8, in: 0...10), dice.numbers(8, in: 2...12))
    let test = try PairedTest.of(a, b).get()

    #expect(try test.interval.get().contains(0) == (test.p.get() > 0.05), "seed \(Dice.seed)")
  }

  @Test("A correction needs a degree of freedom")
  func hedges() {
    #expect(EffectSize.hedgesCorrection(degreesOfFreedom: 1) == .value(0))
    #expect(EffectSize.hedgesCorrection(degreesOfFreedom: 0).value == nil)
    #expect(EffectSize.hedgesCorrection(degreesOfFreedom: .nan).value == nil)
  }
}
