public import DetentCore

/// What the desktop says about how its users want programs to behave.
public struct DesktopSettings: Sendable, Hashable {
  /// Device pixels per point.
  public var scale: PixelScale
  /// How far a mouse moves before it drags, in points; 8 where the desktop names nothing.
  public var dragThreshold: Double
  /// Whether things may move; false is the desktop's wish for reduced motion.
  public var allowsAnimation: Bool
  /// The colours that the desktop's own programs have; nil where the desktop says nothing of them.
  public var colorScheme: ColorScheme?
  /// Seconds from one press to the next at most, for both to make a double click; 0.4 where the desktop names nothing.
  public var doubleClickTime: Double
  /// How far the second press may be from the first then, in points; 5 where the desktop names nothing.
  public var doubleClickDistance: Double

  /// Creates settings; the defaults are those of a desktop that names nothing.
  public init(
    scale: PixelScale = .one, dragThreshold: Double = 8, allowsAnimation: Bool = true,
    colorScheme: ColorScheme? = nil, doubleClickTime: Double = 0.4, doubleClickDistance: Double = 5
  ) {
    self.scale = scale
    self.dragThreshold = dragThreshold
    self.allowsAnimation = allowsAnimation
    self.colorScheme = colorScheme
    self.doubleClickTime = doubleClickTime
    self.doubleClickDistance = doubleClickDistance
  }

  /// How close together presses are counted as one click more.
  public var clickLimits: ClickCounter.Limits {
    ClickCounter.Limits(time: doubleClickTime, distance: doubleClickDistance)
  }
}
