public import DetentCore
public import DetentGraphics

/// One window of a driver: a surface in points that frames are drawn into.
@MainActor
public protocol DriverWindow: AnyObject {
  /// The window system's number for the window; 0 where it has none.
  var identifier: UInt { get }

  /// The extent of the content, in points.
  var size: Size { get }

  /// Device pixels per point.
  var scale: PixelScale { get }

  /// Whether the window is on the screen, so that what is drawn can be seen; changes come as ``WindowEvent/visibility(_:)``.
  var isOnScreen: Bool { get }

  /// What is known of the monitor that shows the most of the window; nil where nothing is.
  var screen: ScreenReport? { get }

  /// The shape of the pointer over the window.
  var cursor: Cursor { get set }

  /// Whether keys are to be turned into text: by dead keys, and by the input method of the user's language.
  var takesText: Bool { get set }

  /// Gives the content another scale.
  ///
  /// The window asks for as many pixels as its extent in points takes then; where it does not get them the extent in points
  /// changes. Either way ``WindowEvent/resized(_:_:)`` follows.
  func setScale(_ scale: PixelScale)

  /// Asks for another extent of the content, in points; what comes of it is told by ``WindowEvent/resized(_:_:)``.
  func resize(to size: Size)

  /// Asks for one ``WindowReceiver/windowDrawsFrame(at:)``; asking again changes nothing.
  ///
  /// Asked for while a frame is drawn it comes at the display's pace, for what moves by itself; otherwise as soon as it is
  /// of use.
  func requestFrame()

  /// Draws into the window's surface, clipped to `damage`, and brings just that part to the screen.
  ///
  /// The surface keeps its content, also off the screen; whatever of it comes to light again needs no drawing.
  ///
  /// - Parameters:
  ///   - damage: Rectangles in points; they are rounded outward to whole device pixels.
  ///   - drawing: Draws what lies there; it is not kept.
  func present(_ damage: [Rect], drawing: (Canvas) -> Void)

  /// A copy of what the surface holds.
  func snapshot() -> Bitmap?

  /// Takes the window off the screen for good.
  func close()
}

extension DriverWindow {
  /// Nothing is known.
  public var screen: ScreenReport? { nil }
}
