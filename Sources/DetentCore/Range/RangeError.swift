/// Why a pair, a gap or a set of stops was refused.
///
/// Nothing has changed when one of these is thrown.
public enum RangeError: Error, Sendable, Hashable {
  /// An index outside of the stops.
  case indexOutOfRange(index: Int, allowed: ClosedRange<Int>)
  /// Any index at all, where there are no stops.
  case noStops(index: Int)
  /// A gap that the stops cannot keep.
  case gapOutOfRange(gap: Int, allowed: ClosedRange<Int>)
  /// Two thumbs closer together than the collision rule allows.
  case tooClose(lower: Int, upper: Int, gap: Int)
}
