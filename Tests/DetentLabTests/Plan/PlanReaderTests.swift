import DetentLab
import Testing

@Suite("Plans")
@MainActor
struct PlanReaderTests {
  @Test("The plan that comes with the package is one")
  func supplied() throws {
    let plan = try LabStage.plan()

    #expect(plan.variants.map(\.id) == ["A", "B"])
    #expect(plan.trials.count == 13 && plan.practice.count == 5)
    #expect(plan.question.text(in: "ko") != plan.question.text(in: "en"))
    #expect(plan.question.text(in: "fr") == plan.question.text(in: "en"))
    #expect(Set(plan.trials.map(\.widget)) == Set(LabWidget.allCases))
  }

  /// What is changed in the plan, and the error that this makes.
  nonisolated static let faults: [(from: String, to: String, path: String, words: String)] = [
    ("\"plan/1\"", "\"plan/2\"", "schema", "plan/1"),
    ("\"primary\": \"time\"", "\"primary\": \"speed\"", "primary", "time|error"),
    ("\"levels\": 10", "\"levels\": 1", "levels", "a whole number from 2 to 20"),
    ("\"timeout\": 20", "\"timeout\": \"soon\"", "timeout", "a number from 1.0 to 600.0"),
    ("\"pause\": 30,", "", "pause", "is missing"),
    ("\"pause\": 30", "\"pause\": 30, \"paws\": 3", "paws", "is unknown"),
    ("\"id\": \"B\"", "\"id\": \"A\"", "variants[1].id", "another id"),
    (
      "\"range.snap\": \"release\"", "\"range.snap\": \"never\"", "variants[0].parameters.range.snap",
      "release|live|magnetic"
    ),
    ("\"range.snap\": \"release\"", "\"range.slap\": 1", "variants[0].parameters.range.slap", "range.snap"),
    ("\"target\": [3, 7]", "\"target\": [3, 11]", "practice[0].target[1]", "a whole number from 0 to 10"),
    ("\"target\": [3, 7]", "\"target\": [7, 3]", "practice[0].target", "the lower one first"),
    ("\"target\": 6", "\"target\": 11", "practice[2].target", "1 to 10"),
    ("\"via\": 1", "\"via\": 3", "practice[4].via", "0 to 2"),
    ("\"via\": 1", "\"vea\": 1", "practice[4].vea", "is unknown"),
    ("[\"SEQ\"", "[\"SEX\"", "questionnaires[0]", "SEQ|UMUX-Lite|SUS|TLX"),
    ("\"preference\": true", "\"preference\": 1", "preference", "true|false"),
    ("\"en\": \"What was in your way?\"", "\"en\": 5", "open_question.en", "a text"),
    ("\"click_check\": true", "\"click_check\": 5", "click_check", "true|false"),
    ("\"successes\": 2", "\"successes\": 0", "practice_until.successes", "a whole number from 1 to 20"),
    ("\"tries\": 6", "\"tries\": 1", "practice_until.tries", "a whole number from 2 to 20"),
    ("\"tries\": 6", "\"trys\": 6", "practice_until.trys", "is unknown"),
    ("\"seed\": 20240601", "\"seed\": -1", "seed", "a whole number from 0"),
    ("\"schema\"", "schema", "", "is no JSON"),
  ]

  @Test("What cannot be done is refused with the file, the place and what is allowed", arguments: faults)
  func refused(fault: (from: String, to: String, path: String, words: String)) throws {
    let text = LabStage.planText.replacing(fault.from, with: fault.to, maxReplacements: 1)
    #expect(text != LabStage.planText)

    do {
      _ = try LabStage.reader.plan(of: text)
      Issue.record("was taken")
    } catch {
      #expect(error.path == fault.path)
      #expect("\(error)".hasPrefix("plan.json: ") && "\(error)".contains(fault.words), "\(error)")
      #expect(!"\(error)".contains("\n"))
    }
  }

  @Test(
    "Every participant has all variants, in the order of their row, with the same trials in another order")
  func steps() throws {
    let plan = try LabStage.plan()
    for row in 0..<4 {
      let steps = LabCourse(plan, row: row).steps

      let trials = steps.compactMap { if case .trial(let trial) = $0 { trial } else { nil } }
      let blocks = [1, 2].map { block in trials.filter { $0.block == block } }
      #expect(blocks.map { $0.first?.variant } == (row.isMultiple(of: 2) ? ["A", "B"] : ["B", "A"]))
      for block in blocks {
        // Each widget twice: there is one task for the pages, which comes again.
        #expect(block.prefix(6).map(\.task) == plan.practice + [plan.practice[4]])
        #expect(block.prefix(6).allSatisfy { $0.isPractice })
        #expect(Set(block.dropFirst(6).map(\.task)) == Set(plan.trials))
        #expect(block.dropFirst(6).allSatisfy { !$0.isPractice })
      }
      #expect(blocks[0].map(\.task) != blocks[1].map(\.task))
      #expect(trials.map(\.number) == Array(1...LabStage.trialCount))
      #expect(Array(steps.prefix(2)) == [.consent, .clickCheck] && steps.last == .thanks)
      #expect(steps == LabCourse(plan, row: row).steps)
    }
    #expect(LabCourse(plan, row: 0).steps != LabCourse(plan, row: 2).steps)
  }

  @Test("A question in words is the very last, where the plan has one")
  func openQuestion() throws {
    var plan = try LabStage.plan()
    #expect(LabCourse(plan, row: 0).steps.suffix(2) == [.openQuestion, .thanks])
    plan.openQuestion = nil
    #expect(!LabCourse(plan, row: 0).steps.contains(.openQuestion))
  }

  @Test("Which variant was liked best is asked last, where the plan says so and there is a choice")
  func preference() throws {
    var plan = try LabStage.plan()
    let asked = [0, 1].map { LabCourse(plan, row: $0).steps.dropLast(2).last }
    #expect(asked == [.preference(variants: ["A", "B"]), .preference(variants: ["B", "A"])])

    plan.variants.removeLast()
    let alone = LabCourse(plan, row: 0).steps
    plan = try LabStage.plan()
    plan.asksPreference = false
    let unasked = LabCourse(plan, row: 0).steps
    for step in alone + unasked {
      if case .preference = step { Issue.record("is asked") }
    }
  }
}
