import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("A session from consent to thanks")
@MainActor
struct LabSessionTests {
  @Test("Somebody who makes no mistakes does every trial exactly, and the file tells all of it")
  func perfect() throws {
    let stage = try LabStage(LabStage.setup())

    stage.doAll()

    let file = stage.file
    #expect(file.damage == nil)
    #expect(file.lines.count { $0.kind == .end } == 1)
    let ends = file.lines.filter { $0.kind == .trialEnd }
    #expect(ends.count == LabStage.trialCount)
    for end in ends {
      #expect(end["status"]?.text == "done")
      #expect(end["m"]?["exact"]?.flag == true, "trial \(end.trial ?? 0): \(end.members)")
    }
    let answers = file.lines.filter { $0.kind == .questionnaire }
    #expect(
      answers.map { $0["form"]?.text } == ["SEQ", "UMUX-Lite", "UMUX-Lite", "SEQ", "UMUX-Lite", "UMUX-Lite"])
    #expect(answers.allSatisfy { $0["answer"]?.whole == 4 })
    #expect(file.lines[0]["participant"]?.text == "P-01")
    // Hands press the middle of three answers, which is the second part.
    #expect(file.lines.filter { $0.kind == .preference }.map { $0["variant"]?.text } == ["B"])
  }

  @Test("A session that was interrupted before the last question goes on with it")
  func preferenceLeft() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll()
    let lines = Array(stage.file.lines.prefix { $0.kind != .preference })
    let plan = try LabStage.plan()

    #expect(LabCourse(plan, row: 0, after: lines).step == .preference(variants: ["A", "B"]))
    #expect(LabCourse(plan, row: 0, after: stage.file.lines).step == .thanks)
  }

  @Test("The last question is answered in words, from the keyboard at once; the replay says the same")
  func words() throws {
    let stage = try LabStage(LabStage.setup())
    while stage.program.scene.step != .openQuestion { stage.doStep() }
    for letter in ["n", "ô"] {
      stage.base.windows.first?.send(
        .key(KeyEvent(key: .character(letter), phase: .down, time: EventTime(milliseconds: 1))))
    }
    stage.press(stage.program.scene.button)
    #expect(stage.program.scene.step == .thanks)
    stage.doAll()

    let file = stage.file
    #expect(file.lines.filter { $0.kind == .words }.map { $0["text"]?.text } == ["nô"])
    #expect(LabReport(files: [("f", file)]).markdown.contains("| P-01 | nô |"))
    let result = try replay(file)
    #expect(result.difference == nil)
    let other = Self.rewritten(stage.sink.text) { _, members in
      members.map { $0.key == "text" ? JSON.Member("text", .string("no")) : $0 }
    }
    #expect(try replay(other).difference != nil)
  }

  @Test("Who is asked for words when a session goes on can type them at once as well")
  func wordsLater() throws {
    let steps = LabCourse(try LabStage.plan(), row: 0).steps
    let stage = try LabStage(LabStage.setup(), from: try #require(steps.firstIndex(of: .openQuestion)))
    stage.base.windows.first?.send(
      .key(KeyEvent(key: .character("x"), phase: .down, time: EventTime(milliseconds: 1))))
    stage.press(stage.program.scene.button)

    #expect(stage.file.lines.filter { $0.kind == .words }.map { $0["text"]?.text } == ["x"])
  }

  @Test("The raw place of a release is kept beside the stop that it snapped to")
  func raw() throws {
    let stage = try LabStage(LabStage.setup())

    stage.doAll(error: 7)

    let releases = stage.file.lines.filter {
      $0.kind == .widget && $0["e"]?.text == "release" && $0["w"]?.text == "range"
    }
    var missed = 0
    for release in releases {
      let step = try #require(release["step_px"]?.decimal)
      let raw = try #require(release["raw"]?.elements).compactMap { $0.decimal }
      let thumb = release["thumb"]?.text == "lower" ? 0 : 1
      let offset = (raw[thumb] - raw[thumb].rounded()) * step
      // Ends, and the other thumb, hold a thumb back.
      #expect(offset > -0.01 && offset < 7.01)
      if abs(offset - 7) < 0.01 { missed += 1 }
    }
    #expect(missed > 20 && missed * 4 > releases.count * 3)
  }

  @Test(
    "Each trial is followed by what its frames were like, with the thumb on the hand where nothing pulls it")
  func frames() throws {
    let stage = try LabStage(LabStage.setup())

    stage.doAll()

    let lines = stage.file.lines.filter { $0.kind == .frames }
    #expect(lines.compactMap(\.trial) == Array(1...LabStage.trialCount))
    let plain = Set(
      stage.file.lines.filter {
        $0.kind == .trial && $0["task"]?.text == "range" && $0["variant"]?.text == "A"
      }.compactMap(\.trial))
    #expect(!plain.isEmpty)
    for line in lines where plain.contains(line.trial ?? 0) {
      #expect(line["n"]?.whole ?? 0 > 3 && line["missed"]?.whole == 0)
      #expect(line["lag_px"]?["max"]?.decimal ?? 99 < 0.5, "\(line.members)")
    }
  }

  @Test("The file says which parameters each variant has, all of them, and what the session runs in")
  func surroundings() throws {
    let stage = try LabStage(LabStage.setup())

    stage.doAll()

    let parameters = stage.file.lines.filter { $0.kind == .parameters }
    #expect(parameters.map { $0["variant"]?.text } == ["A", "B"])
    #expect(parameters.map { $0["values"]?["range.snap"]?.text } == ["release", "magnetic"])
    #expect(parameters.allSatisfy { $0["values"]?.members?.count ?? 0 > 20 })
    let environments = stage.file.lines.filter { $0.kind == .environment }
    #expect(environments.count == 1 && environments[0]["scale"]?.decimal == 1)
    #expect(environments[0]["screen"] == nil)
    #expect(stage.file.lines.count { $0.kind == .pause } == 1)
  }

  @Test("Before its clock runs a widget can be seen and not be worked")
  func ready() throws {
    let stage = try LabStage(LabStage.setup())
    for _ in 0..<3 { stage.doStep() }
    let range = stage.program.scene.bench.range
    let before = range.range

    #expect(stage.program.scene.trial?.isRunning == false)
    stage.drag(
      from: range.convertToWindow(Rect(origin: range.thumbCenters[0])).origin, to: Point(x: 360, y: 300))
    #expect(range.range == before)
    stage.press(stage.program.scene.button)

    #expect(stage.program.scene.trial?.isRunning == true)
    #expect(!stage.file.lines.contains { $0.kind == .widget })
  }

  @Test("A trial that takes too long is over, with what was reached, and its drag with it")
  func timeout() throws {
    let stage = try LabStage(LabStage.setup())
    for _ in 0..<3 { stage.doStep() }
    stage.press(stage.program.scene.button)

    stage.base.advance(by: 21)

    let end = try #require(stage.file.lines.last { $0.kind == .trialEnd })
    #expect(end["status"]?.text == "timeout" && end.trial == 1)
    #expect(end["m"]?["total_ms"]?.decimal == 20_000)
    #expect(stage.program.scene.trial?.trial.number == 2)
  }

  @Test("A window that is closed in mid-trial leaves an abandoned trial")
  func abandoned() throws {
    let stage = try LabStage(LabStage.setup())
    for _ in 0..<3 { stage.doStep() }
    stage.press(stage.program.scene.button)

    stage.program.finish()

    let end = try #require(stage.file.lines.last { $0.kind == .trialEnd })
    #expect(end["status"]?.text == "abandoned")
    #expect(!stage.file.lines.contains { $0.kind == .end })
  }

  @Test("Variants have their parameters, and only they differ")
  func variants() throws {
    for row in 0..<2 {
      let stage = try LabStage(LabStage.setup(row: row))
      var timings: [String: Set<SnapTiming>] = [:]
      for _ in 0..<200 where stage.base.windows.first != nil {
        if case .trial(let trial) = stage.program.scene.step {
          timings[trial.variant, default: []].insert(stage.program.scene.bench.range.snapTiming)
        }
        stage.doStep()
      }
      #expect(timings == ["A": [.onRelease], "B": [.magnetic(0.7)]])
    }
  }

  // MARK: Replay

  private func replay(_ file: SessionFile, row: Int = 0) throws -> Replay.Result {
    let setup = try LabStage.setup(row: row)
    return try Replay(file, setup).run()
  }

  @Test("A replay goes through every trial again and finds the same states")
  func verified() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll(error: 9)

    let result = try replay(stage.file)

    #expect(
      result.trials == LabStage.trialCount && result.verified == LabStage.trialCount
        && result.difference == nil)
  }

  @Test("One changed sample is found, with its trial and the event that is another one")
  func changed() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll()
    let text = stage.sink.text
    let line = try #require(
      stage.file.lines.last { $0.kind == .moves && $0.trial == 1 && ($0["held"]?.flag ?? false) })

    let result = try replay(
      Self.rewritten(text) { number, members in
        guard number == line.number else { return members }
        return members.map { member in
          guard member.key == "rows", let rows = member.value.elements else { return member }
          return JSON.Member(
            "rows",
            .array(
              rows.map { row in
                guard var cells = row.elements, cells.count == 4, let x = cells[1].decimal else { return row }
                cells[1] = .number(x + 90)
                return .array(cells)
              }))
        }
      })

    #expect(result.difference?.trial == 1)
    #expect(result.difference?.recorded != result.difference?.replayed)
    #expect(result.verified < LabStage.trialCount)
  }

  /// The same file with changed lines, and a chain that fits them.
  private static func rewritten(
    _ text: String, _ change: (Int, [JSON.Member]) -> [JSON.Member]
  ) -> SessionFile {
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    for line in SessionFile(text).lines { writer.write(line.kind, change(line.number, line.members)) }
    return SessionFile(sink.text)
  }

  @Test("A session that was killed goes on at the trial that was not finished, and all of it is replayed")
  func resumed() throws {
    let setup = try LabStage.setup()
    let first = try LabStage(setup)
    for _ in 0..<6 { first.doStep() }
    first.press(first.program.scene.button)
    let number = try #require(first.program.scene.trial?.trial.number)
    let killed = first.file
    let index = first.program.scene.index
    let sink = MemorySink()
    for line in first.sink.text.split(separator: "\n") { sink.append(line + "\n") }
    let writer = SessionWriter(sink: sink, count: killed.count, last: killed.last)
    writer.write(.resume, at: Microseconds(0), [JSON.Member("step", .integer(index))])

    let second = try LabStage(setup, from: index, sink: sink, writer: writer, after: killed.lines)
    second.doAll()

    let file = second.file
    #expect(file.damage == nil)
    let numbers = file.lines.filter { $0.kind == .trialEnd && $0["status"]?.text == "done" }.compactMap(
      \.trial)
    #expect(numbers == Array(1...LabStage.trialCount))
    let begun = file.lines.filter { $0.kind == .trial }
    #expect(begun.filter { $0.trial == number }.map { $0["attempt"]?.whole } == [1, 2])
    #expect(
      begun.count == LabStage.trialCount + 1
        && begun.count { $0["attempt"]?.whole == 1 } == LabStage.trialCount)
    #expect(try replay(file).difference == nil)
  }
}
