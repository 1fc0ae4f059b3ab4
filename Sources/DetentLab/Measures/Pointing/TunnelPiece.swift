/// A straight piece of a tunnel that a pointer steers through; lengths in one unit.
public struct TunnelPiece: Sendable, Hashable {
  /// The way through it, 0 or more.
  public var length: Double
  /// What the pointer may stray across in all, greater than 0.
  public var width: Double

  /// Creates a piece.
  public init(length: Double, width: Double) {
    self.length = length
    self.width = width
  }
}
