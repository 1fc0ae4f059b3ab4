internal import DetentControls
public import DetentCore
public import DetentUI

/// A session in its window, on any driver: the real one, or one that replays.
@MainActor
public final class LabProgram {
  /// What the participant meets.
  public let scene: LabSceneController
  /// The window.
  public let window: Window
  private let application: Application
  private let setup: LabSetup
  private let recorder: LabRecorder

  /// The size of the window when nobody asks for another, in points.
  public static let preferredSize = Size(width: 720, height: 560)

  /// Creates the session; nothing is on the screen yet.
  ///
  /// - Parameters:
  ///   - setup: What it is about.
  ///   - driver: Shows it.
  ///   - recorder: Writes it down.
  ///   - course: The way through the plan, and where it goes on.
  public init(_ setup: LabSetup, driver: any Driver, recorder: LabRecorder, course: LabCourse) {
    let texts = LabTexts.table(setup.language)
    let bench = LabBench(setup.plan) { texts("trial.page", ["number": String($0 + 1)]) }
    self.setup = setup
    self.recorder = recorder
    scene = LabSceneController(setup, bench: bench, recorder: recorder, course: course)
    application = Application(driver: driver)
    window = Window(driver: driver, theme: Theme.all.first { $0.name == setup.theme } ?? .light)
    window.currentLayoutDirection = setup.isRightToLeft ? .rightToLeft : .leftToRight
    window.prefersReducedMotion = setup.reducesMotion
    scene.onFinish = { [weak window] in window?.close() }
  }

  /// Brings the session to the screen.
  ///
  /// - Throws: `DriverError` when there is no window to be had.
  public func open(_ configuration: WindowConfiguration) throws(DriverError) {
    window.rootViewController = scene
    try application.open(window, as: configuration)
  }

  /// Shows the session until the participant is through, or closes the window.
  public func run() -> EndReason {
    let reason = application.run()
    finish()
    return reason
  }

  /// Ends the session wherever it is.
  public func finish() {
    scene.abandon()
    window.close()
    recorder.tape.flush()
  }
}
