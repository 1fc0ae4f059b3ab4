/// What the shim needs from a window system: windows, one clock, timers and a loop.
///
/// A driver is the only part of a program that reads a clock or waits. Everything it calls runs on the main actor.
@MainActor
public protocol Driver: AnyObject {
  /// Seconds on a clock that only goes forward; its zero is when the driver was made.
  var now: Double { get }

  /// What the desktop says of scale, drags, double clicks, animations and colours; ``WindowEvent/desktop(_:)`` tells of a
  /// change.
  var desktop: DesktopSettings { get }

  /// Opens a window and shows it; `receiver` is held weakly and hears of everything that happens to it.
  func makeWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> any DriverWindow

  /// Calls `action` once, `seconds` from now, unless the returned call is cancelled before.
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> any ScheduledCall

  /// Rings the display's bell; nothing where there is none.
  func ringBell()

  /// Plays the desktop's sound of a button that is pressed; silence where there is none.
  ///
  /// It returns at once, and nothing tells whether a sound was heard.
  func playClick()

  /// Handles events and frames until ``stop(_:)`` is called or the display is lost, and says why it ended.
  func run() -> EndReason

  /// Makes ``run()`` return once the current event has been handled.
  func stop(_ reason: EndReason)
}
