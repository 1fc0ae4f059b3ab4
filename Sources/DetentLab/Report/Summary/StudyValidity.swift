internal import DetentCore

/// What says how far the recording itself can be trusted.
public struct StudyValidity: Sendable, Hashable {
  /// How many parameters were changed while a session went on.
  public var parameterChanges = 0
  /// What spoke against sessions that were begun all the same, by what it is called in their files.
  public var concerns: [String] = []
  /// How many faults were recorded.
  public var faults = 0
  /// How often the two clocks went apart.
  public var clockJumps = 0
  /// How often a session went on after it was interrupted.
  public var resumptions = 0
  /// The refresh rates that monitors reported, in hertz.
  public var reportedRates: [Double] = []
  /// The refresh rates that were measured while participants clicked on crosses, in hertz, one for each time.
  public var measuredRates: [Double] = []
  /// The sessions in which the monitor showed clearly fewer frames than it reported.
  public var slowSessions: [String] = []
  /// How often a second their pointers told where they were meanwhile, one for each time.
  public var eventRates: [Double] = []
  /// How far their clicks were off the crosses, in device pixels.
  public var clickErrors: [Double] = []
  /// The same in millimetres, for monitors that tell their extent.
  public var clickErrorsInMillimetres: [Double] = []
  /// What kinds of pointers there were.
  public var pointerKinds: [String] = []
  /// How the pictures of the monitors came together.
  public var compositions: [String] = []
  /// What the monitors measure, in millimetres.
  public var monitors: [String] = []
  /// Whether every session names the same plan.
  public var isOnePlan = true
  /// The median time between two frames while a thumb was held, in milliseconds.
  public var framePeriod: Measured<Double> = .undefined(.tooFew(count: 0, needed: 1))
  /// Refreshes without a frame although input waited, while a thumb was held.
  public var missedFrames: Measured<Int> = .undefined(.tooFew(count: 0, needed: 1))
  /// How many frames were drawn while a thumb was held.
  public var frames = 0
  /// The median time between two samples of the pointer while a thumb was held, in milliseconds.
  public var sampleInterval: Measured<Double> = .undefined(.tooFew(count: 0, needed: 1))
  /// How many of these intervals were longer than three medians.
  public var gaps = 0
  /// The longest of them, in milliseconds.
  public var longestGap = 0.0
  /// The mean distance of thumbs behind their pointers, where it was recorded, in points.
  public var thumbLag: Measured<Double> = .undefined(.tooFew(count: 0, needed: 1))

  /// A gap is longer than so many medians.
  public static let gapFactor = 3.0

  /// A monitor that shows fewer frames than this part of what it reports holds the program back.
  public static let leastPartOfRate = 0.9

  /// Looks at the sessions of a study.
  public init(_ study: LabStudy) {
    read(study.sessions)
    watch(study.trials.map(\.record))
  }

  private mutating func read(_ sessions: [LabSession]) {
    let lines = sessions.flatMap(\.lines)
    parameterChanges = lines.count { $0.kind == .parameter }
    faults = lines.count { $0.kind == .fault }
    concerns = lines.filter { $0.kind == .concern }.compactMap { $0["what"]?.text }
    clockJumps = lines.count { $0.kind == .clock }
    resumptions = lines.count { $0.kind == .resume }
    let surroundings = lines.filter { $0.kind == .environment }
    reportedRates = LabStudy.distinct(surroundings.compactMap { $0["refresh_hz"]?.decimal })
    compositions = LabStudy.distinct(surroundings.compactMap { $0["composition"]?.text })
    monitors = LabStudy.distinct(
      surroundings.compactMap { line in
        guard let width = line["screen"]?["w_mm"]?.decimal, let height = line["screen"]?["h_mm"]?.decimal,
          width > 0, height > 0
        else { return nil }
        return "\(ReportNumbers.text(width, 0)) × \(ReportNumbers.text(height, 0)) mm"
      })
    pointerKinds = Set(sessions.flatMap(\.pointerKinds)).map(\.rawValue).sorted()
    isOnePlan = Set(sessions.compactMap { $0.header?["plan_hash"]?.text }).count <= 1
    let lags = lines.filter { $0.kind == .frames }.compactMap { $0["lag_px"]?["mean"]?.decimal }
    thumbLag = Measured { () throws(Undefined) in try Sample(lags).mean.get() }
    for session in sessions { readClickCheck(session) }
  }

  private mutating func readClickCheck(_ session: LabSession) {
    let errors = session.lines.filter { $0.kind == .click }.compactMap { $0["err_px"]?.decimal }
    clickErrors += errors
    let surroundings = session.lines.filter { $0.kind == .environment }
    if let pixel = surroundings.lazy.compactMap(Self.millimetresPerPixel).first {
      clickErrorsInMillimetres += errors.map { $0 * pixel }
    }
    let checks = session.lines.filter { $0.kind == .frames && $0.trial == nil }
    let rates = { (name: String) in
      checks.compactMap { $0[name]?["median"]?.decimal }.filter { $0 > 0 }.map { 1_000 / $0 }
    }
    let measured = rates("interval_ms")
    measuredRates += measured
    eventRates += rates("sample_ms")
    let reported = surroundings.compactMap { $0["refresh_hz"]?.decimal }.min()
    if let reported, let slowest = measured.min(), slowest < Self.leastPartOfRate * reported {
      slowSessions.append(session.name)
    }
  }

  private static func millimetresPerPixel(_ surroundings: SessionLine) -> Double? {
    guard let pixels = surroundings["screen"]?["w_px"]?.decimal, pixels > 0,
      let width = surroundings["screen"]?["w_mm"]?.decimal, width > 0
    else { return nil }
    return width / pixels
  }

  private mutating func watch(_ trials: [TrialRecord]) {
    let holds = trials.flatMap { trial in trial.holds.map { HeldFrames($0, in: trial) } }
    let intervals = holds.flatMap { Self.intervals($0.frames) }
    framePeriod = Measured { () throws(Undefined) in try Sample(intervals).median.get() }
    frames = holds.reduce(0) { $0 + $1.frames.count }
    if let period = (reportedRates.first ?? measuredRates.first).map({ 1_000 / $0 }) ?? framePeriod.value {
      let reports = holds.map { MissedFrames.of(frames: $0.frames, events: $0.samples, period: period) }
      missedFrames = .value(reports.reduce(0) { $0 + ($1.value?.missed ?? 0) })
    }
    let waits = holds.flatMap { Self.intervals($0.samples) }
    guard let spacing = try? SampleIntervals(intervals: waits) else { return }
    sampleInterval = spacing.median
    gaps = spacing.gaps(over: Self.gapFactor).value?.count ?? 0
    longestGap = spacing.longest
  }

  private static func intervals(_ times: [Double]) -> [Double] {
    zip(times.dropFirst(), times).map { $0 - $1 }
  }
}
