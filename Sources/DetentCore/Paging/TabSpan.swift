/// Where something is along the strip.
public struct TabSpan: Sendable, Hashable {
  /// The edge with the smaller coordinate, in points.
  public var start: Double
  /// The extent, in points.
  public var length: Double

  /// Creates a span.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// The edge with the larger coordinate.
  public var end: Double { start + length }

  /// The middle.
  public var middle: Double { start + length / 2 }

  /// The span a part of the way to `other`.
  public func mixed(with other: TabSpan, _ fraction: Double) -> TabSpan {
    TabSpan(
      start: start + (other.start - start) * fraction, length: length + (other.length - length) * fraction)
  }
}
