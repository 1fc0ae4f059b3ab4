/// How far fingers on a touchpad have taken pages with them, as if a pointer had dragged them.
public struct TouchpadPan: Sendable, Hashable {
  /// The way of the pages since the fingers began, in points of the touchpad.
  public var translation: Vector

  /// Points per second, or `nil` when there is no velocity: too few steps, a rest before the lift, or a cancel.
  public var velocity: Vector?

  /// Creates a step of a pan.
  public init(translation: Vector, velocity: Vector? = nil) {
    self.translation = translation
    self.velocity = velocity
  }

  /// What a pan reads that a pointer at `location` made, which fingers on a touchpad leave where it is.
  public func reading(at location: Point) -> PanReading {
    PanReading(translation: translation, location: location, velocity: velocity, kind: .touchpad)
  }
}
