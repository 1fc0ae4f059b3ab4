internal import DetentCore
internal import DetentGraphics
internal import DetentLab
internal import DetentUI
internal import Glibc

/// Runs a session of the lab: reads its plan, finds its place in the order, and writes it down.
@MainActor
struct LabLauncher {
  private let options: DemoOptions
  private let setup: LabSetup
  private let folder: SessionFolder
  private let unfinished: SessionFolder.Entry?

  /// Judges the plan; nothing is on the screen and nothing is written yet.
  ///
  /// - Throws: ``UsageError/unusable(option:reason:allowed:)`` with the place in the plan that cannot be.
  init(_ options: DemoOptions) throws(UsageError) {
    self.options = options
    folder = SessionFolder(path: options.recordFolder)
    let path = options.plan ?? ResourceFolder.plan ?? ""
    guard let text = SessionFileSink.read(path) else {
      throw .unusable(option: "--plan", reason: "'\(path)' cannot be read", allowed: "the file of a plan")
    }
    let plan = try Self.plan(of: text, path: path)
    unfinished = folder.unfinished(plan: plan.name, participant: options.participant)
    let row = unfinished?.file.lines.first?["group_row"]?.whole
    setup = LabSetup(
      plan: plan, planText: text, participant: options.participant,
      row: row ?? folder.completed(plan: plan.name), language: Texts(options: options).language.rawValue,
      theme: options.themeName ?? "light", isRightToLeft: options.isRightToLeft,
      reducesMotion: options.reducesMotion)
  }

  private static func plan(of text: String, path: String) throws(UsageError) -> Plan {
    let knobs = LabKnobs(LabBench(.empty, pageTitle: { _ in "" }, set: { _, _ in }, reset: { _ in }))
    do throws(PlanError) {
      return try PlanReader(file: path, names: knobs.names, allowed: knobs.rule).plan(of: text)
    } catch {
      throw .unusable(option: "--plan", reason: "\(error)", allowed: "a plan that can be done")
    }
  }

  /// Runs the session and returns the exit status.
  func run(on base: any Driver) throws -> Int32 {
    let recorder = LabRecorder(try writer())
    let output = try options.events.map(DemoProgram.output)
    let driver = RecordingDriver(base, tape: recorder.tape)
    let program = Self.program(setup, driver: driver, recorder, from: unfinished.map(firstStep) ?? 0)
    let log = output.map { LabSceneLog(EventLog(output: $0, now: { base.now }), program: program) }
    try program.open(
      WindowConfiguration(
        title: "Detent", instanceName: "detent-demo", className: "Detent",
        size: options.size ?? LabProgram.preferredSize, scale: options.scale, icons: DemoIcon.bitmaps))
    if let seconds = options.exitAfter {
      _ = base.schedule(after: seconds) { base.stop(.finished) }
    }
    let reason = program.run()
    log?.end(reason)
    return reason == .displayLost ? 1 : 0
  }

  /// The program of a session, with the parameters of the inspector.
  static func program(
    _ setup: LabSetup, driver: any Driver, _ recorder: LabRecorder, from first: Int
  ) -> LabProgram {
    LabProgram(setup, driver: driver, recorder: recorder, from: first) { setting, bench in
      try LabKnobs(bench).set(setting)
    } reset: { bench in
      LabKnobs(bench).reset()
    }
  }

  /// Goes on with the file of a session that was interrupted, or begins another one.
  private func writer() throws(UsageError) -> SessionWriter {
    if let unfinished {
      let sink = try SessionFileSink(path: unfinished.path, keeping: unfinished.file.length)
      let writer = SessionWriter(sink: sink, count: unfinished.file.count, last: unfinished.file.last)
      writer.write(.resume, at: Microseconds(0), [JSON.Member("step", .integer(firstStep(unfinished)))])
      return writer
    }
    let writer = SessionWriter(sink: try SessionFileSink(path: folder.newPath(for: options.participant)))
    writer.write(.session, setup.header(version: "detent \(DemoVersion.text)", day: Self.today))
    return writer
  }

  /// The first step that was not finished.
  private func firstStep(_ entry: SessionFolder.Entry) -> Int {
    LabStep.firstUnfinished(of: setup.plan, row: setup.row, after: entry.file.lines)
  }

  private static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let digits = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1_900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }
}
