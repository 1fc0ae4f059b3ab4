internal import DetentCore
public import DetentUI

/// A window that plays a recorded session.
@MainActor
public final class PlayerWindow {
  private let window: Window

  /// Called when the window is no more.
  public var onClose: (() -> Void)?

  /// Opens a window and plays a file in it, from a trial on, or from the beginning.
  ///
  /// - Parameters:
  ///   - file: The session.
  ///   - setup: What it says that it is about, with other parameters for a what-if.
  ///   - driver: Shows the window.
  ///   - isWhatIf: Whether the parameters are other ones than then.
  ///   - trial: The number of a trial.
  ///   - speed: How many times as fast as it was, within ``ReplayPlayer/speeds``.
  /// - Throws: `DriverError` when there is no window to be had.
  public init(
    _ file: SessionFile, _ setup: LabSetup, on driver: any Driver, isWhatIf: Bool = false, trial: Int? = nil,
    speed: Double = 1
  ) throws(DriverError) {
    let player = try ReplayPlayer(file, setup, isWhatIf: isWhatIf)
    player.speed = speed
    player.isPlaying = true
    if let trial { player.go(toTrial: trial) }
    let controller = ReplayPlayerController(player, language: setup.language)
    window = Window(driver: driver)
    window.rootViewController = controller
    try window.open(
      WindowConfiguration(
        title: controller.title ?? "", instanceName: "detent-lab", className: "Detent",
        size: controller.preferredSize))
    window.onCloseRequest = { [weak window] in window?.close() }
    controller.onLeave = { [weak window] in window?.close() }
    window.onClose = { [weak self] _ in self?.onClose?() }
  }

  /// Takes the window off the screen.
  public func close() { window.close() }
}
