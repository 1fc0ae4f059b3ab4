import DetentLab
import Testing

@Suite("The way through a session")
@MainActor
struct LabCourseTests {
  /// How a participant's trials ended, as lines of a file.
  private static func lines(_ ends: [(trial: Int, isReached: Bool, status: String)]) -> [SessionLine] {
    let sink = MemorySink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    for end in ends {
      writer.write(
        .trialEnd,
        [
          JSON.Member("trial", .integer(end.trial)), JSON.Member("status", .string(end.status)),
          JSON.Member("m", .object([JSON.Member("exact", .bool(end.isReached))])),
        ])
    }
    return SessionFile(sink.text).lines
  }

  private static func course(_ reached: [Bool], status: String = "done") throws -> LabCourse {
    let ends = reached.enumerated().map { (trial: $0.offset + 1, isReached: $0.element, status: status) }
    return LabCourse(try LabStage.plan(), row: 0, after: lines(ends))
  }

  private static func trials(_ course: LabCourse, block: Int = 1) -> [LabTrial] {
    course.steps.compactMap { step in
      guard case .trial(let trial) = step, trial.block == block else { return nil }
      return trial
    }
  }

  @Test(
    "A widget is practised until two tries came out right, or six were made, with its tasks in turn",
    arguments: [
      ([true, true], 2, "step"), ([false, true], 3, "range"), ([false, true, true], 3, "step"),
      ([false, false, true, false], 5, "range"), ([false, false, false, false, false, true], 6, "step"),
      ([false, false, false, false, false, false], 6, "step"),
    ])
  func goal(reached: [Bool], tries: Int, next: String) throws {
    let course = try Self.course(reached)
    let plan = try LabStage.plan()

    let practice = Self.trials(course).filter { $0.isPractice && $0.task.widget == .range }
    #expect(practice.count == tries)
    #expect(practice.map(\.isAdded) == (0..<tries).map { $0 >= 2 })
    #expect(practice.map(\.task) == (0..<tries).map { plan.practice[$0 % 2] })
    guard case .trial(let trial) = course.step else {
      Issue.record("\(course.step)")
      return
    }
    #expect(trial.number == reached.count + 1 && trial.task.widget.rawValue == next)
    #expect(trial.isPractice)
  }

  @Test("Trials stay numbered in their order, and the second variant is practised anew")
  func numbers() throws {
    let course = try Self.course([false, false, false, true, true])

    let all = Self.trials(course) + Self.trials(course, block: 2)
    #expect(all.map(\.number) == Array(1...(LabStage.trialCount + 3)))
    #expect(Self.trials(course, block: 2).filter(\.isPractice).count == 6)
    let plan = try LabStage.plan()
    #expect(Set(Self.trials(course).filter { !$0.isPractice }.map(\.task)) == Set(plan.trials))
  }

  @Test("A try that was abandoned is made again, and counts for nothing")
  func abandoned() throws {
    let course = try Self.course([false, false], status: "abandoned")

    #expect(Self.trials(course).count == LabStage.trialCount / 2)
    guard case .trial(let trial) = course.step else {
      Issue.record("\(course.step)")
      return
    }
    #expect(trial.number == 1)
  }

  @Test("A trial that counts is never repeated")
  func scored() throws {
    let course = try Self.course(Array(repeating: true, count: 6) + Array(repeating: false, count: 13))

    #expect(Self.trials(course).count == LabStage.trialCount / 2)
  }

  @Test("Who has done nothing yet is asked whether it is fine to be recorded")
  func beginning() throws {
    #expect(LabCourse(try LabStage.plan(), row: 0, after: []).step == .consent)
  }

  @Test("Without a goal every task of the practice comes once, whatever came of it")
  func once() throws {
    var plan = try LabStage.plan()
    plan.practiceGoal = nil
    let ends = (1...5).map { (trial: $0, isReached: false, status: "done") }

    let course = LabCourse(plan, row: 0, after: Self.lines(ends))

    #expect(Self.trials(course).filter(\.isPractice).map(\.task) == plan.practice)
  }

  @Test("Somebody who misses everything practises longer, is told so, and the replay goes the same way")
  func replayed() throws {
    let stage = try LabStage(LabStage.setup())
    stage.doAll(error: 40)

    let file = stage.file
    let practice = file.lines.filter { $0.kind == .trial && $0["practice"]?.flag == true }
    #expect(practice.count > 12 && practice.count <= 36)
    #expect(file.lines.count { $0.kind == .end } == 1)
    let result = try Replay(file, LabStage.setup()).run()
    #expect(result.difference == nil && result.verified == practice.count + 26)
    // With parameters under which more comes out right, the hand does the trials that it did then.
    let other = try LabStage.setup().changing([
      ParameterSetting(name: "range.snap", value: .string("live"))
    ])
    let begun = file.lines.filter { $0.kind == .trial }.compactMap(\.trial)
    let again = try WhatIf(file, other).run()
    #expect(again.map(\.number) == begun)
  }
}
