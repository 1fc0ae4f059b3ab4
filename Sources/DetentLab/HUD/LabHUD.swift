internal import DetentControls
public import DetentCore
public import DetentUI

/// The evaluator's own window beside that of the participant: what the session, the hand and the frames do, and a way to
/// tag a moment.
///
/// It is not part of what is recorded, and nothing of it changes what the participant meets.
@MainActor
public final class LabHUD {
  /// The window.
  public let window: Window
  private let scene: LabSceneController
  private let texts: TextTable
  private let style: NumberStyle
  private let setup: LabSetup
  private let view = HUDView(tags: LabNote.Tag.allCases.count)
  private var tick: (any ScheduledCall)?
  private var replay: PlayerWindow?

  /// Reads what has been recorded so far; where nothing can be read, no trial can be watched.
  public var session: (() -> SessionFile?)?

  /// The size of the window, in points.
  public static let preferredSize = Size(width: 320, height: 740)

  /// How far it is from the participant's window where nobody else places windows, in points.
  private static let gap = 16.0

  /// How often it looks while the clock of a trial runs, in seconds: a tenth, so that it takes little from the session.
  static let pace = 0.1

  /// Creates the window of a session; `driver` is not the one that records.
  public init(_ program: LabProgram, setup: LabSetup, driver: any Driver) {
    scene = program.scene
    self.setup = setup
    texts = LabTexts.table(setup.language)
    style = setup.language == "vi" ? .comma : .point
    window = Window(driver: driver, theme: program.window.currentTheme)
    window.currentLayoutDirection = program.window.currentLayoutDirection
    window.rootViewController = HUDController(view, title: texts("hud.title"))
    wire()
    refresh()
  }

  private func wire() {
    for (tag, button) in zip(LabNote.Tag.allCases, view.tagButtons) {
      button.title = "\(Self.digit(of: tag))  \(texts("hud.tag.\(tag.rawValue)"))"
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.note(.tag(tag)) }
    }
    view.replayButton.title = "R  \(texts("hud.replay"))"
    view.replayButton.addAction(for: .touchUpInside) { [weak self] _ in self?.watchTrial() }
    view.noteField.placeholder = texts("hud.note")
    view.noteField.name = texts("hud.note")
    view.noteButton.title = texts("hud.write")
    view.noteButton.addAction(for: .touchUpInside) { [weak self] _ in self?.writeNote() }
    view.noteField.addAction(for: .editingDidEnd) { [weak self] _ in self?.writeNote() }
    view.onKey = { [weak self] in self?.key($0) ?? false }
  }

  /// Brings the window to the screen.
  ///
  /// - Throws: `DriverError` when there is no window to be had.
  public func open(scale: PixelScale? = nil) throws(DriverError) {
    try window.open(
      WindowConfiguration(
        title: texts("hud.title"), instanceName: "detent-hud", className: "Detent",
        size: Self.preferredSize, origin: Point(x: scene.view.bounds.width + Self.gap, y: 0), scale: scale))
    window.onCloseRequest = { [weak window] in window?.close() }
    scene.onStep = { [weak self] in self?.stepped() }
    stepped()
  }

  // MARK: Notes

  private static func digit(of tag: LabNote.Tag) -> Int {
    (LabNote.Tag.allCases.firstIndex(of: tag) ?? 0) + 1
  }

  /// The digits tag a moment and R shows a trial again, unless words are being written.
  private func key(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, case .character(let text) = event.key else { return false }
    if text.lowercased() == "r" {
      watchTrial()
      return true
    }
    guard let tag = LabNote.Tag.allCases.first(where: { "\(Self.digit(of: $0))" == text }) else {
      return false
    }
    note(.tag(tag))
    return true
  }

  private func note(_ note: LabNote) {
    scene.note(note)
    view.noteField.placeholder = texts("hud.noted")
  }

  private func writeNote() {
    let text = view.noteField.text
    guard !text.isEmpty else { return }
    view.noteField.text = ""
    note(.text(text))
  }

  // MARK: Watching

  /// Whether a trial can be watched: none goes on, and there is one to talk about.
  private var canWatch: Bool { session != nil && scene.running == nil && scene.hasEndedTrials }

  /// Shows the trial that there is most to say about, with what the participant did not see, in a window of its own.
  private func watchTrial() {
    guard canWatch, let file = session?(), let trial = file.trialToTalkAbout else { return }
    replay?.close()
    replay = try? PlayerWindow(file, setup, on: window.driver, trial: trial)
  }

  // MARK: Looking

  /// Another step is shown: looks at once, and goes on looking while a clock runs.
  private func stepped() {
    tick?.cancel()
    tick = nil
    refresh()
    guard window.isOpen, scene.running != nil else { return }
    // What a trial measures is not to be held up.
    replay?.close()
    replay = nil
    tick = window.driver.schedule(after: Self.pace) { [weak self] in self?.stepped() }
  }

  private func refresh() {
    // The session's own clock stands still while nothing happens.
    view.replayButton.isEnabled = canWatch
    let elapsed = scene.running.map { max(0, window.driver.now - $0.since) }
    let rows = HUDRows(scene.reading, elapsed: elapsed, texts: texts, style: style)
    view.show(
      rows.sections.map { section in
        (texts(section.key), section.rows.map { (texts($0.key), $0.value) })
      })
  }
}

/// Holds the panel.
private final class HUDController: ViewController {
  private let panel: HUDView
  private let name: String

  init(_ panel: HUDView, title: String) {
    self.panel = panel
    name = title
    super.init()
  }

  override var title: String? { name }

  override func loadView() -> View { panel }
}
