/// Grabs of the thumb that did not have to be moved, or not this way.
public enum WrongThumb {
  /// Whether the first displacement of a held thumb leads away from its own target; any does from a target that it
  /// already stands at.
  ///
  /// All in one unit. Undefined without a displacement larger than `threshold`.
  ///
  /// - Complexity: O(*n*)
  public static func isWrong(positions: [Double], target: Double, threshold: Double = 0) -> Measured<Bool> {
    guard positions.allSatisfy(\.isFinite), target.isFinite else { return .undefined(.notFinite) }
    guard let start = positions.first else { return .undefined(.tooFew(count: 0, needed: 1)) }
    guard let moved = positions.first(where: { abs($0 - start) > threshold }) else {
      return .undefined(.noMovement)
    }
    if target == start { return .value(true) }
    return .value((moved > start) != (target > start))
  }
}
