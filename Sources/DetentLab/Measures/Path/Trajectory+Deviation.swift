import DetentCore

extension Trajectory {
  /// How the points deviate from the straight line between the first and the last one.
  ///
  /// - Complexity: O(*n*)
  public var deviation: Measured<TrajectoryDeviation> {
    guard let first = points.first, let last = points.last, first != last else { return .value(.none) }
    return Measured { () throws(Undefined) in
      let axis = try TaskAxis(from: first, to: last)
      return try TrajectoryDeviation(
        across: points.map { axis.across($0) }, area: Self.area(of: points, seenFrom: first), times: times)
    }
  }

  /// The area between the points and the line, positive on the clockwise side as seen on a screen, by the shoelace
  /// formula.
  private static func area(of points: [Point], seenFrom origin: Point) -> Double {
    let doubled = zip(points, points.dropFirst()).reduce(0.0) { sum, pair in
      let (from, to) = (pair.0 - origin, pair.1 - origin)
      return sum + (from.dy * to.dx - from.dx * to.dy)
    }
    return doubled / 2
  }
}
