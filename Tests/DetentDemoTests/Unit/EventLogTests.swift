import Testing

@testable import DetentDemo

@Suite("Writing the event log")
@MainActor
struct EventLogTests {
  @Test("A line begins with its time and type, has the keys in their order, and is written at once")
  func line() {
    let output = CollectingOutput()
    let log = EventLog(output: output) { 1.25 }

    log.write("tick", ["widget": .string("range"), "thumb": .string("lower"), "a": .integer(3)])

    #expect(
      output.writes == [
        "{\"t\":1.250000,\"type\":\"tick\",\"widget\":\"range\",\"thumb\":\"lower\",\"a\":3}\n"
      ])
  }

  @Test("Each event is one line, whatever texts are in it")
  func oneLine() {
    let output = CollectingOutput()
    var time = 0.0
    let log = EventLog(output: output) {
      time += 0.5
      return time
    }

    log.write("error", ["message": .string("two\nlines")])
    log.write("bye")

    #expect(output.writes.allSatisfy { $0.hasSuffix("\n") && $0.count { $0 == "\n" } == 1 })
    #expect(output.writes.last == "{\"t\":1.000000,\"type\":\"bye\"}\n")
  }
}
