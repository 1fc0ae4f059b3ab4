/// Segments of equal width side by side, of which one can be selected.
public struct SegmentRow: Sendable, Hashable {
  /// How many segments there are; never negative.
  public let count: Int

  /// The width that they share, in points; never negative.
  public let length: Double

  /// The direction in which they run.
  public let direction: LayoutDirection

  /// Creates a row; a negative count, and a length that is negative or not finite, becomes 0.
  public init(count: Int, length: Double, direction: LayoutDirection = .leftToRight) {
    self.count = max(count, 0)
    self.length = length > 0 && length.isFinite ? length : 0
    self.direction = direction
  }

  /// The places that a selection can have.
  public var indices: Range<Int> { 0..<count }

  /// `index` where it is that of a segment, or else `nil`.
  public func legal(_ index: Int?) -> Int? { index.flatMap { indices.contains($0) ? $0 : nil } }

  /// Where a segment lies; an empty span at 0 for what is no segment.
  public func span(of index: Int) -> TabSpan {
    guard indices.contains(index) else { return TabSpan(start: 0, length: 0) }
    let width = length / Double(count)
    let start = axis.place(of: width * Double(index), length: width, in: length)
    return TabSpan(start: start, length: width)
  }

  /// The segment at `place`, in points from the left edge; `nil` outside of all.
  public func index(at place: Double) -> Int? {
    indices.first { place >= span(of: $0).start && place < span(of: $0).end }
  }

  /// The segment that a key brings the selection to; `nil` when the key means nothing here, or there is nothing further
  /// that way.
  ///
  /// From no selection any key selects: those towards the end the first segment, the others the last.
  public func index(after key: MoveKey, from selected: Int?) -> Int? {
    if let selected { return axis.tab(after: key, from: selected, count: count) }
    if key == .home || key == .end { return axis.tab(after: key, from: -1, count: count) }
    return axis.tab(after: key, from: -1, count: count) ?? axis.tab(after: key, from: count, count: count)
  }

  /// The segment `steps` further; `nil` when there is none, and from no selection the first or the last.
  public func index(movedBy steps: Int, from selected: Int?) -> Int? {
    legal((selected ?? (steps > 0 ? -1 : count)) + steps)
  }

  private var axis: PagerAxis { PagerAxis(.horizontal, direction: direction) }
}
