/// Tells pointers apart: the source device and, for a touch, the number of the finger's sequence.
public struct PointerID: Sendable, Hashable {
  /// The number that the display server gives the source device.
  public var source: Int
  /// The number of the touch sequence; 0 for a mouse.
  public var touch: Int

  /// Creates an identity; the core pointer by default.
  public init(source: Int = 0, touch: Int = 0) {
    self.source = source
    self.touch = touch
  }
}
