/// A limit that something in hand is pressed against.
struct Contact: Sendable, Hashable {
  let obstacle: RangeObstacle
  /// The side on which it is.
  let side: ThumbRole
}

/// The stretch that something in hand may take, with what lies at its ends; in tracks.
struct Leeway: Sendable, Hashable {
  let low: Double
  let high: Double
  let lowObstacle: RangeObstacle
  let highObstacle: RangeObstacle

  /// The legal place nearest to `wanted`.
  func clamped(_ wanted: Double) -> Double { min(max(wanted, low), high) }

  /// The limit that `wanted` lies beyond.
  ///
  /// A contact lasts until the hand is more than `tremble` back from the limit, so that trembling there is one contact
  /// and not many.
  func contact(at wanted: Double, after before: Contact?, tremble: Double) -> Contact? {
    if wanted < low - Self.rounding { return Contact(obstacle: lowObstacle, side: .lower) }
    if wanted > high + Self.rounding { return Contact(obstacle: highObstacle, side: .upper) }
    guard let before else { return nil }
    let distance = before.side == .lower ? wanted - low : high - wanted
    return distance <= tremble ? before : nil
  }

  /// What is nearer to a limit than this was moved there by rounding, and not held back.
  private static let rounding = 1e-9
}
