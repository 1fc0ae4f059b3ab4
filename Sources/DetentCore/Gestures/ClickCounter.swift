/// Counts presses that follow each other at the same place: the second of them makes a double click.
public struct ClickCounter: Sendable, Hashable {
  /// How close together presses are counted.
  public struct Limits: Sendable, Hashable {
    /// Seconds from one press to the next, at most.
    public var time: Double
    /// Points along either axis, at most.
    public var distance: Double

    /// Creates limits; those of a desktop that names none by default.
    public init(time: Double = 0.4, distance: Double = 5) { (self.time, self.distance) = (time, distance) }
  }

  private var last: PointerSample?
  private var count = 0

  /// Creates a counter that has seen no press.
  public init() {}

  /// Takes in a press.
  ///
  /// - Returns: 1 for a press of its own, 2 for one that makes a double click, and so on.
  public mutating func press(_ sample: PointerSample, within limits: Limits) -> Int {
    count = follows(sample, within: limits) ? count + 1 : 1
    last = sample
    return count
  }

  private func follows(_ sample: PointerSample, within limits: Limits) -> Bool {
    guard let last, last.kind == sample.kind, last.phase == sample.phase,
      last.pointer.source == sample.pointer.source
    else { return false }
    let way = sample.location - last.location
    return (0...limits.time).contains(sample.time.seconds(since: last.time))
      && max(abs(way.dx), abs(way.dy)) <= limits.distance
  }
}
