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

  /// Who puts its picture together, which may hold frames back; nil where nobody knows.
  public var composition: Composition?

  /// Who puts the picture of a monitor together.
  public enum Composition: String, Sendable, Hashable, CaseIterable {
    /// The window system alone: what is drawn is shown.
    case server
    /// A compositor of the same window system.
    case compositor
    /// A compositor that hands the windows of this window system on to another one.
    case wayland
  }

  /// Creates a report.
  public init(
    width: Int, height: Int, millimetres: Size? = nil, refreshRate: Double? = nil,
    composition: Composition? = nil
  ) {
    self.width = width
    self.height = height
    self.millimetres = millimetres
    self.refreshRate = refreshRate
    self.composition = composition
  }
}
