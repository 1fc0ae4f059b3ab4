/// Where a thumb lay at detents.
public struct DetentVisits: Sendable, Hashable {
  /// How many samples lay at a detent.
  public var dwellSamples: Int
  /// The detents in the order of the visits, counted from 0 at the start of the track; staying at one is one visit.
  public var detents: [Int]

  /// Reads places in pixels from the first detent, which are a step apart; those within `tolerance` of a detent are
  /// at it.
  ///
  /// - Complexity: O(*n*)
  public static func of(_ positions: [Double], step: Double, tolerance: Double) -> Measured<Self> {
    guard step > 0 else { return .undefined(.notPositive(step)) }
    guard positions.allSatisfy(\.isFinite), step.isFinite else { return .undefined(.notFinite) }
    guard tolerance >= 0 else { return .undefined(.outside(tolerance, lowest: 0, highest: .infinity)) }
    var visits = Self(dwellSamples: 0, detents: [])
    for position in positions {
      let nearest = (position / step).rounded()
      guard abs(position - nearest * step) <= tolerance, let detent = Int(exactly: nearest) else { continue }
      visits.dwellSamples += 1
      if visits.detents.last != detent { visits.detents.append(detent) }
    }
    return .value(visits)
  }
}
