/// How wide a tab wants to be.
public struct TabWidth: Sendable, Hashable {
  /// The width in points: the measured one of its content, or the one that it must have.
  public var points: Double

  /// Whether it must have that width.
  public var isFixed: Bool

  /// Creates a width; what is negative or not finite is 0.
  public init(points: Double, isFixed: Bool = false) {
    self.points = points > 0 && points.isFinite ? points : 0
    self.isFixed = isFixed
  }

  /// The measured width of a tab's content.
  public static func natural(_ points: Double) -> TabWidth { TabWidth(points: points) }

  /// A width that the tab must have.
  public static func fixed(_ points: Double) -> TabWidth { TabWidth(points: points, isFixed: true) }
}
