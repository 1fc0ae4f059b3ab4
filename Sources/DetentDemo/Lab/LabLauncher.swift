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

  /// What speaks against the session.
  let concerns: [SessionConcern]

  /// Judges the plan; nothing is on the screen and nothing is written yet.
  ///
  /// - Throws: ``UsageError/unusable(option:reason:allowed:)`` with the place in the plan that cannot be.
  init(_ options: DemoOptions) throws(UsageError) {
    self.options = options
    let participant = options.participant ?? "P-01"
    folder = SessionFolder(path: options.recordFolder)
    let path = options.plan ?? ResourceFolder.plan ?? ""
    let text: String
    do throws(FileError) {
      text = try TextFile.read(path)
    } catch {
      throw .unusable(option: "--plan", reason: "\(error)", allowed: "the file of a plan")
    }
    let plan = try Self.plan(of: text, path: path)
    let sessions = folder.sessions
    unfinished = folder.unfinished(planText: text, participant: participant, among: sessions)
    concerns = folder.concerns(plan: plan.name, participant: participant, among: sessions)
    let fresh = LabSetup(
      plan: plan, planText: text, participant: participant,
      row: folder.completed(plan: plan.name, among: sessions),
      language: Texts(options: options).language.rawValue, theme: options.themeName ?? "light",
      isRightToLeft: options.isRightToLeft, reducesMotion: options.reducesMotion)
    // A session goes on as it began: else its replay would be another one.
    setup = unfinished.flatMap { try? LabSetup($0.file, reader: LabKnobs.reader(file: path)) } ?? fresh
  }

  private static func plan(of text: String, path: String) throws(UsageError) -> Plan {
    do throws(PlanError) {
      return try LabKnobs.reader(file: path).plan(of: text)
    } catch {
      throw .unusable(option: "--plan", reason: "\(error)", allowed: "a plan that can be done")
    }
  }

  /// Runs the session and returns the exit status; where everything is goes into the log.
  func run(on base: any Driver, log output: @autoclosure () throws -> (any LogOutput)?) throws -> Int32 {
    var path = unfinished?.path
    let sink = try sink { path = $0 }
    let recorder = LabRecorder(writer(into: sink), after: unfinished?.file.lines ?? [])
    let output = try output()
    let driver = RecordingDriver(base, tape: recorder.tape)
    let program = LabProgram(setup, driver: driver, recorder: recorder, course: course)
    let log = output.map { LabSceneLog(EventLog(output: $0, now: { base.now }), program: program) }
    var failure: FileError?
    program.scene.onConsent = { (sink as? ConsentSink)?.agree() }
    (sink as? ConsentSink)?.onFailure = {
      failure = $0
      base.stop(.finished)
    }
    if let path = options.screenshot { takeScreenshot(path, of: program, base) }
    try program.open(
      WindowConfiguration(
        title: "Detent", instanceName: "detent-demo", className: "Detent",
        size: options.size ?? LabProgram.preferredSize, scale: options.scale, icons: DemoIcon.bitmaps))
    let hud = options.showsHUD ? LabHUD(program, setup: setup, driver: base) : nil
    hud?.session = { path.flatMap { try? TextFile.read($0) }.map(SessionFile.init) }
    try hud?.open(scale: options.scale)
    if let seconds = options.exitAfter {
      _ = base.schedule(after: seconds) { base.stop(.finished) }
    }
    let reason = withExtendedLifetime(hud) { program.run() }
    log?.end(reason)
    if let failure { throw failure }
    return reason == .displayLost ? 1 : 0
  }

  private func takeScreenshot(_ path: String, of program: LabProgram, _ driver: any Driver) {
    program.window.onIdle = { [weak window = program.window] in
      try? window?.snapshot()?.writePNG(to: path)
      driver.stop(.finished)
    }
  }

  /// The file of a session that was interrupted, or another one as soon as its participant agrees, with its path then.
  private func sink(_ made: @escaping (String) -> Void) throws(UsageError) -> any SessionSink {
    guard let unfinished else {
      let (folder, participant) = (folder, setup.participant)
      return ConsentSink { () throws(FileError) -> any SessionSink in
        let path = folder.newPath(for: participant)
        let sink = try SessionFileSink(path: path)
        made(path)
        return sink
      }
    }
    do throws(FileError) {
      return try SessionFileSink(path: unfinished.path, keeping: unfinished.file.length)
    } catch {
      throw .unusable(option: "--record", reason: "\(error)", allowed: "a folder that can be written to")
    }
  }

  private func writer(into sink: any SessionSink) -> SessionWriter {
    let writer: SessionWriter
    if let unfinished {
      writer = SessionWriter(sink: sink, count: unfinished.file.count, last: unfinished.file.last)
      writer.write(.resume, at: Microseconds(0), [JSON.Member("step", .integer(course.index))])
    } else {
      writer = SessionWriter(sink: sink)
      writer.write(.session, setup.header(version: "detent \(DemoVersion.text)", day: Self.today))
    }
    for concern in concerns {
      writer.write(.concern, at: Microseconds(0), [JSON.Member("what", .string(concern.name))])
    }
    return writer
  }

  /// The way through the plan, from the first step that was not finished.
  private var course: LabCourse {
    LabCourse(setup.plan, row: setup.row, after: unfinished?.file.lines ?? [])
  }

  private static var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let digits = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1_900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }
}
