public import DetentCore

/// What the window system says of the monitor that shows a window.
public struct ScreenReport: Sendable, Hashable {
  /// The pixels that it shows, across.
  public var width: Int
  /// The pixels that it shows, down.
  public var height: Int
  /// The extent of its picture in millimetres; nil where nobody knows.
  public var millimetres: Size?
  /// How often it shows a new frame, in frames per second; nil where nobody knows.
  public var refreshRate: Double?

  /// Creates a report.
  public init(width: Int, height: Int, millimetres: Size? = nil, refreshRate: Double? = nil) {
    self.width = width
    self.height = height
    self.millimetres = millimetres
    self.refreshRate = refreshRate
  }
}
