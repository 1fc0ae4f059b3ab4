/// When the next frame is due, for frames at a steady pace.
struct FramePacer: Sendable, Hashable {
  /// The pace where the monitor names none: 60 frames a second.
  static let defaultRate = 60.0

  /// Seconds between two frames.
  var interval: Double
  private var lastDue = -Double.infinity

  /// Frames per second.
  var rate: Double {
    get { 1 / interval }
    set { interval = 1 / newValue }
  }

  init(rate: Double = Self.defaultRate) { interval = 1 / rate }

  /// When a frame asked for at `now` is due: one interval after the last one, at once when that has passed.
  func due(at now: Double) -> Double { max(now, lastDue + interval) }

  /// Notes that a frame is drawn at `now`.
  ///
  /// One that is less than an interval late keeps the beat, so that the loop's small delays do not add up.
  mutating func drew(at now: Double) {
    let planned = lastDue + interval
    lastDue = now >= planned && now < planned + interval ? planned : now
  }
}
