/// The tuning values of scrolling, each with its unit and where it comes from.
public enum ScrollMetrics {
  /// How far a notch of a wheel, or an arrow key, scrolls, in points: three lines of running text.
  public static let notch = 60.0

  /// How far a page key scrolls, as a part of the viewport: so much that a line or two stay in view.
  public static let pageShare = 0.9

  /// From this speed on, in points per second, what is let go glides on: UIScrollView's, as it was measured.
  public static let glideSpeed = 50.0

  /// Below this speed, in points per second, a glide ends: from there it would go a few points more.
  public static let restSpeed = 10.0

  /// How far past an end a glide may swing, as a part of the viewport: our own choice, so that the fastest glide leaves
  /// the content in sight.
  public static let bounceShare = 0.25
}
