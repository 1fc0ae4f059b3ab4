/// Chooses which of many stops show a mark or a label, so that no two overlap.
public enum LabelThinning {
  /// The indices to show: evenly spread, the first and the last always among them.
  ///
  /// Strictly even steps are taken where they exist. Where they do not, but stops are so dense that a step more or less
  /// does not show (an eighth of the distance between two of the chosen), the nearest ones are taken; else only the ends.
  ///
  /// - Parameters:
  ///   - count: How many stops there are.
  ///   - pitch: The distance between neighbouring stops, in points.
  ///   - extent: How much room one mark or label takes, in points, its margin included.
  ///   - most: The most that are shown, whatever the room.
  /// - Returns: The indices, ascending.
  /// - Complexity: O(√count + shown).
  public static func shown(count: Int, pitch: Double, extent: Double, most: Int = 512) -> [Int] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    let segments = count - 1
    let steps = largestStepCount(segments: segments, pitch: pitch, extent: extent, most: most)
    if segments <= steps { return Array(0..<count) }
    if let even = largestDivisor(of: segments, atMost: steps), even * 2 > steps {
      return (0...even).map { $0 * (segments / even) }
    }
    let isDense = Double(segments) / Double(max(steps, 1)) >= 8
    let even = largestDivisor(of: segments, atMost: steps) ?? 1
    let parts = isDense && steps > even ? steps : even
    return (0...parts).map { nearest(part: $0, of: parts, segments: segments) }
  }

  private static func largestStepCount(segments: Int, pitch: Double, extent: Double, most: Int) -> Int {
    let bound = max(1, most - 1)
    guard extent > 0 else { return bound }
    let room = pitch * Double(segments) / extent
    guard room.isFinite, room >= 1 else { return room.isFinite ? 1 : bound }
    return Int(min(room, Double(bound)))
  }

  private static func largestDivisor(of number: Int, atMost limit: Int) -> Int? {
    guard limit >= 1 else { return nil }
    return (1...min(limit, number)).reversed().first { number.isMultiple(of: $0) }
  }

  private static func nearest(part: Int, of parts: Int, segments: Int) -> Int {
    Int((Double(part) * Double(segments) / Double(parts)).rounded())
  }
}
