import DetentLab
import Testing

@Suite("Precision and fits") struct PrecisionTests {
  @Test("No precision without two participants", arguments: [Int.min, 0, 1])
  func few(count: Int) {
    #expect(
      Precision.marginOfMean(standardDeviation: 3, count: count)
        == .undefined(.tooFew(count: count, needed: 2)))
    #expect(Precision.marginOfRatio(logDeviation: 3, count: count).value == nil)
  }

  @Test("A deviation is a number that is not negative", arguments: unusable + [-1])
  func deviation(value: Double) {
    #expect(Precision.marginOfMean(standardDeviation: value, count: 5).value == nil)
  }

  @Test("More participants and lower levels make it finer")
  func monotone() throws {
    let margins = try (2...60).map { try Precision.marginOfRatio(logDeviation: 0.15, count: $0).get() }

    #expect(margins == margins.sorted(by: >))
    let half = try Precision.marginOfMean(standardDeviation: 1, count: 9, level: 0.5).get()
    #expect(try half < Precision.marginOfMean(standardDeviation: 1, count: 9).get())
    #expect(Precision.marginOfMean(standardDeviation: 0, count: 2) == .value(0))
    #expect(Precision.marginOfRatio(logDeviation: 1e5, count: 2) == .undefined(.overflow))
  }

  @Test("A line is found again", arguments: [(2.0, -3.0), (-0.5, 12), (0, 4)])
  func line(slope: Double, intercept: Double) throws {
    let x = [1.0, 2, 4, 8]
    let fit = try LinearFit.of(x: x, y: x.map { slope * $0 + intercept }).get()

    #expect(isNear(fit.slope, slope))
    #expect(isNear(fit.intercept, intercept))
    if slope == 0 {
      #expect(fit.correlation == .undefined(.zeroVariance))
    } else {
      #expect(isNear(fit.correlation.value, slope > 0 ? 1 : -1))
      #expect(isNear(fit.determination.value, 1))
    }
  }

  @Test("No line through one place, nor through nothing")
  func noLine() {
    #expect(LinearFit.of(x: [], y: []) == .undefined(.tooFew(count: 0, needed: 2)))
    #expect(LinearFit.of(x: [1], y: [2]) == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(LinearFit.of(x: [1, 1], y: [2, 3]) == .undefined(.zeroVariance))
    #expect(LinearFit.of(x: [1, 2], y: [2]) == .undefined(.unequalCounts(2, 1)))
    #expect(LinearFit.of(x: [1, .nan], y: [2, 3]) == .undefined(.notFinite))
  }
}
