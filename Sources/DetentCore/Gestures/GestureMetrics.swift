/// The tuning values of gestures, each with its unit and where it comes from.
public enum GestureMetrics {
  /// How far a press may wander, in points, before it drags a thumb: not at all.
  ///
  /// A thumb is taken on press and keeps its grab offset, so nothing can jump.
  public static let thumbSlop = 0.0

  /// How far a finger may wander, in points, before it swipes a page: what iOS was measured to allow.
  public static let pagerTouchSlop = 10.0

  /// How far a mouse may wander, in points, before it swipes a page, when the desktop names no drag threshold: GTK's
  /// default for `Net/DndDragThreshold`.
  public static let pagerMouseSlop = 8.0

  /// How much the movement along a locked axis must exceed the movement across it: libadwaita's factor.
  public static let axisLockRatio = 1.2

  /// How far a press on a pile of thumbs must move, in points, before its direction picks one: our own choice, small
  /// enough not to be felt and more than a hand trembles.
  public static let pileThreshold = 3.0

  /// From this speed on, in points per second, a swipe moves to the next page whatever its length: our own choice, a
  /// little below the 400 dp/s of Android's ViewPager.
  public static let flingSpeed = 300.0

  /// How far back a velocity looks, in nanoseconds: 100 ms, as in Android, Flutter and Chromium.
  public static let velocityHorizon: Int64 = 100_000_000

  /// How many samples a velocity looks back at: as in Android, Flutter and Chromium.
  public static let velocityHistory = 20

  /// How long a pointer must stand still, in nanoseconds, to have stopped: 40 ms, as in Android, Flutter and Chromium.
  public static let velocityRest: Int64 = 40_000_000

  /// How long a button that steps is held until it steps again, in seconds: 400 ms, as keyboards wait.
  public static let holdDelay = 0.4

  /// The time from one step of a held button to the next, in seconds: 20 steps in a second, our own choice.
  public static let holdInterval = 0.05

  /// How far back, in nanoseconds, an event may lie and still count as one that was overtaken: 1 s, our own choice.
  public static let reorderingLimit: Int64 = 1_000_000_000

  /// The furthest place, in points from the origin, that is believed: screens end before 2¹⁵ pixels, so
  /// anything beyond this comes from a broken driver.
  ///
  /// It keeps every sum in here finite.
  public static let coordinateLimit = 1e9
}
