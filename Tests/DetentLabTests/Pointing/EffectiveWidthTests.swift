import DetentLab
import Testing

@Suite("Effective width and throughput") struct EffectiveWidthTests {
  @Test("The scale is the one that papers round to 4.133")
  func scale() {
    #expect(isNear(EffectiveWidth.scale, 4.132_731_354_122_493, within: 1e-15))
    #expect(EffectiveWidth.of(standardDeviation: 0) == .value(0))
    #expect(EffectiveWidth.of(standardDeviation: -1).value == nil)
    #expect(EffectiveWidth.of(standardDeviation: .infinity) == .undefined(.overflow))
  }

  @Test("No errors are taken for few, and that is said")
  func noErrors() throws {
    let width = try EffectiveWidth.of(width: 20, errorRate: 0).get()

    #expect(width.flags == [.zeroErrorRateReplaced])
    #expect(try EffectiveWidth.of(width: 20, errorRate: 0.000_049).get().flags.isEmpty)
    #expect(width.width < 20)
  }

  @Test("Impossible rates and widths are refused", arguments: [1.0, 1.5, -0.1, .nan])
  func refused(rate: Double) {
    #expect(EffectiveWidth.of(width: 20, errorRate: rate).value == nil)
    #expect(EffectiveWidth.of(width: 0, errorRate: 0.04) == .undefined(.notPositive(0)))
  }

  @Test("Snapped places have no throughput, raw ones do")
  func snapped() {
    let snapped = EffectiveThroughput(endpointErrors: [0, 0, 0], amplitude: 168, movementTime: 540)
    let raw = EffectiveThroughput(endpointErrors: [-3, 1, 4], amplitude: 168, movementTime: 540)

    #expect(snapped.width == .value(0))
    #expect(snapped.throughput == .undefined(.zeroVariance))
    #expect(raw.throughput.value ?? 0 > 0)
  }

  @Test("A time is positive, an amplitude a number")
  func inputs() {
    let still = EffectiveThroughput(endpointErrors: [1, 2], amplitude: 100, movementTime: 0)
    let lost = EffectiveThroughput(endpointErrors: [1, 2], amplitude: .nan, movementTime: 10)

    #expect(still.difficulty.value != nil)
    #expect(still.throughput == .undefined(.notPositive(0)))
    #expect(lost.throughput == .undefined(.overflow))
    #expect(
      EffectiveThroughput(endpointErrors: [1, .nan], amplitude: 9, movementTime: 9).spread
        == .undefined(.notFinite))
  }

  @Test("Throughput is a mean of means")
  func means() {
    #expect(ThroughputSummary.of([]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(ThroughputSummary.of([[4], []]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(ThroughputSummary.of([[4, 5, 6], [9]]).value?.grandMean == 7)
  }
}
