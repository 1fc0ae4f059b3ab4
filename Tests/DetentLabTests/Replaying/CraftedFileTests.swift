import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("Files that somebody wrote by hand")
@MainActor
struct CraftedFileTests {
  /// Lines that no session has, under a chain that fits them.
  nonisolated static let lines: [(kind: LineKind, members: String)] = [
    (
      .moves, #"{"t":5,"win":0,"rows":[[0,9223372036854775807],[9223372036854775807],[9223372036854775807]]}"#
    ),
    (.moves, #"{"t":5,"win":0,"rows":[[-9223372036854775808],[-9223372036854775808,1,2,3]]}"#),
    (.moves, #"{"t":1e300,"win":0,"rows":[[1]]}"#),
    (.timer, #"{"t":-1e300,"n":-9223372036854775808}"#),
    (
      .input,
      #"{"t":1,"win":0,"e":"move","src":2,"id":0,"kind":"mouse","held":false,"x":1e300,"y":-1e300,"xt":1e300}"#
    ),
    (
      .trial,
      #"{"t":1,"trial":9223372036854775807,"task":"range","target":[-9223372036854775808,1],"start":[0,1]}"#
    ),
    (
      .trialEnd,
      #"{"t":2,"trial":9223372036854775807,"status":"done","m":{"total_ms":-9223372036854775808.0}}"#
    ),
    (.environment, #"{"t":1,"screen":{"w_px":1,"w_mm":1e300,"h_mm":1e300},"refresh_hz":1e-300}"#),
    (.click, #"{"t":1,"n":-9223372036854775808.0,"err_px":1e308}"#),
    (.resume, #"{"t":1,"step":9223372036854775807}"#),
    (.resume, #"{"t":1,"step":-9223372036854775808}"#),
  ]

  @Test("They are read, replayed, watched and reported without harm", arguments: lines.indices)
  func harmless(index: Int) throws {
    let line = Self.lines[index]
    let setup = try LabStage.setup()
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, setup.header(version: "test", day: "2026-01-15"))
    writer.write(line.kind, try JSON(line.members).members ?? [])
    let file = SessionFile(sink.text)
    #expect(file.damage == nil && file.lines.count == 2)

    _ = try Replay(file, setup).run()
    _ = try WhatIf(file, setup).run()
    let player = try ReplayPlayer(file, setup)
    player.isPlaying = true
    player.advance(by: 1)
    let report = LabReport(files: [("f", file)])
    #expect(report.documents.count > 5)
    #expect(LabCourse(setup.plan, row: 0, after: file.lines).steps.count > 40)
  }
}
