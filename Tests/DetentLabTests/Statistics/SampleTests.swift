import DetentLab
import Testing

@Suite("Samples") struct SampleTests {
  @Test("No values have no measures, and each says how many it needs")
  func empty() throws {
    let sample = try Sample([])

    #expect(sample.isConstant)
    #expect(sample.mean == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.median == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.nearestRank(0.5) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.medianDeviation == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.geometricMean == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.standardDeviation == .undefined(.tooFew(count: 0, needed: 2)))
    #expect(sample.standardScores == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(sample.skewness == .undefined(.tooFew(count: 0, needed: 3)))
    #expect(sample.excessKurtosis == .undefined(.tooFew(count: 0, needed: 4)))
  }

  @Test("One value has a centre and no spread")
  func single() throws {
    let sample = try Sample([7])

    #expect(sample.mean == .value(7))
    #expect(sample.median == .value(7))
    #expect(sample.quantile(0.99) == .value(7))
    #expect(sample.medianDeviation == .value(0))
    #expect(sample.standardDeviation == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(sample.interval() == .undefined(.tooFew(count: 1, needed: 2)))
  }

  @Test("Two values have both")
  func pair() throws {
    let sample = try Sample([1, 3])

    #expect(sample.mean == .value(2))
    #expect(isNear(sample.standardDeviation.value, 2.0.squareRoot()))
    #expect(isNear(sample.interval().value?.upper, 2 + 12.706204736))
    #expect(sample.skewness == .undefined(.tooFew(count: 2, needed: 3)))
  }

  @Test("Equal values have no spread at all, however they round", arguments: [0.1, 1.0 / 3, 1e-300, -7e15])
  func equal(value: Double) throws {
    let sample = try Sample(Array(repeating: value, count: 7))

    #expect(sample.mean == .value(value))
    #expect(sample.standardDeviation == .value(0))
    #expect(sample.skewness == .undefined(.zeroVariance))
    #expect(sample.excessKurtosis == .undefined(.zeroVariance))
    #expect(sample.bimodality == .undefined(.zeroVariance))
    #expect(sample.standardScores == .undefined(.zeroVariance))
    #expect(sample.interval() == .undefined(.zeroVariance))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    #expect(reason { () throws(Undefined) in try Sample([1, value, 3]) } == .notFinite)
  }

  @Test("A sum beyond numbers is said to be one")
  func overflow() throws {
    let sample = try Sample([-1e308, 1e308, 1.5e308])

    #expect(sample.standardDeviation == .undefined(.overflow))
  }

  @Test("Geometric means need positive values", arguments: [0.0, -1])
  func geometric(value: Double) throws {
    #expect(try Sample([2, value]).geometricMean == .undefined(.notPositive(value)))
    #expect(isNear(try Sample([2, 8]).geometricMean.value, 4))
  }

  @Test("A quantile asks for a probability", arguments: [-0.01, 1.01, .infinity])
  func probability(value: Double) throws {
    let sample = try Sample([1, 2])

    #expect(sample.quantile(value) == .undefined(.outside(value, lowest: 0, highest: 1)))
    #expect(sample.nearestRank(value) == .undefined(.outside(value, lowest: 0, highest: 1)))
    #expect(sample.quantile(.nan).value == nil)
  }

  @Test("Nearest ranks and interpolated quantiles differ")
  func ranks() throws {
    let sample = try Sample([4, 1, 3, 2])

    #expect(sample.nearestRank(0) == .value(1))
    #expect(sample.nearestRank(0.25) == .value(1))
    #expect(sample.nearestRank(0.26) == .value(2))
    #expect(sample.nearestRank(0.95) == .value(4))
    #expect(isNear(sample.quantile(0.95).value, 3.85))
  }
}
