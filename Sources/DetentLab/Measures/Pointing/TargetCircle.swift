import DetentCore

/// Targets on a circle that are visited across its middle, as in ISO 9241-411.
public enum TargetCircle {
  /// The distance between successive targets, D · cos(π/2n), a little less than the diameter; for an odd number, 3 or
  /// more.
  public static func amplitude(diameter: Double, targets: Int) -> Measured<Double> {
    guard diameter > 0 else { return .undefined(.notPositive(diameter)) }
    return legal(targets).flatMap { .finite(diameter * Elementary.cos(.pi / (2 * Double($0)))) }
  }

  /// The targets in the order of their selection, counted from 0, the first one again at the end; the first selection
  /// starts the clock.
  ///
  /// The next of *i* is (*i* + (n + 1)/2) mod n, for an odd n, 3 or more.
  public static func order(targets: Int) -> Measured<[Int]> {
    legal(targets).map { targets in (0...targets).map { $0 * ((targets + 1) / 2) % targets } }
  }

  private static func legal(_ targets: Int) -> Measured<Int> {
    guard (3...mostTargets).contains(targets), !targets.isMultiple(of: 2) else {
      return .undefined(.outside(Double(targets), lowest: 3, highest: Double(mostTargets)))
    }
    return .value(targets)
  }

  private static let mostTargets = 999
}
