import DetentControls
import DetentCore
import DetentGraphics
import DetentLab
import DetentUI
import Foundation
import Testing

@Suite("The evaluator's window")
@MainActor
struct LabHUDTests {
  private let stage: LabStage
  private let hud: LabHUD

  init() throws {
    let setup = try LabStage.setup()
    stage = try LabStage(setup)
    hud = LabHUD(stage.program, setup: setup, driver: stage.base)
    try hud.open()
    stage.base.advance(by: 0.1)
  }

  private var labels: [String] { Self.labels(in: hud.window) }

  private static func labels(in view: View) -> [String] {
    ((view as? Label).map { [$0.text] } ?? []) + view.subviews.flatMap(labels)
  }

  /// What stands beside a name.
  private func value(_ name: String) -> String? {
    labels.firstIndex(of: name).map { labels[$0 + 1] }
  }

  private func buttons(in view: View) -> [Button] {
    ((view as? Button).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  private func type(_ text: String) {
    stage.base.windows.last?.send(
      .key(KeyEvent(key: .character(text), phase: .down, time: EventTime(milliseconds: 5))))
  }

  private func startTrial() {
    for _ in 0..<3 { stage.doStep() }
    stage.press(stage.program.scene.button)
  }

  @Test("It says which trial goes on, for how long, and how far the values are from the target")
  func trial() throws {
    startTrial()
    stage.base.advance(by: 2)

    let trial = try #require(stage.program.scene.trial?.trial)
    #expect(value("Time") == "2.0 s" || value("Time") == "2.1 s")
    #expect(value("Target") == trial.task.target.map(String.init).joined(separator: " – "))
    let range = stage.program.scene.bench.range
    let error = abs(range.lowerIndex - trial.task.target[0]) + abs(range.upperIndex - trial.task.target[1])
    #expect(value("Error") == String(error) && error > 0)
  }

  @Test("It says what the hand does while it drags, with the place that no snapping has touched")
  func hand() throws {
    startTrial()
    let range = stage.program.scene.bench.range
    let thumb = range.convertToWindow(Rect(origin: range.thumbCenters[1])).origin
    #expect(value("Gesture") == "–")

    stage.hold(from: thumb, by: Vector(dx: -13, dy: 0))
    stage.base.advance(by: 0.15)

    #expect(value("Gesture") == "changed")
    #expect(value("Way") == "−13.0 pt")
    let raw = try #require(value("Raw place")?.split(separator: " · ").last.flatMap { Double($0) })
    #expect(abs(raw - raw.rounded()) > 0.05)
    #expect(value("Input to frame") != "–" && value("Missed") == "0")
    stage.letGo(at: thumb + Vector(dx: -13, dy: 0))
  }

  @Test("A digit tags the moment, and words are written down, both with the trial")
  func notes() throws {
    startTrial()

    type("2")
    let field = try #require(Self.field(in: hud.window))
    field.text = "hesitated at the start"
    stage.pressEvaluator(buttons(in: hud.window).last ?? Button())
    type("7")

    let notes = stage.file.lines.filter { $0.kind == .note }
    #expect(notes.map { $0["tag"]?.text ?? $0["text"]?.text } == ["slip", "hesitated at the start"])
    #expect(notes.allSatisfy { $0.trial == 1 })
    #expect(field.text.isEmpty)
  }

  private static func field(in view: View) -> TextField? {
    (view as? TextField) ?? view.subviews.lazy.compactMap(field).first
  }

  @Test(
    "Between trials it shows the one there is most to say about, in a window that goes without the session")
  func watching() throws {
    hud.session = { [stage] in stage.file }
    let count = stage.base.windows.count
    type("r")
    #expect(stage.base.windows.count == count)
    for _ in 0..<9 { stage.doStep() }
    let replay = try #require(buttons(in: hud.window).first { $0.title.hasPrefix("R") })
    #expect(!replay.isEnabled)
    // The first trial that counts comes to nothing.
    for _ in 0..<2 { stage.press(stage.program.scene.button) }
    let wrong = try #require(stage.file.lines.last { $0.kind == .trialEnd }?.trial)
    stage.doStep()
    #expect(replay.isEnabled && stage.file.trialToTalkAbout == wrong)

    stage.pressEvaluator(replay)
    stage.base.advance(by: 0.1)

    #expect(stage.base.windows.count == count + 1)
    stage.base.windows.last?.send(
      .key(KeyEvent(key: .escape, phase: .down, time: EventTime(milliseconds: 6))))
    stage.base.advance(by: 0.1)
    #expect(stage.base.windows.count == count && stage.program.window.isOpen)
    stage.pressEvaluator(replay)
    stage.base.advance(by: 0.1)
    #expect(stage.base.windows.count == count + 1)
    // What a trial measures is not held up by it.
    stage.press(stage.program.scene.button)
    stage.base.advance(by: 0.1)
    #expect(!replay.isEnabled && stage.base.windows.count == count)
  }

  @Test("A session with the evaluator's window is replayed like one without")
  func replay() throws {
    startTrial()
    type("1")
    stage.press(stage.program.scene.button)
    stage.doAll()

    let setup = try LabStage.setup()
    let result = try Replay(stage.file, setup).run()

    // The first try did not come out right, so that there is one more.
    #expect(result.difference == nil && result.verified == LabStage.trialCount + 1)
  }

  @Test("It looks only while the clock of a trial runs, and goes when it is closed, without the session")
  func rests() throws {
    startTrial()
    stage.press(stage.program.scene.button)
    stage.base.advance(by: 1)
    let frames = FrameCounter(hud.window)

    stage.base.advance(by: 5)
    #expect(frames.count == 0)
    stage.base.windows.last?.send(.closeRequested)

    #expect(!hud.window.isOpen && stage.program.window.isOpen)
    stage.doAll()
    #expect(stage.file.lines.contains { $0.kind == .end })
  }

  @MainActor
  private final class FrameCounter {
    private(set) var count = 0
    init(_ window: Window) { window.onFrame = { [weak self] _ in self?.count += 1 } }
  }

  @Test("Its rows have names in each language", arguments: LabTexts.languages)
  func languages(_ language: String) throws {
    let table = LabTexts.table(language)
    #expect(table.keys == LabTexts.table("en").keys)
    var setup = try LabStage.setup()
    setup.language = language
    let panel = LabHUD(stage.program, setup: setup, driver: stage.base)
    #expect(!Self.labels(in: panel.window).contains { $0.hasPrefix("hud.") })
  }
}
