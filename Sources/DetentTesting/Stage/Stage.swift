public import DetentCore
internal import DetentGraphics
public import DetentUI

/// A window in memory, driven like a user would drive it, on a clock that only the test advances.
///
/// ```swift
/// let stage = try Stage(slider, size: Size(width: 320, height: 80))
/// stage.drag(from: slider.thumbCenters[0], to: Point(x: 200, y: 40), over: 0.2)
/// ```
///
/// Places are in points of the window. Events carry the time of the driver's clock.
@MainActor
public final class Stage {
  /// The driver below the window.
  public let driver: OffscreenDriver
  /// The window.
  public let window: Window
  /// The window's surface.
  public let surface: OffscreenWindow

  /// Every frame that was drawn since the stage was made, or since ``forgetFrames()``.
  public internal(set) var frames: [FrameReport] = []

  var buttons: [UserPointer: Set<PointerButton>] = [:]
  var places: [UserPointer: Point] = [:]

  /// Opens a window that `controller` fills, gives it the keyboard and draws its first frame.
  ///
  /// - Parameters:
  ///   - controller: Whose view is shown.
  ///   - size: The extent of the window, in points.
  ///   - scale: Device pixels per point.
  ///   - theme: The window's colours and measures.
  ///   - direction: The direction in which content runs.
  ///   - desktop: What the pretended desktop says of drag threshold and animations.
  /// - Throws: ``GraphicsError`` when the bundled font cannot be read, ``DriverError`` when there is no memory.
  public init(
    controller: ViewController, size: Size = Size(width: 320, height: 120), scale: Double = 1,
    theme: Theme = .light, direction: LayoutDirection = .leftToRight,
    desktop: DesktopSettings = DesktopSettings()
  ) throws {
    try BundledFont.registered.get()
    driver = OffscreenDriver(desktop: desktop)
    window = Window(driver: driver, theme: theme)
    window.currentLayoutDirection = direction
    window.rootViewController = controller
    let configuration = WindowConfiguration(
      title: "Stage", instanceName: "stage", className: "Stage", size: size,
      scale: PixelScale(clamping: scale))
    try window.open(configuration)
    guard let surface = driver.windows.last else { throw DriverError.cannotMakeSurface(width: 0, height: 0) }
    self.surface = surface
    window.onFrame = { [weak self] in self?.frames.append($0) }
    surface.send(.visibility(true))
    surface.send(.focus(true))
    advance(by: 0)
  }

  /// Opens a window that `view` fills; see ``init(controller:size:scale:theme:direction:desktop:)``.
  public convenience init(
    _ view: View, size: Size = Size(width: 320, height: 120), scale: Double = 1, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, desktop: DesktopSettings = DesktopSettings()
  ) throws {
    try self.init(
      controller: StageController(content: view), size: size, scale: scale, theme: theme,
      direction: direction,
      desktop: desktop)
  }

  /// The moment on the clock of events.
  public var time: EventTime { EventTime(nanoseconds: Int64((driver.now * 1e9).rounded())) }

  /// Forgets the frames that were drawn so far.
  public func forgetFrames() { frames = [] }
}
