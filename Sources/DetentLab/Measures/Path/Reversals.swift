/// Turns of a position that moves to and fro.
public enum Reversals {
  /// How often `positions` turn; steps in one direction count as one, and only those longer than `threshold` matter.
  ///
  /// Needs no values. The count depends much on the threshold: print it beside. Source: `count_changes` of mousetrap
  /// (Kieslich and others, 2019).
  ///
  /// - Complexity: O(*n*)
  public static func count(in positions: [Double], beyond threshold: Double = 0) -> Measured<Int> {
    guard positions.allSatisfy(\.isFinite) else { return .undefined(.notFinite) }
    guard threshold >= 0 else { return .undefined(.outside(threshold, lowest: 0, highest: .infinity)) }
    return .value(SignChanges.count(in: runs(of: positions), beyond: threshold))
  }

  /// The lengths of the stretches in one direction, with their signs.
  private static func runs(of positions: [Double]) -> [Double] {
    var runs: [Double] = []
    for (position, next) in zip(positions, positions.dropFirst()) where next != position {
      let step = next - position
      if let last = runs.last, (last > 0) == (step > 0) {
        runs[runs.count - 1] = last + step
      } else {
        runs.append(step)
      }
    }
    return runs
  }
}
