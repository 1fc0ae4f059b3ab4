/// A driver without any window system: it draws into memory, and its time goes on only when somebody says so.
///
/// It serves tests, pictures made without a display, and whatever must come out the same each time.
@MainActor
public final class OffscreenDriver: Driver {
  /// Seconds since the driver was made, as far as ``advance(by:)`` has brought it.
  public private(set) var now = 0.0

  /// What the pretended desktop says; every window hears of a change.
  public var desktop: DesktopSettings {
    didSet { if desktop != oldValue { for window in windows { window.send(.desktop(desktop)) } } }
  }

  /// How often the bell was rung.
  public private(set) var bellCount = 0

  /// How often a click was played.
  public private(set) var clickCount = 0

  /// The pace of frames, in seconds; a sixtieth.
  public static let frameInterval = 1.0 / 60

  /// The windows that were opened and not closed, in the order of their opening: the place to send events to.
  public private(set) var windows: [OffscreenWindow] = []

  private var calls: [OffscreenCall] = []
  private var end: EndReason?

  /// Creates a driver at time 0.
  public init(desktop: DesktopSettings = DesktopSettings()) { self.desktop = desktop }

  /// Makes a window in memory.
  public func makeWindow(
    _ configuration: WindowConfiguration, receiver: any WindowReceiver
  ) throws(DriverError) -> any DriverWindow {
    let window = try OffscreenWindow(
      size: configuration.size, scale: configuration.scale ?? desktop.scale, receiver: receiver)
    windows.append(window)
    return window
  }

  /// Remembers `action` until ``advance(by:)`` comes to its time.
  public func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledCall {
    let call = OffscreenCall(time: now + max(0, seconds), action: action)
    calls.append(call)
    return call
  }

  /// Counts the ring.
  public func ringBell() { bellCount += 1 }

  /// Counts the click.
  public func playClick() { clickCount += 1 }

  /// Lets `seconds` pass: timers and frames come at their times, in order.
  public func advance(by seconds: Double) {
    let target = now + max(0, seconds)
    drawDueFrames()
    while end == nil, let next = nextMoment(until: target) {
      now = max(now, next)
      runDueCalls()
      drawDueFrames()
    }
    now = target
  }

  /// Lets time pass until nothing is left to do, or ``stop(_:)`` is called.
  public func run() -> EndReason {
    drawDueFrames()
    while end == nil, let next = nextMoment(until: .infinity) {
      now = max(now, next)
      runDueCalls()
      drawDueFrames()
    }
    defer { end = nil }
    return end ?? .finished
  }

  /// Ends ``run()`` and ``advance(by:)`` after the current call.
  public func stop(_ reason: EndReason) { end = end ?? reason }

  private func nextMoment(until limit: Double) -> Double? {
    calls.removeAll(where: \.isCancelled)
    let moments = calls.map(\.time) + windows.compactMap(\.nextFrame)
    return moments.filter { $0 <= limit }.min()
  }

  private func runDueCalls() {
    let due = calls.filter { $0.time <= now }.sorted { $0.time < $1.time }
    calls.removeAll { $0.time <= now }
    for (index, call) in due.enumerated() {
      if end != nil { return calls.insert(contentsOf: due[index...], at: 0) }
      call.run()
    }
  }

  private func drawDueFrames() {
    windows.removeAll(where: \.isClosed)
    for window in windows where window.nextFrame.map({ $0 <= now }) == true {
      window.drawFrame(at: now, next: now + Self.frameInterval)
    }
  }
}
