/// Movements beyond the target.
public enum Overshoots {
  /// How often `positions` cross the middle of the target and then leave it at the far edge, in either direction.
  ///
  /// All in one unit. Source: target overshoots of FittsStudy (Wobbrock and others).
  ///
  /// - Complexity: O(*n*)
  public static func count(in positions: [Double], target: Double, width: Double) -> Measured<Int> {
    guard positions.allSatisfy(\.isFinite), target.isFinite else { return .undefined(.notFinite) }
    guard width > 0 else { return .undefined(.notPositive(width)) }
    var count = 0
    var wasBeyond: Bool?
    var isArmed = false
    for offset in positions.map({ $0 - target }) where offset != 0 {
      let isBeyond = offset > 0
      if let wasBeyond, wasBeyond != isBeyond { isArmed = true }
      wasBeyond = isBeyond
      guard isArmed, abs(offset) > width / 2 else { continue }
      isArmed = false
      count += 1
    }
    return .value(count)
  }

  /// How far the farthest of `positions` lies beyond the target as seen from the start; 0 when none does.
  ///
  /// Undefined without positions, and when start and target are the same, as no side is the far one then.
  ///
  /// - Complexity: O(*n*)
  public static func farthest(in positions: [Double], from start: Double, to target: Double) -> Measured<
    Double
  > {
    guard positions.allSatisfy(\.isFinite), start.isFinite, target.isFinite else {
      return .undefined(.notFinite)
    }
    guard !positions.isEmpty else { return .undefined(.tooFew(count: 0, needed: 1)) }
    guard start != target else { return .undefined(.zeroAmplitude) }
    let direction = target > start ? 1.0 : -1.0
    return .finite(positions.reduce(0) { max($0, ($1 - target) * direction) })
  }
}
