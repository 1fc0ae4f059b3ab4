public import DetentUI

/// Another driver, with everything that it tells the program written down before the program hears it.
///
/// What the program sees of time is whole microseconds, and stands still while it handles one thing; so a
/// ``ReplayDriver`` can let it see the same. What happens while it handles something waits until that is done.
@MainActor
public final class RecordingDriver: Driver {
  private let base: any Driver
  private let tape: any Tape
  private var time = Microseconds(0)
  private var isHandling = false
  private var waiting: [() -> Void] = []
  private var receivers: [RecordingReceiver] = []
  private var callCount = 0

  /// Creates a driver that passes everything on to and from `base`.
  public init(_ base: any Driver, tape: any Tape) {
    self.base = base
    self.tape = tape
  }

  /// When what is being handled happened, or what was handled last.
  public var now: Double { time.seconds }

  /// What the desktop says.
  public var desktop: DesktopSettings { base.desktop }

  /// Opens a window of the other driver.
  public func makeWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> any DriverWindow {
    let number = receivers.count
    let recorder = RecordingReceiver(window: number, driver: self, receiver: receiver)
    let window = try base.makeWindow(configuration, receiver: recorder)
    receivers.append(recorder)
    tape.record(
      TapeRecord(
        time: time,
        entry: .opened(window: number, window.size, window.scale, isOnScreen: window.isOnScreen)))
    return window
  }

  /// Calls `action` once, `seconds` from now.
  public func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledCall {
    let number = callCount
    callCount += 1
    return base.schedule(after: seconds) { [weak self] in
      self?.handle({ _ in .timer(number) }, action)
    }
  }

  /// Rings the display's bell.
  public func ringBell() { base.ringBell() }

  /// Plays the click.
  public func playClick() { base.playClick() }

  /// Handles events until the end.
  public func run() -> EndReason { base.run() }

  /// Ends ``run()``.
  public func stop(_ reason: EndReason) { base.stop(reason) }

  /// Writes down what comes, and lets the program handle it, now or when it is through with what it handles; what it is may
  /// depend on the time of then.
  func handle(_ entry: @escaping (Microseconds) -> TapeEntry, _ action: @escaping () -> Void) {
    guard !isHandling else { return waiting.append { [weak self] in self?.perform(entry, action) } }
    perform(entry, action)
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func perform(_ entry: (Microseconds) -> TapeEntry, _ action: () -> Void) {
    time = max(time, Microseconds(seconds: base.now))
    tape.record(TapeRecord(time: time, entry: entry(time)))
    isHandling = true
    action()
    tape.handled(at: base.now)
    isHandling = false
  }
}

/// Stands between a window and its driver.
@MainActor
private final class RecordingReceiver: WindowReceiver {
  private let window: Int
  private weak var driver: RecordingDriver?
  private weak var receiver: (any WindowReceiver)?

  init(window: Int, driver: RecordingDriver, receiver: any WindowReceiver) {
    self.window = window
    self.driver = driver
    self.receiver = receiver
  }

  func windowReceived(_ event: WindowEvent) {
    driver?.handle({ [window] _ in .event(window: window, event) }) { [weak receiver] in
      receiver?.windowReceived(event)
    }
  }

  func windowDrawsFrame(at time: Double) {
    let seen = Microseconds(seconds: time)
    driver?.handle({ [window] now in .frame(window: window, ahead: max(0, seen.count - now.count)) }) {
      [weak driver, weak receiver] in
      guard let driver else { return }
      receiver?.windowDrawsFrame(at: max(driver.now, seen.seconds))
    }
  }
}
