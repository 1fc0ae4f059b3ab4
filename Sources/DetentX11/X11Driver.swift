import CX11
public import DetentUI

/// The driver for X displays: windows, events, timers, frames and the loop that serves them all.
///
/// Errors that the server reports never end the program; see ``onError`` and ``errorCount``. When the server dies
/// every window hears `WindowEvent.destroyed` and ``run()`` returns `EndReason.displayLost`.
@MainActor
public final class X11Driver: Driver {
  /// What only tests set.
  struct Options {
    /// Whether pixels may go to the server through common memory.
    var sharesMemory = true
    /// The newest version of the X Input Extension that is asked for; nil for none.
    var inputVersion: InputVersion? = .gestures
    /// Frames per second; those of the monitor when nil.
    var frameRate: Double?
    /// Finds what plays sounds, on another thread.
    var loadSounds: @Sendable () -> SoundLibrary? = { SoundLibrary(named: SoundLibrary.usualName) }
  }

  /// Hears of each request that the server refused.
  public var onError: ((ProtocolError) -> Void)?
  /// How many requests the server has refused so far.
  public internal(set) var errorCount = 0
  /// The path of a sound file for ``playClick()``, for desktops whose sound theme has no pressed button; none by default.
  public var clickSound: String?
  /// Whether frames wait until they are of use; true by default.
  ///
  /// Without, each change is drawn as soon as it is known, and what moves is drawn as often as the machine can: for
  /// measurements.
  public var isPaced: Bool {
    get { pacer.isPacing }
    set { pacer.isPacing = newValue }
  }
  /// What the desktop says now; every window hears of a change.
  public private(set) var desktop: DesktopSettings

  let connection: Connection
  let screen: Screen
  let atoms: Atoms
  let settings: SettingsWatch
  let monitors: MonitorWatch
  /// What turns keys into text; opened when text is first wanted.
  var inputMethod: InputMethod?
  let options: Options
  /// What tells pointing devices apart; nil where the server cannot.
  let input: InputExtension?
  var inputDecoder: InputDecoder
  var decoder = EventDecoder()
  var pacer: FramePacer
  var timers = TimerQueue()
  var pendingEnd: EndReason?
  /// How often the loop has woken up.
  var wakeUps = 0
  /// Made with the first sound.
  var sounds: EventSounds?
  /// Whose sounds they are: the program that opened the first window.
  var soundOwner: SoundOwner?
  private(set) var windows: [UInt: X11Window] = [:]
  /// The pointer shapes that the desktop wants.
  var cursorTheme: CursorTheme
  let cursors: CursorShelf
  private let clock = MonotonicClock()

  /// Connects to a display; the environment's when `display` is nil.
  ///
  /// - Throws: `DriverError.noDisplayNamed`, `DriverError.cannotOpenDisplay(name:)`,
  ///   `DriverError.noUsableVisual(display:)`.
  public convenience init(display: String? = nil) throws(DriverError) {
    try self.init(display: display, options: Options())
  }

  init(display: String?, options: Options) throws(DriverError) {
    connection = try Connection(display: display)
    screen = try Screen(connection)
    atoms = Atoms(connection)
    settings = SettingsWatch(connection, atoms: atoms)
    let sources = DesktopSources(connection, watch: settings)
    desktop = sources.resolved()
    cursorTheme = sources.cursorTheme
    cursors = CursorShelf(connection)
    monitors = MonitorWatch(connection)
    pacer = FramePacer(rate: options.frameRate ?? monitors.layout.rate(for: nil) ?? FramePacer.defaultRate)
    self.options = options
    input = InputExtension(connection, announcing: options.inputVersion)
    inputDecoder = InputDecoder(
      version: input?.version ?? .devices, isXwayland: input?.isXwayland ?? false)
    // Else a held key would report a release before each repeat.
    connection.call { display in _ = unsafe XkbSetDetectableAutoRepeat(display, 1, nil) }
    input?.selectChanges()
    readDevices()
  }

  /// Seconds since the driver was made, on a clock that only goes forward.
  public var now: Double { clock.now }

  /// Calls `action` once within ``run()``, `seconds` from now at the earliest.
  ///
  /// - Parameters:
  ///   - seconds: At once when negative or not a number, never when infinite.
  ///   - action: Called in the order of the times, and for equal times in the order of these calls.
  /// - Returns: The call, to be cancelled; it need not be kept.
  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> any ScheduledCall
  {
    let call = PendingCall(due: now + (seconds.isNaN ? 0 : max(0, seconds)), action: action)
    timers.insert(call)
    return call
  }

  /// Rings the server's bell.
  public func ringBell() {
    connection.call { display in
      _ = unsafe XBell(display, 0)
      _ = unsafe XFlush(display)
    }
  }

  /// Makes ``run()`` return once the current event has been handled; of several reasons the first counts.
  public func stop(_ reason: EndReason) {
    if pendingEnd == nil { pendingEnd = reason }
  }

  /// Asks again what the desktop says, and tells every window when that is something else.
  func desktopMayHaveChanged() {
    let sources = DesktopSources(connection, watch: settings)
    takeOn(sources.cursorTheme)
    let new = sources.resolved()
    guard new != desktop else { return }
    desktop = new
    for window in sortedWindows { window.deliver(.desktop(new)) }
  }

  /// The windows in the order in which they were opened.
  var sortedWindows: [X11Window] { windows.values.sorted { $0.identifier < $1.identifier } }

  func add(_ window: X11Window) { windows[window.identifier] = window }

  /// Lets go of a window, and with the last reference to it of what it has on the server.
  @discardableResult
  func forget(_ identifier: UInt) -> X11Window? {
    inputDecoder.forget(identifier)
    return windows.removeValue(forKey: identifier)
  }
}
