import DetentCore
import Testing

@Suite("Event time") struct EventTimeTests {
  @Test("Differences are signed seconds")
  func differences() {
    let early = EventTime(milliseconds: 250)
    let late = EventTime(milliseconds: 1500)

    #expect(late.seconds(since: early) == 1.25)
    #expect(early.seconds(since: late) == -1.25)
    #expect(early < late)
  }

  @Test("What does not fit into 64 bits stops at their ends")
  func extremes() {
    let first = EventTime(milliseconds: .min)
    let last = EventTime(milliseconds: .max)

    #expect(first.nanoseconds == .min)
    #expect(last.nanoseconds == .max)
    #expect(last.nanoseconds(since: first) == .max)
    #expect(first.nanoseconds(since: last) == .min)
  }
}
