import DetentLab
import Testing

@Suite("The trial to talk about")
@MainActor
struct TellingTrialTests {
  /// A file of trials that took so long, in milliseconds.
  private static func file(
    _ trials: [(isPractice: Bool, isExact: Bool, time: Int)], status: String = "done"
  ) -> SessionFile {
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    for (index, trial) in trials.enumerated() {
      let number = JSON.Member("trial", .integer(index + 1))
      writer.write(.trial, [number, JSON.Member("practice", .bool(trial.isPractice))])
      let measures = JSON.object([
        JSON.Member("exact", .bool(trial.isExact)), JSON.Member("total_ms", .integer(trial.time)),
      ])
      writer.write(.trialEnd, [number, JSON.Member("status", .string(status)), JSON.Member("m", measures)])
    }
    return SessionFile(sink.text)
  }

  @Test("It is the slowest of those that did not come out right, practice left out")
  func wrong() {
    let file = Self.file([
      (true, false, 9_000), (false, true, 8_000), (false, false, 2_000), (false, false, 3_000),
      (false, false, 1_000),
    ])
    #expect(file.trialToTalkAbout == 4)
  }

  @Test("Where all came out right it is the slowest; before the first trial there is none")
  func slowest() {
    #expect(
      Self.file([(false, true, 2_000), (false, true, 5_000), (false, true, 3_000)]).trialToTalkAbout == 2)
    #expect(Self.file([(true, false, 2_000)]).trialToTalkAbout == nil)
    #expect(Self.file([]).trialToTalkAbout == nil)
    #expect(Self.file([(false, false, 9_000)], status: "abandoned").trialToTalkAbout == nil)
  }
}
