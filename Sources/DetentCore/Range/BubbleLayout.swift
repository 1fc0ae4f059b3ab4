/// Where the value bubbles of a slider stand along its axis, and whether two have become one.
public enum BubbleLayout: Sendable, Hashable {
  /// One bubble along the axis.
  public struct Box: Sendable, Hashable {
    /// The edge with the smaller coordinate, in points.
    public var start: Double
    /// The extent along the axis, in points.
    public var length: Double
    /// Where its pointer is: over the thumb, as far as the box reaches.
    public var pointer: Double

    /// The edge with the larger coordinate.
    public var end: Double { start + length }
  }

  /// Each thumb has its own; in the order of the thumbs that were given.
  case separate([Box])
  /// One bubble speaks for both.
  case merged(Box)

  /// Whether one bubble speaks for both thumbs.
  public var isMerged: Bool { if case .merged = self { true } else { false } }
}

extension BubbleLayout {
  /// Places the bubbles of thumbs at `centers`, all in points along the axis.
  ///
  /// Two bubbles merge when the thumbs are on the same stop, or when the boxes would overlap where they are drawn. A
  /// box never leaves `bounds`: it slides inward, and its pointer stays over the thumb.
  ///
  /// - Parameters:
  ///   - centers: The thumbs' centres, one or two.
  ///   - lengths: The measured extents of their boxes.
  ///   - mergedLength: The measured extent of the box that speaks for both.
  ///   - isSameStop: Whether both thumbs are on the same stop.
  ///   - bounds: Where boxes may be.
  /// - Returns: One box for each thumb, or one for both.
  public static func arrange(
    centers: [Double], lengths: [Double], mergedLength: Double, isSameStop: Bool,
    within bounds: ClosedRange<Double>
  ) -> BubbleLayout {
    let boxes = zip(centers, lengths).map { box(over: $0, length: $1, within: bounds) }
    guard boxes.count == 2 else { return .separate(boxes) }
    let (first, second) = boxes[0].start <= boxes[1].start ? (boxes[0], boxes[1]) : (boxes[1], boxes[0])
    guard isSameStop || first.end > second.start else { return .separate(boxes) }
    return .merged(box(over: (centers[0] + centers[1]) / 2, length: mergedLength, within: bounds))
  }

  /// The box of `length` over `center`, slid into `bounds`; centred in them when it is longer.
  public static func box(over center: Double, length: Double, within bounds: ClosedRange<Double>) -> Box {
    let room = bounds.upperBound - bounds.lowerBound
    let start =
      length >= room
      ? bounds.lowerBound + (room - length) / 2
      : min(max(center - length / 2, bounds.lowerBound), bounds.upperBound - length)
    return Box(start: start, length: length, pointer: min(max(center, start), start + length))
  }
}
