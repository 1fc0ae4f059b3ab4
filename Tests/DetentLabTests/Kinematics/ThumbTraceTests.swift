import DetentLab
import Testing

@Suite("Traces of a thumb") struct ThumbTraceTests {
  @Test("Times and positions belong together and run forwards")
  func refused() {
    let why = { (times: [Double], positions: [Double]) in
      reason { () throws(Undefined) in try ThumbTrace(times: times, positions: positions) }
    }

    #expect(why([], []) == .tooFew(count: 0, needed: 1))
    #expect(why([1], [1, 2]) == .unequalCounts(1, 2))
    #expect(why([2, 1], [1, 2]) == .timeRunsBackwards(index: 1))
    for value in unusable {
      #expect(why([1, value], [1, 2]) == .notFinite)
      #expect(why([1, 2], [1, value]) == .notFinite)
    }
  }

  @Test("When time stands still the last position stays, and there is no speed")
  func standingTime() throws {
    let trace = try ThumbTrace(times: [5, 5, 5], positions: [1, 2, 3])

    #expect(trace.times == [5])
    #expect(trace.positions == [3])
    #expect(trace.speeds.isEmpty)
    #expect(trace.peakSpeed == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(trace.lastVelocity == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(trace.releaseVelocity() == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(trace.submovements() == .undefined(.tooFew(count: 1, needed: 2)))
    #expect(trace.initiation() == .undefined(.noMovement))
    #expect(trace.duration == 0)
  }

  @Test("Settling is the start of the last rest at the target")
  func settling() throws {
    let trace = try ThumbTrace(times: [0, 10, 20, 30, 40, 50], positions: [0, 99, 108, 97, 101, 100])

    #expect(trace.settled(at: 100, tolerance: 2) == .value(40))
    #expect(trace.settled(at: 100, tolerance: 3) == .value(30))
    #expect(trace.settled(at: 100, tolerance: 200) == .value(0))
    #expect(trace.settled(at: 100, tolerance: 0) == .value(50))
    #expect(trace.settled(at: 90, tolerance: 2) == .undefined(.neverSettled))
    #expect(trace.settled(at: 100, tolerance: -1).value == nil)
    #expect(trace.settled(at: .nan, tolerance: 1) == .undefined(.notFinite))
  }

  @Test("Overshoot is seen from the start, and reversals are turns")
  func overshoot() throws {
    let trace = try ThumbTrace(times: [0, 10, 20, 30], positions: [0, 99, 108, 97])

    #expect(trace.overshoot(beyond: 100) == .value(8))
    #expect(trace.overshoot(beyond: 200) == .value(0))
    #expect(trace.overshoot(beyond: 0) == .undefined(.zeroAmplitude))
    #expect(trace.reversals() == .value(1))
    #expect(trace.reversals(beyond: 11) == .value(0))
  }

  @Test("Initiation is the last sample before the thumb leaves")
  func initiation() throws {
    let trace = try ThumbTrace(times: [0, 10, 20, 30], positions: [50, 51, 49, 80])

    #expect(trace.initiation() == .value(0))
    #expect(trace.initiation(beyond: 2) == .value(20))
    #expect(trace.initiation(beyond: 99) == .undefined(.noMovement))
    #expect(trace.initiation(beyond: -1).value == nil)
    #expect(trace.stillness.total == 0)
  }

  @Test("A straight movement has one velocity, wherever the trace begins", arguments: [-450.0, 0, 1200])
  func velocity(pixelsPerSecond: Double) throws {
    let times: [Double] = [1000, 1007, 1020, 1029, 1050]
    let trace = try ThumbTrace(times: times, positions: times.map { 7 + $0 * pixelsPerSecond / 1000 })

    #expect(isNear(trace.releaseVelocity().value, pixelsPerSecond))
    #expect(isNear(trace.lastVelocity.value, pixelsPerSecond))
    #expect(isNear(trace.peakSpeed.value?.speed, abs(pixelsPerSecond)))
  }

  @Test("Only the window counts for the velocity at release")
  func window() throws {
    let trace = try ThumbTrace(times: [0, 100, 150, 200], positions: [0, 900, 950, 1000])

    #expect(isNear(trace.releaseVelocity(window: 100).value, 1000))
    #expect(isNear(trace.releaseVelocity(window: 60).value, 1000))
    #expect(trace.releaseVelocity(window: 10).value == nil)
    #expect(trace.releaseVelocity(window: 300).value ?? 0 > 3000)
  }

  @Test("A speed beyond numbers is said to be one")
  func overflow() throws {
    let trace = try ThumbTrace(times: [0, 1e-300], positions: [0, 1e300])

    #expect(trace.peakSpeed == .undefined(.overflow))
    #expect(trace.lastVelocity == .undefined(.overflow))
  }
}
