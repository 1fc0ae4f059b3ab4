public import DetentCore
public import DetentGraphics

/// A window of an ``OffscreenDriver``: a surface in memory that somebody else sends events to.
@MainActor
public final class OffscreenWindow: DriverWindow {
  /// There is no window system, and so no number.
  public let identifier: UInt = 0
  /// The extent of the content, in points.
  public private(set) var size: Size
  /// Device pixels per point.
  public private(set) var scale: PixelScale
  /// Whether the window is as if on the screen: from the start, until an event says otherwise.
  public private(set) var isOnScreen = true
  /// The shape that the pointer would have.
  public var cursor = Cursor.arrow
  /// Whether keys would be turned into text.
  public var takesText = false
  /// What is known of the monitor that the window would be on; nothing by default.
  public var screen: ScreenReport?

  private(set) var isClosed = false
  private(set) var nextFrame: Double?
  private var earliestFrame = 0.0
  private var surface: Surface
  private weak var receiver: (any WindowReceiver)?

  init(size: Size, scale: PixelScale, receiver: any WindowReceiver) throws(DriverError) {
    self.size = size
    self.scale = scale
    self.receiver = receiver
    surface = try Self.makeSurface(size, scale)
  }

  /// Lets the receiver hear of `event`, as if a window system had sent it.
  ///
  /// A new size takes effect at once, and a closed or destroyed window hears nothing more.
  public func send(_ event: WindowEvent) {
    guard !isClosed else { return }
    if case .destroyed = event { close() }
    if case .visibility(let isVisible) = event { isOnScreen = isVisible }
    if case .resized(let size, let scale) = event, let new = try? Self.makeSurface(size, scale) {
      (self.size, self.scale, surface) = (size, scale, new)
    }
    receiver?.windowReceived(event)
  }

  /// Gives the content another scale; its extent in points stays.
  public func setScale(_ scale: PixelScale) {
    if scale != self.scale { send(.resized(size, scale)) }
  }

  /// Takes on another extent.
  public func resize(to size: Size) {
    if size != self.size { send(.resized(size, scale)) }
  }

  /// Asks for a frame; see ``OffscreenDriver/advance(by:)``.
  public func requestFrame() {
    guard nextFrame == nil else { return }
    nextFrame = earliestFrame
  }

  /// Draws into the surface.
  public func present(_ damage: [Rect], drawing: (Canvas) -> Void) {
    surface.draw(scale: scale, clippedTo: damage, drawing)
  }

  /// A copy of what was drawn.
  public func snapshot() -> Bitmap? { surface.snapshot() }

  /// Ends the window.
  public func close() {
    isClosed = true
    nextFrame = nil
  }

  func drawFrame(at time: Double, next: Double) {
    nextFrame = nil
    earliestFrame = next
    receiver?.windowDrawsFrame(at: time)
  }

  /// Draws a frame at once, whatever the pace; for tests.
  package func drawFrameNow(at time: Double) {
    if !isClosed { receiver?.windowDrawsFrame(at: time) }
  }

  private static func makeSurface(_ size: Size, _ scale: PixelScale) throws(DriverError) -> Surface {
    let (width, height) = scale.pixels(size)
    do {
      return try Surface(width: width, height: height)
    } catch {
      throw .cannotMakeSurface(width: width, height: height)
    }
  }
}
