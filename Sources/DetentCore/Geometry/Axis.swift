/// One of the two directions in which a control can lie.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From left to right.
  case horizontal

  /// From top to bottom.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
