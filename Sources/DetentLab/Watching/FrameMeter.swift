internal import DetentCore
internal import DetentUI

/// Watches whether the frames of a trial keep up with the hand; all times are milliseconds on the driver's clock.
public struct FrameMeter: Sendable {
  private var frameTimes: [Microseconds] = []
  /// How long the oldest input of each frame had waited when that frame was on its way to the screen.
  public private(set) var waits: [Double] = []
  /// How far the thumb was from the hand at each frame of a drag, in points.
  public private(set) var distances: [Double] = []
  private var inputs: [Microseconds] = []
  /// When each movement of a pointer came, whatever it held.
  private var samples: [Microseconds] = []
  /// When the oldest input came that no frame has shown yet.
  private var oldest: Microseconds?
  private var handling: TapeRecord?

  /// What a hand has hold of.
  public struct Hold: Sendable, Hashable {
    /// How far the thumb is from where the hand would have it, in points; nil for a page.
    public var distance: Double?

    /// Creates a hold of a thumb at a distance, or of a page.
    public init(distance: Double? = nil) { self.distance = distance }
  }

  /// Nothing has been seen yet.
  public init() {}

  /// Takes in what the program is about to handle.
  mutating func take(_ record: TapeRecord) { handling = record }

  /// The program has handled that, and the clock shows `seconds`; `hold` is nil while nothing is held.
  ///
  /// Only what a hand does that holds something waits for a frame: a pointer that passes by changes nothing.
  mutating func handled(at seconds: Double, _ hold: Hold?) {
    guard let record = handling else { return }
    handling = nil
    switch record.entry {
    case .frame:
      frameTimes.append(record.time)
      if let oldest { waits.append(max(0, Microseconds(seconds: seconds).milliseconds(since: oldest))) }
      oldest = nil
      if let distance = hold?.distance { distances.append(distance) }
    case .event(_, .pointer), .event(_, .scroll), .event(_, .swipe):
      if case .event(_, .pointer(let sample)) = record.entry, sample.phase == .move {
        samples.append(record.time)
      }
      guard hold != nil else { return }
      inputs.append(record.time)
      oldest = oldest ?? record.time
    case .event, .opened, .timer: return
    }
  }

  /// When each frame began.
  public var frames: [Double] { frameTimes.map(\.milliseconds) }

  /// The times between frames.
  public var intervals: [Double] { Self.intervals(frameTimes) }

  private static func intervals(_ times: [Microseconds]) -> [Double] {
    zip(times.dropFirst(), times).map { $0.milliseconds(since: $1) }
  }

  /// How many refreshes brought no frame although input waited, on a monitor with such a period; the median interval of the
  /// frames stands in where that is not known.
  public func missed(period: Double?) -> Measured<Int> {
    Measured { () throws(Undefined) in
      let known: Double
      if let period { known = period } else { known = try Sample(intervals).median.get() }
      return try MissedFrames.of(frames: frames, events: inputs.map(\.milliseconds), period: known).get()
        .missed
    }
  }

  /// The line about a trial, or about clicks without one: what cannot be told is left out.
  func members(trial: Int?, period: Double?) -> [JSON.Member] {
    var members = trial.map { [JSON.Member("trial", .integer($0))] } ?? []
    members.append(JSON.Member("n", .integer(frameTimes.count)))
    members.append(JSON.Member("input", .integer(inputs.count)))
    if let missed = missed(period: period).value { members.append(JSON.Member("missed", .integer(missed))) }
    let lists = [
      ("interval_ms", intervals), ("sample_ms", Self.intervals(samples)), ("wait_ms", waits),
      ("lag_px", distances),
    ]
    for (name, values) in lists {
      if let summary = Self.summary(values) { members.append(JSON.Member(name, summary)) }
    }
    return members
  }

  private static func summary(_ values: [Double]) -> JSON? {
    guard let sample = try? Sample(values), let mean = sample.mean.value, let median = sample.median.value,
      let high = sample.quantile(0.95).value, let largest = sample.sorted.last
    else { return nil }
    return .object([
      JSON.Member("mean", .number(mean)), JSON.Member("median", .number(median)),
      JSON.Member("p95", .number(high)), JSON.Member("max", .number(largest)),
    ])
  }
}
