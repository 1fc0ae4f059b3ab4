/// The tuning values of a pager, each with its unit and where it comes from.
public enum PagerMetrics {
  /// How far two fingers scroll for a page, in points: libadwaita's distance for horizontal carousels.
  public static let touchpadPage = 400.0

  /// How far fingers swipe before it is decided whether they go along the axis, in points: our own choice, more than the
  /// first tremble, and too little to see when the pages make up for it.
  public static let swipeSlop = 4.0

  /// After this silence, in seconds, a scroll by touchpad is over though nothing said so: between the 100 ms and 150 ms
  /// after which other pagers take it for over.
  public static let scrollSilence = 0.125

  /// After this silence, in seconds, a scroll is a new one and not the inertia of the last: as in Swiper.
  public static let inertiaSilence = 0.15

  /// How much faster than the slowest inertia so far a scroll must be to be a new one: our own choice, more than
  /// the unevenness of a touchpad.
  public static let inertiaRise = 2.0

  /// How much more than that it must be, in points, so that the slowest inertia does not begin one: our own choice.
  public static let inertiaNoise = 4.0

  /// How near to their place pages slow down no more, in points: where ``Spring/page`` moves by a point in a sixtieth of a
  /// second, so that no frame shows the same as the one before.
  public static let arrivalReach = 3.5

  /// After this pause, in seconds, the part of a notch that a wheel has turned is forgotten.
  public static let wheelPause = 0.3

  /// A notch of a wheel, in the units of high-resolution wheels.
  public static let wheelNotch = 120.0
}
