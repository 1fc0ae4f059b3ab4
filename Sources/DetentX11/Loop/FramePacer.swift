/// When the next frame is due: at once after a pause, then no more often than can be of use.
///
/// Time is divided into refreshes of the monitor. What moves by itself is drawn once in each of them; what a hand changes
/// is drawn as soon as it is known, but never more than ``framesPerRefresh`` times in the length of a refresh.
struct FramePacer: Sendable, Hashable {
  /// The pace where the monitor names none: 60 refreshes a second.
  static let defaultRate = 60.0

  /// The most frames that are drawn in the length of a refresh: more than one, since nobody knows when in a refresh the
  /// monitor takes the pixels, and what waits less for them is less late.
  static let framesPerRefresh = 4.0

  /// Seconds between two refreshes.
  var interval: Double
  /// Whether frames wait for their time; without, each is due at once.
  var isPacing = true
  /// When the refresh began in which the last frame was drawn.
  private var refresh = -Double.infinity
  private var lastFrame = -Double.infinity

  /// Refreshes per second.
  var rate: Double {
    get { 1 / interval }
    set { interval = 1 / newValue }
  }

  init(rate: Double = Self.defaultRate) { interval = 1 / rate }

  /// When a frame wanted at `now` is due; at once when that has passed.
  func due(_ wish: FrameWish, at now: Double) -> Double {
    guard isPacing else { return now }
    let spaced = lastFrame + interval / Self.framesPerRefresh
    return switch wish {
    case .atOnce: max(now, spaced)
    case .nextRefresh: max(now, spaced, refresh + interval)
    }
  }

  /// Notes that a frame is drawn at `now`.
  ///
  /// One that is less than an interval late keeps the beat, so that the loop's small delays do not add up.
  /// - Returns: When the frame will be seen: at the end of its refresh. What moves is drawn where it is by then, so that it
  ///   moves evenly, and has begun to move in the first of its frames.
  mutating func drew(at now: Double) -> Double {
    lastFrame = now
    guard isPacing else { return now }
    let planned = refresh + interval
    if now >= planned { refresh = now < planned + interval ? planned : now }
    return max(now, refresh + interval)
  }
}
