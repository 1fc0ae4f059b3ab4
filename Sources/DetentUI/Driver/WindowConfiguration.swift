public import DetentCore
public import DetentGraphics

/// What a window is asked to be when it opens.
public struct WindowConfiguration: Sendable {
  /// The title, for people.
  public var title: String
  /// The instance and class names by which window managers and desktop files know the program.
  public var instanceName: String
  /// See ``instanceName``.
  public var className: String
  /// The extent of the content, in points.
  public var size: Size
  /// The smallest extent that the user may give it, in points.
  public var minimumSize: Size
  /// The upper left corner on a screen without a window manager, in points; a window manager chooses it itself.
  public var origin: Point
  /// Device pixels per point; the desktop's own when nil.
  public var scale: PixelScale?
  /// The program's icon, in one or several sizes.
  public var icons: [Bitmap]

  /// Creates a configuration.
  public init(
    title: String, instanceName: String, className: String, size: Size,
    minimumSize: Size = Size(width: 200, height: 120), origin: Point = .zero, scale: PixelScale? = nil,
    icons: [Bitmap] = []
  ) {
    self.title = title
    self.instanceName = instanceName
    self.className = className
    self.size = size
    self.minimumSize = minimumSize
    self.origin = origin
    self.scale = scale
    self.icons = icons
  }
}
