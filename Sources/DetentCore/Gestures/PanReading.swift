/// What a pan reads at one step.
public struct PanReading: Sendable, Hashable {
  /// The way since the start, in points; with ``PanMachine/Settings/Start/crossing`` since the slop was crossed.
  public var translation: Vector

  /// The centre of the pointers, in points; not clamped to any view.
  public var location: Point

  /// Points per second, or `nil` when there is no velocity: too few samples, a rest before the lift, or a cancel.
  public var velocity: Vector?

  /// The kind of device.
  public var kind: PointerKind

  /// Creates a reading; of a mouse without velocity by default.
  public init(translation: Vector, location: Point, velocity: Vector? = nil, kind: PointerKind = .mouse) {
    self.translation = translation
    self.location = location
    self.velocity = velocity
    self.kind = kind
  }
}
