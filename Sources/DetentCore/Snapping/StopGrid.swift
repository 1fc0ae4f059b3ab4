/// Equally spaced stops along a track, counted from 0.
///
/// The index of a stop is the truth; its place on the track is made from it. Only the pointer goes the other way.
public struct StopGrid: SliderScale {
  /// How many stops there are; never negative.
  public let count: Int

  /// Creates a grid of `count` stops; a negative count counts as 0.
  public init(count: Int) { self.count = max(0, count) }

  /// The indices from the first to the last stop; 0 … 0 when there are none.
  public var bounds: ClosedRange<Int> { 0...max(0, count - 1) }

  /// Whether there is nothing to choose from: fewer than two stops.
  public var isInert: Bool { count < 2 }

  /// The number of segments between the first and the last stop.
  public var segments: Int { max(0, count - 1) }

  /// The place of stop `index` on the track, 0 … 1; a single stop stands in the middle.
  public func fraction(of index: Int) -> Double {
    isInert ? 0.5 : Double(index) / Double(segments)
  }

  /// The stop nearest to `fraction`; an exact midpoint belongs to the larger index.
  public func nearest(to fraction: Double) -> Int {
    guard !isInert, let place = place(at: fraction) else { return 0 }
    let middle = place + 0.5 + Self.rounding
    return middle >= Double(count) ? segments : Int(middle)
  }

  /// The stop of a thumb that is dragged to `fraction`: it keeps `current` while it is within half a segment plus
  /// the hysteresis of it; beyond that the nearest stop counts.
  public func value(
    at fraction: Double, keeping current: Int, trackLength: Double, hysteresis: Hysteresis
  ) -> Int {
    guard !isInert, let place = place(at: fraction) else { return current }
    let reach = 0.5 + hysteresis.share(ofSegment: trackLength / Double(segments))
    if (place - Double(current)).magnitude <= reach + Self.rounding { return current }
    return nearest(to: fraction)
  }

  /// The place `fraction` in segments, on the track.
  private func place(at fraction: Double) -> Double? {
    fraction.isNaN ? nil : min(max(fraction, 0), 1) * Double(segments)
  }

  /// A billionth of a segment, more than the rounding of a position and less than anybody can point at: without it
  /// some exact midpoints (stop 7 and 8 of 12) would belong to the smaller index.
  private static let rounding = 1e-9

  /// The stop `steps` further, kept within ``bounds``.
  public func value(_ index: Int, movedBy steps: Int) -> Int {
    let (moved, overflows) = index.addingReportingOverflow(steps)
    if overflows { return steps < 0 ? bounds.lowerBound : bounds.upperBound }
    return min(max(moved, bounds.lowerBound), bounds.upperBound)
  }

  /// The stop `steps` further: between two stops there is nothing finer.
  public func value(_ index: Int, movedByFine steps: Int) -> Int { value(index, movedBy: steps) }

  /// The stop itself.
  public func index(of value: Int) -> Int? { value }

  /// Whether there is no stop.
  public var isEmpty: Bool { count == 0 }

  /// How many stops a page key moves: a tenth of them, at least 1 and at most 10.
  public var pageSteps: Int { min(max(count / 10, 1), 10) }

  /// The stops that a thumb passes on its way from `start` to `end`, `end` included, in order.
  public func stopsPassed(from start: Int, to end: Int) -> [Int] {
    TickCounter.stopsPassed(from: start, to: end)
  }
}
