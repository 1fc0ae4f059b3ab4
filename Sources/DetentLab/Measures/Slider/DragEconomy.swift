/// How much of its way a thumb needed; lengths in pixels.
public struct DragEconomy: Sendable, Hashable {
  /// The way that the thumb went, to and fro.
  public var travel: Double
  /// Needed over travelled, 1 for no detour; undefined when nothing was needed, or nothing moved.
  public var ratio: Measured<Double>
  /// How far the thumb went beyond what was needed; undefined when nothing was needed, as no side is the far one
  /// then.
  public var overshoot: Measured<Double>

  /// Measures the places of a thumb that had to go `needed` from the first of them, negative for the other way; needs
  /// 1.
  ///
  /// - Complexity: O(*n*)
  public static func of(_ positions: [Double], needed: Double) -> Measured<Self> {
    guard let start = positions.first else { return .undefined(.tooFew(count: 0, needed: 1)) }
    guard positions.allSatisfy(\.isFinite), needed.isFinite else { return .undefined(.notFinite) }
    let travel = zip(positions, positions.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    guard travel.isFinite else { return .undefined(.overflow) }
    guard needed != 0 else {
      return .value(
        Self(travel: travel, ratio: .undefined(.nothingNeeded), overshoot: .undefined(.nothingNeeded)))
    }
    let ratio: Measured<Double> = travel > 0 ? .finite(abs(needed) / travel) : .undefined(.noMovement)
    let overshoot = Overshoots.farthest(in: positions, from: start, to: start + needed)
    return .value(Self(travel: travel, ratio: ratio, overshoot: overshoot))
  }
}
