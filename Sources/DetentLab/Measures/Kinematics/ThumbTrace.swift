/// Where a thumb was along its track and when; at most one position for each time.
public struct ThumbTrace: Sendable, Hashable {
  /// When each position was reached, rising, in milliseconds.
  public let times: [Double]
  /// The positions along the track, in pixels.
  public let positions: [Double]

  /// Pairs times and positions; of several with the same time, as a server's milliseconds give, the last one stays.
  ///
  /// - Throws: ``Undefined/unequalCounts(_:_:)``, ``Undefined/tooFew(count:needed:)`` without any,
  ///   ``Undefined/notFinite``, ``Undefined/timeRunsBackwards(index:)``.
  /// - Complexity: O(*n*)
  public init(times: [Double], positions: [Double]) throws(Undefined) {
    guard times.count == positions.count else { throw .unequalCounts(times.count, positions.count) }
    guard !times.isEmpty else { throw .tooFew(count: 0, needed: 1) }
    guard positions.allSatisfy(\.isFinite) else { throw .notFinite }
    try TimeOrder.check(times)
    let last = times.indices.filter { $0 + 1 == times.count || times[$0 + 1] > times[$0] }
    self.times = last.map { times[$0] }
    self.positions = last.map { positions[$0] }
  }

  /// From the first to the last position in time, in milliseconds.
  public var duration: Double { (times.last ?? 0) - (times.first ?? 0) }

  /// The speed between each two neighbours, at the middle of their times; none for a single position.
  ///
  /// Infinite where neighbours are farther apart than numbers go.
  ///
  /// - Complexity: O(*n*)
  public var speeds: [SpeedSample] {
    zip(times.indices, times.indices.dropFirst()).map { index, next in
      let interval = times[next] - times[index]
      let distance = abs(positions[next] - positions[index])
      return SpeedSample(time: times[index] + interval / 2, speed: distance / interval * 1000)
    }
  }

  /// The highest of the speeds, the first of equal ones; needs 2 positions.
  ///
  /// Speeds that differ by rounding alone are equal.
  ///
  /// - Complexity: O(*n*)
  public var peakSpeed: Measured<SpeedSample> {
    let speeds = speeds
    guard let first = speeds.first else { return .undefined(.tooFew(count: times.count, needed: 2)) }
    guard speeds.allSatisfy(\.speed.isFinite) else { return .undefined(.overflow) }
    return .value(speeds.reduce(first) { $1.speed > $0.speed * (1 + 1e-12) ? $1 : $0 })
  }

  /// When the thumb stood still.
  public var stillness: Stillness {
    Stillness(times: times, isMoving: zip(positions, positions.dropFirst()).map { $0 != $1 })
  }

  /// How often the thumb turned, see ``Reversals/count(in:beyond:)``.
  public func reversals(beyond threshold: Double = 0) -> Measured<Int> {
    Reversals.count(in: positions, beyond: threshold)
  }
}
