extension PanMachine {
  /// What counts as a pan.
  ///
  /// Changes apply from the next event on.
  public struct Settings: Sendable, Hashable {
    /// Where the translation starts.
    public enum Start: Sendable, Hashable {
      /// At the press: the slop is part of the translation, so that what is dragged catches up with the pointer.
      case press
      /// Where the pan began: the translation is zero there, so that nothing jumps.
      case crossing
    }

    /// How far the press may wander, in points; the pan begins beyond it.
    ///
    /// 0 by default.
    public var slop: Slop
    /// The directions that count; all by default.
    public var axis: AxisLock
    /// Where the translation starts; at the press by default.
    public var start: Start
    /// How many pointers it takes; 1 by default, never less.
    public var minimumNumberOfTouches: Int
    /// How many pointers are followed, further ones are not; 1 by default, never less than the minimum.
    public var maximumNumberOfTouches: Int
    /// The button that drags; the primary one by default.
    ///
    /// Others neither start nor end anything.
    public var button: PointerButton
    /// How velocities are measured.
    public var velocity: VelocityTracker.Settings

    /// Creates settings; a pan that begins at the first movement of one pointer by default.
    public init(
      slop: Slop = .thumb, axis: AxisLock = .free, start: Start = .press, minimumNumberOfTouches: Int = 1,
      maximumNumberOfTouches: Int = 1, button: PointerButton = .primary,
      velocity: VelocityTracker.Settings = VelocityTracker.Settings()
    ) {
      self.slop = slop
      self.axis = axis
      self.start = start
      self.minimumNumberOfTouches = minimumNumberOfTouches
      self.maximumNumberOfTouches = maximumNumberOfTouches
      self.button = button
      self.velocity = velocity
    }

    /// The pan of a thumb: taken at once, with no slop.
    public static let thumb = Settings()

    /// The pan of a pager along `axis`; `dragThreshold` is the desktop's, in points, when it names one.
    public static func pager(along axis: Axis, dragThreshold: Double? = nil) -> Settings {
      Settings(slop: .pager(dragThreshold: dragThreshold), axis: AxisLock(axis), start: .crossing)
    }

    var least: Int { max(minimumNumberOfTouches, 1) }
    var most: Int { max(maximumNumberOfTouches, least) }
  }
}
