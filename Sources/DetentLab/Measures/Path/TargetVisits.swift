public import DetentCore

/// How often a path comes to its target.
public struct TargetVisits: Sendable, Hashable {
  /// How often it came in, beginning inside included.
  public var entries: Int

  /// How often it came in once more (TRE), 0 or more.
  public var reentries: Int { max(entries - 1, 0) }

  /// Counts the visits of `positions` to a target of this width, its ends included.
  ///
  /// It is left when it is left by more than `exitMargin`, so that trembling at its edge is one visit. All in one
  /// unit.
  ///
  /// - Complexity: O(*n*)
  public static func of(
    _ positions: [Double], target: Double, width: Double, exitMargin: Double = 0
  ) -> Measured<Self> {
    of(distances: positions.map { abs($0 - target) }, width: width, exitMargin: exitMargin)
  }

  /// Counts the visits of a path to a round target of this diameter, in points.
  ///
  /// - Complexity: O(*n*)
  public static func of(
    _ path: [Point], target: Point, width: Double, exitMargin: Double = 0
  ) -> Measured<Self> {
    of(distances: path.map { ($0 - target).length }, width: width, exitMargin: exitMargin)
  }

  private static func of(distances: [Double], width: Double, exitMargin: Double) -> Measured<Self> {
    guard distances.allSatisfy(\.isFinite) else { return .undefined(.notFinite) }
    guard width > 0 else { return .undefined(.notPositive(width)) }
    guard exitMargin >= 0 else { return .undefined(.outside(exitMargin, lowest: 0, highest: .infinity)) }
    var entries = 0
    var isInside = false
    for distance in distances {
      let wasInside = isInside
      isInside = distance <= width / 2 + (wasInside ? exitMargin : 0)
      if isInside, !wasInside { entries += 1 }
    }
    return .value(Self(entries: entries))
  }
}
