import DetentCore
import DetentLab
import DetentUI
import Testing

@Suite("Clicks on crosses")
@MainActor
struct ClickCheckTests {
  private static func begun() throws -> LabStage {
    let stage = try LabStage(LabStage.setup())
    stage.doStep()
    return stage
  }

  @Test("Five crosses are asked for in five places, and each click is written down with how far it was off")
  func clicks() throws {
    let stage = try Self.begun()
    #expect(stage.program.scene.step == .clickCheck)
    var places: Set<Point> = []
    for _ in 0..<5 {
      places.insert(try #require(stage.program.scene.cross).origin)
      stage.clickCross(off: Vector(dx: 3, dy: -4))
    }

    #expect(places.count == 5 && places.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() })
    guard case .variant = stage.program.scene.step else {
      Issue.record("\(stage.program.scene.step)")
      return
    }
    let clicks = stage.file.lines.filter { $0.kind == .click }
    #expect(clicks.map { $0["n"]?.whole } == [1, 2, 3, 4, 5])
    #expect(clicks.allSatisfy { $0["err_px"]?.decimal == 5 && $0["err_mm"] == nil })
    #expect(stage.program.scene.cross == nil)
  }

  @Test("The frames of the ring and the samples of the pointer tell how often both come")
  func rates() throws {
    let stage = try Self.begun()
    stage.base.advance(by: 1)
    for _ in 0..<5 { stage.clickCross(off: .zero) }

    let line = try #require(stage.file.lines.first { $0.kind == .frames && $0.trial == nil })
    let period = try #require(line["interval_ms"]?["median"]?.decimal)
    #expect(abs(period - 1_000.0 / 60) < 0.1)
    #expect(line["sample_ms"]?["median"]?.decimal != nil)
    #expect(line["n"]?.whole ?? 0 > 25)
  }

  @Test("Nothing moves once the ring has closed in, nor for somebody who wants no motion")
  func rest() throws {
    let stage = try Self.begun()
    stage.base.advance(by: 2)
    #expect(stage.program.window.isIdle)

    var setup = try LabStage.setup()
    setup.reducesMotion = true
    let still = try LabStage(setup)
    still.doStep()
    still.base.advance(by: 0.02)
    #expect(still.program.window.isIdle)
  }

  @Test("The ring takes away what it drew on its way")
  func traces() throws {
    let stage = try Self.begun()
    stage.base.advance(by: 1)
    let window = stage.program.window
    let picture = try #require(window.snapshot())

    window.setNeedsDisplay()
    stage.base.advance(by: 0.1)

    #expect(window.snapshot() == picture)
  }

  @Test("Who cannot click on a cross goes on without")
  func skipped() throws {
    let stage = try Self.begun()
    stage.clickCross(off: .zero)

    stage.press(stage.program.scene.button)

    guard case .variant = stage.program.scene.step else {
      Issue.record("\(stage.program.scene.step)")
      return
    }
    #expect(stage.file.lines.count { $0.kind == .click } == 1)
  }

  @Test("Without motion frames come at the pace of the hand, and tell nothing of the monitor")
  func still() throws {
    var setup = try LabStage.setup()
    setup.reducesMotion = true
    let stage = try LabStage(setup)
    stage.doStep()
    stage.doStep()

    let line = try #require(stage.file.lines.first { $0.kind == .frames && $0.trial == nil })
    #expect(line["interval_ms"] == nil && line["sample_ms"] != nil)
  }

  @Test("A monitor that tells its extent changes nothing about the replay, in which there is none")
  func extent() throws {
    let stage = try LabStage(LabStage.setup())
    stage.base.windows.first?.screen = ScreenReport(
      width: 2_000, height: 1_000, millimetres: Size(width: 500, height: 250), refreshRate: 60)
    stage.doAll(error: 4)

    let file = stage.file
    #expect(file.lines.filter { $0.kind == .environment }.map { $0["screen"]?["w_mm"]?.decimal } == [500])
    let result = try Replay(file, LabStage.setup()).run()
    #expect(result.difference == nil && result.verified == LabStage.trialCount)
  }

  @Test(
    "A session that was killed among the clicks begins with them again; one that was killed later does not")
  func resumed() throws {
    let stage = try Self.begun()
    for _ in 0..<2 { stage.clickCross(off: .zero) }
    let plan = try LabStage.plan()
    #expect(LabCourse(plan, row: 0, after: stage.file.lines).step == .clickCheck)

    stage.press(stage.program.scene.button)
    guard case .trial(let first) = LabCourse(plan, row: 0, after: stage.file.lines).step else {
      Issue.record("asks again")
      return
    }
    #expect(first.number == 1)
    stage.doStep()
    stage.doStep()
    guard case .trial(let trial) = LabCourse(plan, row: 0, after: stage.file.lines).step else {
      Issue.record("no trial")
      return
    }
    #expect(trial.number == 2)
  }

  @Test("A click that is changed in the file is found by the replay")
  func replayed() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll()
    let text = stage.sink.text
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    for line in SessionFile(text).lines {
      let members = line.members.map { member in
        line.kind == .click && member.key == "err_px" ? JSON.Member("err_px", .number(1)) : member
      }
      writer.write(line.kind, members)
    }

    let (same, other) = (
      Replay(SessionFile(text), try LabStage.setup()), Replay(SessionFile(sink.text), try LabStage.setup())
    )
    #expect(try same.run().difference == nil)
    #expect(try other.run().difference != nil)
  }
}
