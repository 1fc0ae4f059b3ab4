public import DetentCore

/// How direct a path is.
public struct PathEfficiency: Sendable, Hashable {
  /// The way along the path, in points.
  public var length: Double
  /// The straight way from its first to its last point, in points.
  public var net: Double
  /// Net over length, 0 … 1, and 1 for a straight line; undefined when nothing moved.
  public var efficiency: Measured<Double>

  /// Measures `path`; needs 1 point.
  ///
  /// - Complexity: O(*n*)
  public static func of(_ path: [Point]) -> Measured<Self> {
    guard let first = path.first, let last = path.last else {
      return .undefined(.tooFew(count: 0, needed: 1))
    }
    guard path.allSatisfy(\.isFinite) else { return .undefined(.notFinite) }
    let length = zip(path, path.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard length.isFinite else { return .undefined(.overflow) }
    let net = (last - first).length
    let efficiency: Measured<Double> = length > 0 ? .value(min(net / length, 1)) : .undefined(.noMovement)
    return .value(Self(length: length, net: net, efficiency: efficiency))
  }
}
