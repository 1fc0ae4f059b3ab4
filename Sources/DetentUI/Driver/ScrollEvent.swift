public import DetentCore

/// One step of a wheel, or of fingers that scroll.
public struct ScrollEvent: Sendable, Hashable {
  /// Where the pointer was, in points.
  public var location: Point
  /// The device's kind: a wheel belongs to a mouse.
  public var kind: PointerKind
  /// How far, in 120ths of a notch; right and down are positive.
  public var delta: Vector
  /// Whether the fingers were lifted; wheels never say so.
  public var isEnd: Bool
  /// Which modifier keys were held.
  public var modifiers: KeyModifiers
  /// When.
  public var time: EventTime

  /// The size of one whole notch in the units of ``delta``.
  public static let unitsPerNotch = 120.0

  /// How far fingers on a touchpad move what they scroll, in points for a unit of ``delta``: 15 points for a notch, the
  /// distance that X servers report for one.
  public static let pointsPerUnit = 15.0 / unitsPerNotch

  /// Creates a scroll step.
  public init(
    location: Point, kind: PointerKind = .mouse, delta: Vector, isEnd: Bool = false,
    modifiers: KeyModifiers = [], time: EventTime
  ) {
    self.location = location
    self.kind = kind
    self.delta = delta
    self.isEnd = isEnd
    self.modifiers = modifiers
    self.time = time
  }
}
