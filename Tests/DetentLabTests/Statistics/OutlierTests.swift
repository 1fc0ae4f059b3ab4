import DetentLab
import Testing

@Suite("Outliers") struct OutlierTests {
  private let times: [Double] = [400, 420, 430, 450, 470, 2500]

  @Test("The rule to use marks what three standard deviations cannot")
  func rule() throws {
    let report = try Outliers.of(times).get()

    #expect(report.isOutlier == [false, false, false, false, false, true])
    #expect(report.count == 1)
    #expect(report.flags.isEmpty)
    #expect(try Outliers.byStandardDeviation(times).get().count == 0)
  }

  @Test("Without median deviation Tukey's rule takes over and says so")
  func fallback() throws {
    let report = try Outliers.of([500, 500, 500, 500, 900]).get()

    #expect(report.isOutlier == [false, false, false, false, true])
    #expect(report.flags == [.zeroMADFallback])
    #expect(report.limits == 500...500)
  }

  @Test("Equal values, and one alone, have none")
  func equal() throws {
    #expect(try Outliers.of([5, 5, 5]).get().count == 0)
    #expect(try Outliers.of([5]).get().count == 0)
    #expect(Outliers.of([]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(Outliers.byStandardDeviation([5, 5]) == .undefined(.zeroVariance))
    #expect(Outliers.byStandardDeviation([5]) == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(Outliers.largestScore(count: 1) == .undefined(.tooFew(count: 1, needed: 2)))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    #expect(Outliers.of([1, 2, value]) == .undefined(.notFinite))
    #expect(Outliers.byQuartiles([1, 2], factor: value).value == nil)
    #expect(Outliers.byMedianDeviation([1, 2], factor: 0) == .undefined(.notPositive(0)))
  }

  @Test("Marks go with their values, wherever these lie and in whatever unit", arguments: 0..<40)
  func invariance(stream: Int) throws {
    var dice = Dice(stream)
    let values = dice.numbers(dice.integer(in: 3...20), in: 100...500) + [dice.numbers(1, in: 100...5000)[0]]
    let marks = try Outliers.of(values).get().isOutlier
    let order = dice.shuffled(Array(values.indices))

    #expect(try Outliers.of(order.map { values[$0] }).get().isOutlier == order.map { marks[$0] })
    #expect(try Outliers.of(values.map { $0 * 4 }).get().isOutlier == marks, "seed \(Dice.seed)")
    #expect(try Outliers.of(values.map { $0 + 1024 }).get().isOutlier == marks, "seed \(Dice.seed)")
    #expect(marks.count == values.count)
  }

  @Test("Only misses are spatial outliers")
  func spatial() {
    #expect(
      !TrialOutliers.isSpatial(isMiss: false, amplitude: 300, width: 20, travelled: 0, endpointError: 99))
    #expect(
      TrialOutliers.isSpatial(isMiss: true, amplitude: 300, width: 20, travelled: 300, endpointError: -41))
    #expect(
      !TrialOutliers.isSpatial(isMiss: true, amplitude: 300, width: 20, travelled: 150, endpointError: 40))
  }
}
