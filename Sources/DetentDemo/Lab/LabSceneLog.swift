internal import DetentControls
internal import DetentCore
internal import DetentLab
internal import DetentUI
internal import Glibc

/// Writes into the event log where everything of the lab is, so that scripts can take part in a session.
@MainActor
final class LabSceneLog {
  private let log: EventLog
  private let program: LabProgram

  init(_ log: EventLog, program: LabProgram) {
    self.log = log
    self.program = program
    program.window.onFrame = { [weak self] in self?.frameDrawn($0) }
  }

  private func frameDrawn(_ frame: FrameReport) {
    if frame.number == 1 { writeReady() }
    writeStep()
  }

  private func writeReady() {
    let window = program.window
    log.write(
      "ready",
      [
        "version": .string(DemoVersion.text), "window": .integer(Int(window.identifier)),
        "width": .number(window.bounds.width), "height": .number(window.bounds.height),
        "scale": .number(window.scale.factor), "pid": .integer(Int(getpid())),
      ])
  }

  private var last: [JSONValue] = []

  /// What is shown, once for each change.
  private func writeStep() {
    let scene = program.scene
    let state = scene.trial
    var answers = scene.answers.map { control in
      control.titles.indices.map { JSONValue.rect(control.convertToWindow(control.segmentFrame(at: $0))) }
    }
    if let cross = scene.cross { answers = [.rect(cross)] }
    let values: [JSONValue] = [
      .string("lab"), .integer(scene.index), .string(Self.name(of: scene.step)),
      .integer(state?.trial.number ?? 0), .bool(state?.isRunning ?? false),
      .string(state?.trial.variant ?? ""), .string(state?.trial.task.widget.rawValue ?? ""),
      .array((state?.trial.task.target ?? []).map { .integer($0) }),
      .rect(scene.button.convertToWindow(scene.button.bounds)), .array(answers ?? []),
    ]
    let keys = [
      "widget", "step", "kind", "trial", "running", "variant", "task", "target", "button", "answers",
    ]
    guard values != last else { return }
    last = values
    log.write("layout", Array(zip(keys, values)))
    if let state { writeWidget(state.trial.task.widget) }
  }

  private func writeWidget(_ widget: LabWidget) {
    let bench = program.scene.bench
    switch widget {
    case .range: SliderLog(log, widget: "range").writeLayout(of: bench.range)
    case .step: SliderLog(log, widget: "step").writeLayout(of: bench.step)
    case .pager: PagerSceneLog(log, strip: bench.pages.tabStrip).writeLayout(of: bench.pages.pager)
    }
  }

  private static func name(of step: LabStep) -> String {
    switch step {
    case .consent: "consent"
    case .clickCheck: "check"
    case .variant: "variant"
    case .trial: "trial"
    case .item: "item"
    case .preference: "preference"
    case .openQuestion: "words"
    case .pause: "pause"
    case .thanks: "thanks"
    }
  }

  /// The program ends.
  func end(_ reason: EndReason) { log.write("bye", ["reason": .string(reason.name)]) }
}
