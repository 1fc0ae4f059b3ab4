/// Chooses which of many stops show a mark or a label, so that no two overlap.
public enum LabelThinning {
  /// The indices to show: evenly spread, the first and the last always among them.
  ///
  /// Strictly even steps are taken where they exist. Where they do not, but stops are so dense that one more or less
  /// does not show (an eighth of the distance between two of the chosen), the nearest ones are taken; else only the ends.
  ///
  /// - Parameters:
  ///   - count: How many stops there are.
  ///   - pitch: The distance between neighbouring stops, in points.
  ///   - extent: How much room one mark or label takes, in points, its margin included.
  ///   - most: The most that are shown, whatever the room; at least 2.
  /// - Returns: The indices in rising order; both ends even where these overlap each other.
  /// - Complexity: O(`most`), whatever `count` is.
  public static func shown(count: Int, pitch: Double, extent: Double, most: Int = 512) -> [Int] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    let segments = count - 1
    let stride = leastStride(segments: segments, pitch: pitch, extent: extent)
    let room = max(1, min(segments / stride, most - 1))
    let even = largestDivisor(of: segments, atMost: room)
    let isDense = segments / room >= 8
    if even * 2 > room || !isDense { return (0...even).map { $0 * (segments / even) } }
    return (0...room).map { nearest(part: $0, of: room, segments: segments) }
  }

  /// How many segments must lie between two that are shown.
  private static func leastStride(segments: Int, pitch: Double, extent: Double) -> Int {
    guard extent > 0 else { return 1 }
    guard pitch > 0, extent < pitch * Double(segments) else { return segments }
    // A billionth of a segment is rounding: what fits exactly fits.
    return max(1, Int((extent / pitch - 1e-9).rounded(.up)))
  }

  private static func largestDivisor(of number: Int, atMost limit: Int) -> Int {
    var divisor = limit
    while !number.isMultiple(of: divisor) { divisor -= 1 }
    return divisor
  }

  private static func nearest(part: Int, of parts: Int, segments: Int) -> Int {
    Int((Double(part) * Double(segments) / Double(parts)).rounded())
  }
}
