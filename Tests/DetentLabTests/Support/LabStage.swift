import DetentControls
import DetentCore
import DetentLab
import DetentUI
import Foundation
import Testing

/// A session on a recorded driver without a display, and the hands of a participant.
@MainActor
final class LabStage {
  let base = OffscreenDriver()
  let sink: MemorySink
  let program: LabProgram
  private var time = 0

  /// How many trials somebody has to do who makes no mistakes: two of practice with each widget, and thirteen, twice.
  nonisolated static let trialCount = 38

  /// The plan that comes with the package.
  static let planText: String = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Resources/Plans/release-vs-magnet.json")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  static func plan() throws -> Plan { try reader.plan(of: planText) }

  static let reader = LabKnobs.reader(file: "plan.json")

  init(
    _ setup: LabSetup, from first: Int = 0, sink: MemorySink = MemorySink(), writer: SessionWriter? = nil,
    after before: [SessionLine] = []
  ) throws {
    self.sink = sink
    let lines = writer ?? SessionWriter(sink: sink)
    if writer == nil { lines.write(.session, setup.header(version: "test", day: "2026-01-15")) }
    let recorder = LabRecorder(lines, after: before)
    program = LabProgram(
      setup, driver: RecordingDriver(base, tape: recorder.tape), recorder: recorder,
      course: LabCourse(setup.plan, row: setup.row, after: before, at: first))
    try program.open(
      WindowConfiguration(title: "", instanceName: "", className: "", size: LabProgram.preferredSize))
    base.advance(by: 0.1)
  }

  static func setup(row: Int = 0, participant: String = "P-01") throws -> LabSetup {
    LabSetup(plan: try plan(), planText: planText, participant: participant, row: row)
  }

  // MARK: Hands

  func press(_ view: View) {
    let place = view.convertToWindow(view.bounds).center
    move(to: place, isHeld: false)
    send(.down(.primary), at: place, isHeld: true)
    send(.up(.primary), at: place, isHeld: false)
    base.advance(by: 0.05)
  }

  private func move(to place: Point, isHeld: Bool) { send(.move, at: place, isHeld: isHeld) }

  private func send(_ phase: PointerSample.Phase, at place: Point, isHeld: Bool) {
    time += 8
    base.advance(by: 0.008)
    guard let window = base.windows.first else { return }
    window.send(
      .pointer(
        PointerSample(
          pointer: PointerID(source: 2), phase: phase, location: place,
          time: EventTime(milliseconds: Int64(time)),
          isPrimaryButtonHeld: isHeld)))
  }

  /// Drags from one place to another in so many steps, misses it by `error` points, and lets go.
  func drag(from start: Point, to end: Point, steps: Int = 12, error: Double = 0) {
    move(to: start, isHeld: false)
    send(.down(.primary), at: start, isHeld: true)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let way = (end - start) * share
      move(to: start + way + Vector(dx: share * error, dy: 0), isHeld: true)
    }
    send(.up(.primary), at: end + Vector(dx: error, dy: 0), isHeld: false)
    base.advance(by: 1)
  }

  /// Takes hold of what is at a place, and moves in two steps.
  func hold(from start: Point, by way: Vector) {
    move(to: start, isHeld: false)
    send(.down(.primary), at: start, isHeld: true)
    for part in [0.5, 1] { move(to: start + way * part, isHeld: true) }
  }

  /// Lets go.
  func letGo(at place: Point) { send(.up(.primary), at: place, isHeld: false) }

  /// Presses a view of the evaluator's window.
  func pressEvaluator(_ view: View) {
    let place = view.convertToWindow(view.bounds).center
    for (phase, isHeld) in [(PointerSample.Phase.down(.primary), true), (.up(.primary), false)] {
      time += 8
      base.windows.last?.send(
        .pointer(
          PointerSample(
            pointer: PointerID(source: 3), phase: phase, location: place,
            time: EventTime(milliseconds: Int64(time)), isPrimaryButtonHeld: isHeld)))
    }
  }

  /// Goes through the step that is shown, as somebody does who makes no mistakes.
  func doStep(error: Double = 0) {
    let scene = program.scene
    switch scene.step {
    case .clickCheck:
      for _ in 0..<5 { clickCross(off: .zero) }
    case .trial(let trial):
      press(scene.button)
      reach(trial.task, error: error)
      press(scene.button)
    case .item, .preference:
      if let answers = scene.answers { press(answers) }
      press(scene.button)
    default: press(scene.button)
    }
  }

  /// Clicks beside the cross that is shown.
  func clickCross(off way: Vector) {
    if let cross = program.scene.cross { press(at: cross.origin + way) }
  }

  func reach(_ task: LabTask, error: Double, steps: Int = 12) {
    let bench = program.scene.bench
    switch task {
    case .range(_, let target):
      // The thumb that has room ahead of it goes first.
      let order = target[1] > bench.range.upperIndex ? [1, 0] : [0, 1]
      for thumb in order where [bench.range.lowerIndex, bench.range.upperIndex][thumb] != target[thumb] {
        drag(
          from: place(bench.range, bench.range.thumbCenters[thumb]),
          to: place(bench.range, bench.range.center(ofStop: target[thumb])), steps: steps, error: error)
      }
    case .step(_, let target):
      drag(
        from: place(bench.step, bench.step.thumbCenters[0]),
        to: place(bench.step, bench.step.center(ofStop: target - 1)), steps: steps, error: error)
    case .pager(_, let via, let end):
      for page in [via, end] {
        let strip = bench.pages.tabStrip
        press(at: strip.convertToWindow(strip.tabFrame(at: page)).center)
        base.advance(by: 1)
      }
    }
  }

  func press(at place: Point) {
    move(to: place, isHeld: false)
    send(.down(.primary), at: place, isHeld: true)
    send(.up(.primary), at: place, isHeld: false)
    base.advance(by: 0.05)
  }

  func place(_ view: View, _ point: Point) -> Point {
    view.convertToWindow(Rect(origin: point)).origin
  }

  /// Goes through the whole session.
  func doAll(error: Double = 0) {
    for _ in 0..<200 where base.windows.first != nil { doStep(error: error) }
    program.finish()
  }

  var file: SessionFile { SessionFile(sink.text) }
}
