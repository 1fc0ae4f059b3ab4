internal import DetentControls
internal import DetentCore
internal import DetentGraphics
internal import DetentUI
internal import Glibc

/// The running demo: a driver, one window with a scene, the event log, and an end.
@MainActor
final class DemoProgram {
  /// What is on the screen, and for how long.
  private enum Showing {
    /// Nothing yet; the time may be up all the same.
    case nothing(isTimeUp: Bool)
    case frames
  }

  private let options: DemoOptions
  private let application: Application
  private let window: Window
  private let scene: InspectedSceneController
  private let log: EventLog?
  /// Where the event log goes.
  let output: (any LogOutput)?
  private let request: SessionRequest
  private var failure: DemoFailure?
  /// The colours that the desktop asked for last.
  private var followed: ColorScheme?
  private var showing = Showing.nothing(isTimeUp: false)

  /// Builds the program; nothing is on the screen yet.
  ///
  /// The event log goes to `output`, or where the options say when that is nil. The options are judged before anything
  /// outside of the program is asked for or changed.
  ///
  /// - Throws: ``UsageError`` when the options do not fit each other, ``FileOutput/OpenError``, whatever `driver` throws.
  init(
    options: DemoOptions, driver makeDriver: @autoclosure () throws -> any Driver,
    output: (any LogOutput)? = nil
  ) throws {
    self.options = options
    scene = InspectedSceneController(
      scene: try SceneFactory.make(options), isInspectorShown: options.showsInspector)
    let driver = try makeDriver()
    application = Application(driver: driver)
    followed = driver.desktop.colorScheme
    let output = try output ?? options.events.map(Self.output)
    self.output = output
    log = output.map { EventLog(output: $0, now: { driver.now }) }
    window = Window(driver: driver, theme: Self.theme(options, on: driver.desktop))
    window.currentLayoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    if options.reducesMotion { window.prefersReducedMotion = true }
    let (scene, window) = (scene, window)
    request = SessionRequest(options: options) { [unowned scene, unowned window] session in
      session.themeName = window.currentTheme.name
      session.locale = scene.texts.language.rawValue
      session.isRightToLeft = window.currentLayoutDirection == .rightToLeft
      session.reducesMotion = window.prefersReducedMotion
      session.scale = window.scale
    }
    request.onAccept = { driver.stop(.finished) }
    scene.programGroups = { [weak self] in self.map { [$0.windowParameters.group, $0.request.group] } ?? [] }
  }

  /// The session of the lab that the user asked for, which is to be run next.
  var session: DemoOptions? { request.accepted }

  /// The colours, fonts and measures of everything in the window.
  var theme: Theme { window.currentTheme }

  /// Runs to the end and returns the exit status.
  func run() throws -> Int32 {
    window.rootViewController = scene
    window.onFrame = { [weak self] in self?.frameDrawn($0) }
    window.onIdle = { [weak self] in self?.settled() }
    window.onDesktopChange = { [weak self] in self?.desktopChanged($0) }
    window.onFocusChange = { [weak self] in self?.focusMoved(to: $0) }
    try application.open(window, as: configuration)
    if let seconds = options.exitAfter {
      _ = application.driver.schedule(after: seconds) { [weak self] in self?.timeIsUp() }
    }
    let reason = application.run()
    if let failure { log?.write("error", ["message": .string(failure.description)]) }
    window.close()
    if session == nil { log?.write("bye", ["reason": .string(reason.name)]) }
    if let failure { throw failure }
    return reason == .displayLost ? 1 : 0
  }

  private var configuration: WindowConfiguration {
    WindowConfiguration(
      title: "Detent", instanceName: "detent-demo", className: "Detent",
      size: options.size ?? scene.preferredSize, scale: options.scale, icons: DemoIcon.bitmaps)
  }

  private static func theme(_ options: DemoOptions, on desktop: DesktopSettings) -> Theme {
    let choice = WindowParameters.Standard(options: options, desktop: desktop).theme
    return Theme.all.first { $0.name == choice.rawValue } ?? .light
  }

  static func output(_ target: DemoOptions.LogTarget) throws(FileOutput.OpenError) -> FileOutput {
    switch target {
    case .standardOutput: .standardOutput()
    case .file(let path): try FileOutput(path: path)
    }
  }

  private var windowParameters: WindowParameters {
    WindowParameters(
      window: window, standard: .init(options: options, desktop: application.driver.desktop),
      language: { [unowned scene] in scene.texts.language },
      speak: { [unowned scene] in scene.texts = Texts($0) })
  }

  // MARK: What happens

  private func frameDrawn(_ frame: FrameReport) {
    if frame.number == 1 { firstFrameDrawn() }
    if options.logsFrames { writeFrame(frame) }
    if case .nothing(isTimeUp: true) = showing { application.driver.stop(.finished) }
    showing = .frames
  }

  /// Ends the program, but not before it has shown anything.
  private func timeIsUp() {
    switch showing {
    case .nothing: showing = .nothing(isTimeUp: true)
    case .frames: application.driver.stop(.finished)
    }
  }

  private func settled() {
    if let path = options.screenshot { takeScreenshot(path) }
  }

  private func firstFrameDrawn() {
    log?.write(
      "ready",
      [
        "version": .string(DemoVersion.text), "window": .integer(Int(window.identifier)),
        "width": .number(window.bounds.width), "height": .number(window.bounds.height),
        "scale": .number(window.scale.factor), "pid": .integer(Int(getpid())),
      ])
    if let log { scene.startLogging(to: log) }
  }

  private func writeFrame(_ frame: FrameReport) {
    let damage = frame.damage.reduce(Rect.zero) { $0.union($1) }
    log?.write(
      "frame",
      [
        "n": .integer(frame.number), "ms": .number(frame.seconds * 1_000),
        "damage": .array([damage.minX, damage.minY, damage.width, damage.height].map { .number($0) }),
      ])
  }

  /// The theme that nobody chose follows the desktop.
  private func desktopChanged(_ desktop: DesktopSettings) {
    let old = Theme(followed ?? .light)
    followed = desktop.colorScheme
    if options.themeName == nil, window.currentTheme == old {
      window.currentTheme = Theme(desktop.colorScheme ?? .light)
    }
    scene.refreshInspector()
  }

  private func focusMoved(to view: View?) {
    guard let part = view.flatMap(scene.part) else { return }
    log?.write("focus", ["widget": .string(part.widget), "part": .string(part.part)])
  }

  private func takeScreenshot(_ path: String) {
    do {
      try window.snapshot()?.writePNG(to: path)
    } catch {
      failure = .screenshot(path: path, reason: "\(error)")
    }
    application.driver.stop(.finished)
  }
}
