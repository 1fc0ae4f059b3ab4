/// Why a ``SegmentedControl`` refused what the program asked for.
public enum SegmentedControlError: Error, Sendable, Hashable {
  /// There is no segment with this index.
  case indexOutOfRange(index: Int, allowed: Range<Int>)
}
