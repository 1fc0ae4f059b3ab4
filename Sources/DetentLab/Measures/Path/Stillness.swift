/// When and for how long something that is watched stands still; times in milliseconds.
public struct Stillness: Sendable, Hashable {
  /// How long each stretch without movement lasts, in order.
  public let periods: [Double]
  /// From the first sample to the last one before the first movement; the whole time when nothing moves.
  public let initiation: Double
  /// Whether the first of the periods is that before the first movement.
  public let beginsStill: Bool

  /// Reads samples at `times`, between which there was movement or not; one fewer of these than of times.
  ///
  /// - Complexity: O(*n*)
  init(times: [Double], isMoving: [Bool]) {
    var periods: [Double] = []
    var wasMoving = true
    for (index, moves) in isMoving.enumerated() {
      let length = times[index + 1] - times[index]
      if !moves, wasMoving { periods.append(0) }
      if !moves { periods[periods.count - 1] += length }
      wasMoving = moves
    }
    let start = isMoving.firstIndex(of: true) ?? isMoving.count
    self.periods = periods
    initiation = times.isEmpty ? 0 : times[start] - times[0]
    beginsStill = isMoving.first == false
  }

  /// All the time without movement (idle time).
  public var total: Double { periods.reduce(0, +) }

  /// The stretches longer than `threshold` (hovers), that before the first movement left out unless it is asked for.
  public func hovers(longerThan threshold: Double, includingInitial: Bool = true) -> [Double] {
    periods.dropFirst(beginsStill && !includingInitial ? 1 : 0).filter { $0 > threshold }
  }
}
