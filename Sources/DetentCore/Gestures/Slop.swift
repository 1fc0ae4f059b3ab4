/// How far a press may wander before it becomes a pan, in points, for each kind of device.
public struct Slop: Sendable, Hashable {
  /// The distance for a mouse.
  public var mouse: Double

  /// The distance for a finger, and for fingers on a touchpad.
  public var touch: Double

  /// Creates a slop; a negative distance, or one that is not a number, becomes 0.
  public init(mouse: Double, touch: Double) {
    self.mouse = mouse > 0 ? mouse : 0
    self.touch = touch > 0 ? touch : 0
  }

  /// Creates the same slop for every device.
  public init(_ distance: Double) { self.init(mouse: distance, touch: distance) }

  /// None: the first movement begins the pan.
  public static let thumb = Slop(GestureMetrics.thumbSlop)

  /// That of a pager; `dragThreshold` is the desktop's, in points, when it names one.
  public static func pager(dragThreshold: Double? = nil) -> Slop {
    Slop(mouse: dragThreshold ?? GestureMetrics.pagerMouseSlop, touch: GestureMetrics.pagerTouchSlop)
  }

  /// The distance for one kind of device.
  public subscript(kind: PointerKind) -> Double { kind == .mouse ? mouse : touch }
}
