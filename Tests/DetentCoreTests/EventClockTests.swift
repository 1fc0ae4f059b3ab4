import DetentCore
import Testing

@Suite("Event clock") struct EventClockTests {
  struct File: Decodable {
    var timestampUnwrap: [Series]
  }

  struct Series: Decodable {
    var name: String
    var serverMs: [UInt32]
    var extendedMs: [Int64]
    var restart: [Bool]
  }

  private func extended(_ stamps: [UInt32]) -> (milliseconds: [Int64], restarts: [Bool]) {
    var clock = EventClock()
    let readings = stamps.map { clock.extend($0) }
    return (readings.map { $0.time.nanoseconds / 1_000_000 }, readings.map(\.isRestart))
  }

  @Test("Recorded stamps extend as listed", .enabled(if: VectorFolder.holds("pan_state_machine.json")))
  func vectors() throws {
    for series in try VectorFolder.read("pan_state_machine.json", as: File.self).timestampUnwrap {
      let result = extended(series.serverMs)

      #expect(result.milliseconds == series.extendedMs, "\(series.name)")
      #expect(result.restarts == series.restart, "\(series.name)")
    }
  }

  @Test("A stamp of 0 is the latest moment")
  func currentTime() {
    #expect(extended([0, 500, 0, 510]).milliseconds == [0, 500, 500, 510])
    #expect(extended([0, 500, 0, 510]).restarts == [false, false, false, false])
  }

  @Test(
    "A second backwards stands still, more is a restart",
    arguments: [(999, false), (1000, false), (1001, true)])
  func reordering(step: Int, isRestart: Bool) {
    let result = extended([5000, UInt32(5000 - step), 5010])

    #expect(result.milliseconds[1] == 5000)
    #expect(result.restarts[1] == isRestart)
    #expect(result.milliseconds[2] == (isRestart ? 5000 + Int64(step) + 10 : 5010))
  }

  @Test("An overtaken event across the wrap stands still too")
  func reorderingAcrossTheWrap() {
    let result = extended([.max, 20, .max - 5, 30])

    #expect(result.milliseconds == [4_294_967_295, 4_294_967_316, 4_294_967_316, 4_294_967_326])
    #expect(result.restarts == [false, false, false, false])
  }

  @Test("A hundred wraps keep rising")
  func manyWraps() {
    var clock = EventClock()
    var expected: Int64 = 1
    var stamp: UInt32 = 1
    var previous = clock.extend(stamp).time
    for _ in 0..<400 {
      stamp &+= 1 << 30
      expected += 1 << 30
      let reading = clock.extend(stamp)

      #expect(reading.time > previous)
      #expect(reading == EventClock.Reading(time: EventTime(milliseconds: expected)))
      previous = reading.time
    }
    #expect(clock.latest == previous)
  }
}
