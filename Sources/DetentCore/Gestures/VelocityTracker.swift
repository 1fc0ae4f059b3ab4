/// Tells how fast a pointer moves from the places it reported last.
///
/// A parabola is fitted through the samples of the last tenth of a second, and its slope at the newest one is the
/// velocity, as Android and Flutter do. The answer is `nil` when there is *no* velocity, because there are too few
/// samples or because the pointer rested before it was lifted; that is not the same as a velocity of zero. (Android
/// tells the two apart, Flutter and Chromium report zero for both; a caller that wants theirs writes `?? .zero`.)
public struct VelocityTracker: Sendable, Hashable {
  struct Sample: Sendable, Hashable {
    var location: Point
    var time: EventTime
  }

  /// How samples are chosen and judged.
  public var settings: Settings

  /// The newest samples, oldest first; their times rise strictly.
  private var samples: [Sample] = []

  /// Creates a tracker without samples.
  public init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets every sample.
  public mutating func restart() { samples.removeAll(keepingCapacity: true) }

  /// Takes in where the pointer was.
  ///
  /// A place that is not finite, or further out than ``GestureMetrics/coordinateLimit``, is dropped. A time equal to
  /// the newest replaces that sample, as does one up to a second earlier, for events overtake each other; a time
  /// further back comes from another clock and starts anew.
  public mutating func add(_ location: Point, at time: EventTime) {
    guard location.isPlausible else { return }
    var time = time
    if let newest = samples.last, time <= newest.time {
      let isOtherClock = newest.time.nanoseconds(since: time) > GestureMetrics.reorderingLimit
      time = isOtherClock ? time : newest.time
      if isOtherClock { restart() } else { samples.removeLast() }
    }
    samples.removeFirst(max(samples.count + 1 - max(settings.history, 1), 0))
    samples.append(Sample(location: location, time: time))
  }

  /// The velocity in points per second, or `nil` when there is none.
  ///
  /// `time` is the moment of asking, usually that of the lift; when it comes more than ``Settings/rest`` after the
  /// newest sample the pointer had stopped. `nil` asks as of the newest sample.
  ///
  /// - Complexity: O(*history*)
  public func velocity(at time: EventTime? = nil) -> Vector? {
    guard let newest = samples.last else { return nil }
    if let time, time.nanoseconds(since: newest.time) > settings.rest { return nil }
    let count = runLength
    guard count >= settings.minimumSamples else { return nil }
    func age(_ index: Int) -> Double { recent(index).time.seconds(since: newest.time) }
    guard let fit = LeastSquares(count: count, time: age) else { return nil }
    let velocity = Vector(
      dx: fit.slope(time: age) { recent($0).location.x - newest.location.x },
      dy: fit.slope(time: age) { recent($0).location.y - newest.location.y })
    return isAgainstMovement(velocity, count) ? .zero : velocity
  }

  /// A sample by its age: 0 is the newest.
  private func recent(_ index: Int) -> Sample { samples[samples.count - 1 - index] }

  /// How many of the newest samples count: those within the horizon, and not separated from the newest by a rest.
  private var runLength: Int {
    let newest = recent(0)
    return samples.indices.first { index in
      let sample = recent(index)
      let gap = recent(max(0, index - 1)).time.nanoseconds(since: sample.time)
      let age = newest.time.nanoseconds(since: sample.time)
      return gap > settings.rest || age > settings.horizon
    } ?? samples.count
  }

  /// Whether the fit points against the newest movement, as a parabola does after a sudden stop.
  private func isAgainstMovement(_ velocity: Vector, _ count: Int) -> Bool {
    guard settings.isRestricted, count > 0 else { return false }
    let newest = recent(0).location
    guard let earlier = (0..<count).first(where: { recent($0).location != newest }) else { return false }
    return velocity.dot(newest - recent(earlier).location) < 0
  }
}
