public import DetentCore

/// The view at the top of a tree, shown by a driver: it takes events in, keeps the focus, the time and the damage, and
/// draws what changed.
open class Window: View {
  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    didSet { rootDidChange(from: oldValue) }
  }

  /// The window's colours and measures; the light theme by default.
  public var currentTheme: Theme {
    didSet { if currentTheme != oldValue { themeChanged(from: oldValue) } }
  }

  /// The direction in which content runs; left to right by default.
  public var currentLayoutDirection = LayoutDirection.leftToRight {
    didSet { if currentLayoutDirection != oldValue { forEachInTree { $0.environmentDidChange() } } }
  }

  /// Whether things arrive at once instead of moving; what the desktop says by default.
  ///
  /// Once somebody has set it, it does not follow the desktop any more.
  public var prefersReducedMotion: Bool {
    get { chosenReducedMotion ?? !driver.desktop.allowsAnimation }
    set {
      let old = prefersReducedMotion
      chosenReducedMotion = newValue
      if newValue != old { forEachInTree { $0.environmentDidChange() } }
    }
  }

  private var chosenReducedMotion: Bool?

  override var asWindow: Window? { self }

  /// Called after each frame.
  public var onFrame: (@MainActor (FrameReport) -> Void)?

  /// Called after a frame when nothing moves any more and nothing is left to draw.
  public var onIdle: (@MainActor () -> Void)?

  /// Called when the keyboard focus has moved.
  public var onFocusChange: (@MainActor (View?) -> Void)?

  /// Called when the desktop says something else than before, and the window has taken on what it follows.
  public var onDesktopChange: (@MainActor (DesktopSettings) -> Void)?

  /// Called when the user asks to close the window; an ``Application`` closes it where nothing else is said.
  public var onCloseRequest: (@MainActor () -> Void)?

  /// Called once the window is closed, or somebody else destroyed it.
  public var onClose: (@MainActor (EndReason) -> Void)?

  /// The moment of the event or frame that is being handled, or else the present one, in seconds on the driver's clock.
  ///
  /// That of a frame is when it will be seen; it never goes back.
  public var time: Double { handledTime ?? max(latestTime, driver.now) }

  var handledTime: Double?
  /// The time of what was handled last.
  var latestTime = -Double.infinity

  /// The view that has the keyboard focus.
  public internal(set) weak var focusedView: View?

  /// Whether the focus ring is drawn: after the keyboard moved the focus, until a pointer presses.
  public internal(set) var isFocusVisible = false

  /// Whether the window system gives its keys to this window.
  public internal(set) var hasKeyboard = false

  /// Whether the window is on the screen.
  public internal(set) var isOnScreen = false

  /// The driver that shows the window.
  public let driver: any Driver

  var driverWindow: (any DriverWindow)?
  let arbiter = GestureArbiter()
  /// The swipes that go on, by the touchpad.
  var swipes: [Int: SwipeRoute] = [:]
  /// The view that a wheel or scrolling fingers work.
  var scrollSeries = ScrollSeries()
  let clock = FrameClock()
  var damage = DamageRegion()
  var frameNumber = 0
  /// Whether something asked to be laid out since the last frame did so.
  var isLayoutPending = false

  /// Creates a window that ``open(_:)`` brings to the screen.
  public init(driver: any Driver, theme: Theme = .light) {
    self.driver = driver
    currentTheme = theme
    super.init()
    backgroundColor = theme.palette.background
  }

  override open func themeDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// A background that somebody chose stays; that of the theme changes with it.
  private func themeChanged(from old: Theme) {
    if backgroundColor == old.palette.background { backgroundColor = currentTheme.palette.background }
    forEachInTree { $0.themeDidChange() }
  }

  override open func layoutSubviews() { rootViewController?.view.frame = bounds }

  /// Device pixels per point.
  public var scale: PixelScale { driverWindow?.scale ?? driver.desktop.scale }

  /// What is known of the monitor that shows the most of the window; nil where nothing is, and before it is open.
  public var screen: ScreenReport? { driverWindow?.screen }

  /// Asks for another extent of the content, in points; a window manager may give another one.
  public func resize(to size: Size) { driverWindow?.resize(to: size) }

  /// Gives the content another scale; the window takes as many pixels as its extent in points needs then, where it can.
  ///
  /// It does not follow the desktop any more then.
  public func setScale(_ scale: PixelScale) {
    followsDesktopScale = false
    driverWindow?.setScale(scale)
  }

  /// Whether nobody chose a scale for the window.
  var followsDesktopScale = false

  /// The window system's number for the window; 0 before it is open, or where there are no numbers.
  public var identifier: UInt { driverWindow?.identifier ?? 0 }

  private func rootDidChange(from old: ViewController?) {
    guard old !== rootViewController else { return }
    old?.view.removeFromSuperview()
    guard let root = rootViewController else { return }
    insertSubview(root.view, at: 0)
    root.view.frame = bounds
  }
}
