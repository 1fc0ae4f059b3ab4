public import DetentCore

/// Colours that change along a straight line; beyond its ends the outer colours go on.
public struct LinearGradient: Sendable, Hashable {
  /// A colour at a place along the line.
  public struct Stop: Sendable, Hashable {
    /// The place, 0 (start) … 1 (end).
    public var location: Double

    /// The colour there.
    public var color: Color

    /// Creates a stop; `location` is limited to 0 … 1.
    public init(location: Double, color: Color) {
      self.location = unitClamped(location)
      self.color = color
    }
  }

  /// Where the first colour is reached, in points.
  public var start: Point

  /// Where the last colour is reached, in points.
  public var end: Point

  /// The colours on the way, in drawing order.
  public var stops: [Stop]

  /// Creates a gradient from `start` to `end`.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colours.
  public init(start: Point, end: Point, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      start: start, end: end,
      stops: colors.enumerated().map { Stop(location: Double($0.offset) / last, color: $0.element) })
  }
}
