import CX11
public import DetentCore
public import DetentGraphics
public import DetentUI

/// A window of an X display.
@MainActor
public final class X11Window: DriverWindow {
  /// Where the window is between being made and being gone.
  enum Phase {
    case open(WindowHandle, Presenter)
    case gone
  }

  /// The X protocol's number for the window.
  public let identifier: UInt
  /// Device pixels per point.
  public private(set) var scale: PixelScale {
    didSet { if scale != oldValue { driver?.showCursor(of: self) } }
  }
  /// What is known of the monitor that shows the most of the window.
  public var screen: ScreenReport? { driver?.screen(of: self) }

  /// The shape of the pointer over the window, from the desktop's theme of pointers in the size that fits the scale, or
  /// from the font of shapes that every server has.
  public var cursor: DetentUI.Cursor = .arrow {
    didSet { if cursor != oldValue { driver?.showCursor(of: self) } }
  }
  /// The smallest extent that the user may give it, in points.
  let minimumSize: Size
  private(set) weak var receiver: (any WindowReceiver)?
  private(set) weak var driver: X11Driver?
  private var phase: Phase
  /// The window's extent as the server told it last, in device pixels.
  private(set) var extent: PixelExtent
  private var hasFocus = false
  /// Whether keys are to be turned into text.
  public var takesText = false {
    didSet { if takesText != oldValue { driver?.textWanted(takesText && hasFocus, in: self) } }
  }
  /// What turns keys into text; made when text is first wanted.
  var inputContext: InputContext?
  /// What the window manager waits for at a resize.
  private var resizeAnswer = ResizeAnswer.idle
  /// What tells the window manager of it; nil where the server cannot.
  var syncCounter: SyncCounter?
  /// Whether the window is on the screen; not before it and all around it are mapped.
  public private(set) var isOnScreen = false
  /// How soon a frame is wanted; nil for none.
  private(set) var frameWish: FrameWish?
  /// Whether a frame is being drawn: what asks for one then moves by itself.
  private var isDrawing = false

  init(
    handle: WindowHandle, presenter: Presenter, scale: PixelScale, minimumSize: Size,
    receiver: any WindowReceiver, driver: X11Driver
  ) {
    phase = .open(handle, presenter)
    identifier = handle.identifier
    self.scale = scale
    self.minimumSize = minimumSize
    self.receiver = receiver
    self.driver = driver
    extent = presenter.extent
  }

  /// Whether the server still has the window, as far as is known.
  var isOpen: Bool { if case .open = phase { true } else { false } }

  /// What brings the window's pixels to the screen, as long as there is a window.
  var presenter: Presenter? { if case .open(_, let presenter) = phase { presenter } else { nil } }

  /// The extent of the content, in points: that of the device pixels, which a window has whole ones of.
  public var size: Size {
    PixelRect(x: 0, y: 0, width: extent.width, height: extent.height).points(scale: scale).size
  }

  /// Asks for one frame at the display's pace; nothing once the window is gone.
  ///
  /// Asked for while a frame is drawn it comes with the next refresh of the monitor, otherwise as soon as it is of use.
  public func requestFrame() {
    guard isOpen else { return }
    frameWish = isDrawing ? frameWish ?? .nextRefresh : .atOnce
  }

  /// Draws into the window's surface, clipped to `damage`, and brings just that part to the screen.
  ///
  /// The surface keeps its content, also while the window is off the screen; nothing is drawn once it is gone.
  /// - Parameters:
  ///   - damage: Rectangles in points; rounded outward to whole device pixels, those that overlap joined.
  ///   - drawing: Called once, unless the damage encloses no pixel of the window.
  public func present(_ damage: [Rect], drawing: (Canvas) -> Void) {
    presenter?.present(damage, scale: scale, isAnnounced: frameWish != nil, drawing: drawing)
  }

  /// A copy of what the surface holds; nothing once the window is gone.
  public func snapshot() -> Bitmap? { presenter?.snapshot() }

  /// Takes the window off the screen for good; its receiver, which asked for it, hears of nothing any more.
  public func close() {
    phase = .gone
    frameWish = nil
    driver?.forget(identifier)
  }

  /// Ends the window because the server has it no more, and says so.
  func vanish() {
    guard case .open(let handle, _) = phase else { return }
    handle.disown()
    phase = .gone
    frameWish = nil
    receiver?.windowReceived(.destroyed)
  }

  /// Tells the receiver, unless it closed the window within the same event.
  func deliver(_ event: WindowEvent) { if isOpen { receiver?.windowReceived(event) } }

  /// Draws the frame that was asked for, if one was.
  func drawFrame(at time: Double) {
    guard frameWish != nil else { return }
    frameWish = nil
    isDrawing = true
    receiver?.windowDrawsFrame(at: time)
    isDrawing = false
    if let number = resizeAnswer.draw() { syncCounter?.set(number) }
    // A whole refresh later: so long the window manager may take.
    if resizeAnswer.wantsFrame, isOpen { frameWish = frameWish ?? .nextRefresh }
  }

  func focusChanged(to focused: Bool) {
    guard focused != hasFocus else { return }
    hasFocus = focused
    if takesText { driver?.textWanted(focused, in: self) }
    deliver(.focus(focused))
  }

  /// Follows the window's new extent.
  func resized(to new: PixelExtent) {
    guard new != extent, new.isLegal else { return }
    takeOn(new)
    deliver(.resized(size, scale))
  }

  /// Where there is no memory for the extent the surface stays as it was.
  private func takeOn(_ new: PixelExtent) {
    extent = new
    try? presenter?.resize(to: new)
  }

  /// Gives the content another scale, and asks for the pixels that its extent in points takes then, as far as the monitor
  /// has them.
  ///
  /// The receiver lays out once, for those pixels: in those from before the same points would not fit, and what is being
  /// dragged would move. Where the server gives other ones, its answer says so.
  public func setScale(_ new: PixelScale) {
    guard new != scale, isOpen else { return }
    let points = size
    scale = new
    let wanted = pixels(for: points)
    takeOn(wanted)
    deliver(.resized(size, scale))
    if isOpen { driver?.ask(for: wanted, of: self) }
  }

  /// Asks the server, or the window manager, for the pixels that an extent in points takes, as far as the monitor has them.
  public func resize(to size: Size) {
    if isOpen { driver?.ask(for: pixels(for: size), of: self) }
  }

  private func pixels(for size: Size) -> PixelExtent {
    let (width, height) = scale.pixels(size)
    let largest = driver?.largestExtent(of: self)
    return PixelExtent(
      width: min(width, largest?.width ?? width), height: min(height, largest?.height ?? height))
  }

  /// The server, or the window manager, has settled where the window is and how large.
  func configured(as new: PixelExtent) {
    resized(to: new)
    if let number = resizeAnswer.resize(isDrawn: !isOnScreen || frameWish == nil) { syncCounter?.set(number) }
  }

  /// The window manager is about to resize the window, and waits for `number` before it does so again.
  func syncRequested(_ number: Int64) {
    resizeAnswer.ask(number)
    requestFrame()
  }

  /// Notes that the window is on the screen.
  func cameOnScreen() {
    guard isOpen, !isOnScreen else { return }
    isOnScreen = true
    deliver(.visibility(true))
  }

  /// Notes that the window is off the screen.
  func leftScreen() {
    guard isOnScreen else { return }
    isOnScreen = false
    deliver(.visibility(false))
  }

  /// Brings a part to the screen again; the receiver hears of what has never been drawn.
  func exposed(_ rect: PixelRect) {
    guard let presenter, !presenter.restore(rect) else { return }
    deliver(.exposed(rect.points(scale: scale)))
  }
}
