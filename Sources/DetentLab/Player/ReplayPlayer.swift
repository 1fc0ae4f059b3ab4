public import DetentCore
public import DetentGraphics
public import DetentUI

/// A recorded session that plays in time, or as much faster or slower as somebody wants.
///
/// It has no clock: whoever shows it says how much time has passed.
@MainActor
public final class ReplayPlayer {
  /// How many times as fast as it was a session can be played.
  public nonisolated static let speeds = 0.1...10.0

  /// A trial, and where it begins.
  public struct Chapter: Sendable, Hashable {
    /// The number of the trial.
    public var trial: Int
    /// The run of the program that it is in.
    var segment: Int
    /// Seconds since that began.
    var start: Double
  }

  /// A place of the pointer, for a trail behind it.
  public struct Trace: Sendable, Hashable {
    /// When, in seconds.
    public var time: Double
    /// Where, in points.
    public var location: Point
    /// Whether the button was held, or the finger down.
    public var isHeld: Bool
  }

  /// The trials, in order.
  public let chapters: [Chapter]
  /// Whether other parameters are played than those of then.
  public let isWhatIf: Bool
  /// Whether time goes on.
  public var isPlaying = false
  /// How many times as fast as it was; kept within ``speeds``.
  public var speed = 1.0 {
    didSet { speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }
  }
  /// Where the pointer was lately: the last second, the newest at the end.
  public private(set) var trail: [Trace] = []
  /// Seconds since this run of the program began.
  public private(set) var time = 0.0

  private let segments: [SessionSegment]
  private let setup: LabSetup
  private var segment = 0
  private var playback: any Playback
  private var program: LabProgram

  /// Creates a player of a file, at its beginning; `setup` is what that says that it is about, with other parameters for a
  /// what-if.
  ///
  /// - Throws: `DriverError` when there is no memory for a picture.
  public init(_ file: SessionFile, _ setup: LabSetup, isWhatIf: Bool = false) throws(DriverError) {
    segments = file.segments
    self.setup = setup
    self.isWhatIf = isWhatIf
    chapters = segments.enumerated().flatMap { index, segment in
      segment.lines.filter { $0.kind == .trial }.compactMap { line in
        line.trial.map { Chapter(trial: $0, segment: index, start: line.time?.seconds ?? 0) }
      }
    }
    (playback, program) = try Self.stage(segments[0], setup, isWhatIf: isWhatIf)
  }

  /// Puts a run of the program on a stage of its own.
  private static func stage(
    _ segment: SessionSegment, _ setup: LabSetup, isWhatIf: Bool
  ) throws(DriverError) -> (any Playback, LabProgram) {
    let records = TapeReader.records(in: segment.lines)
    let playback: any Playback =
      isWhatIf ? InputPlayback(records) : ExactPlayback(records, drawsPictures: true)
    let writer = SessionWriter(sink: TextSink())
    let program = LabProgram(
      setup, driver: playback.driver, recorder: LabRecorder(writer),
      course: isWhatIf ? segment.recordedCourse(of: setup) : segment.course(of: setup))
    try program.open(
      WindowConfiguration(
        title: "", instanceName: "", className: "", size: records.openedSize ?? LabProgram.preferredSize))
    return (playback, program)
  }

  // MARK: What is seen

  /// What the participant saw; nil before the first frame.
  public var picture: Bitmap? { program.window.snapshot() }

  /// The extent of that, in points.
  public var size: Size { program.window.bounds.size }

  /// What an evaluator would have seen.
  public var reading: LabReading { program.scene.reading }

  /// The trial that is shown; nil between trials.
  public var trial: Int? { program.scene.trial?.trial.number }

  /// The lines beyond which something else happens, in points of the window; none while nothing is held.
  public var thresholds: [Double] { program.scene.bench.thresholds }

  /// Whether everything was played.
  public var isAtEnd: Bool { playback.isAtEnd && segment == segments.count - 1 }

  // MARK: Playing

  /// Lets `seconds` of the spectator's time pass.
  public func advance(by seconds: Double) {
    guard isPlaying else { return }
    play(until: time + max(0, seconds) * speed)
    if playback.isAtEnd, !beginNextSegment() { isPlaying = false }
  }

  /// Goes to a trial, with nothing of it played; the first of that number, or the end where there is none.
  public func go(toTrial number: Int) {
    guard let chapter = chapters.last(where: { $0.trial == number }) else { return }
    go(to: chapter)
  }

  private func go(to chapter: Chapter) {
    if chapter.segment != segment || chapter.start <= time { begin(chapter.segment) }
    play(until: chapter.start)
  }

  /// Goes on by so many trials, or back.
  public func step(byTrials count: Int) {
    let place = chapters.lastIndex { $0.segment < segment || ($0.segment == segment && $0.start <= time) }
    let next = min(max((place ?? -1) + count, 0), chapters.count - 1)
    if chapters.indices.contains(next) { go(to: chapters[next]) }
  }

  private func play(until end: Double) {
    playback.play(until: end) { note($0) }
    time = end
    trail.removeAll { $0.time < end - 1 }
  }

  private func note(_ record: TapeRecord) {
    guard case .event(_, .pointer(let sample)) = record.entry else { return }
    trail.append(
      Trace(time: record.time.seconds, location: sample.location, isHeld: sample.isPrimaryButtonHeld))
  }

  /// Begins the run that followed an interruption; false when there is none.
  private func beginNextSegment() -> Bool {
    guard segment + 1 < segments.count else { return false }
    return begin(segment + 1)
  }

  @discardableResult
  private func begin(_ index: Int) -> Bool {
    guard let (next, stage) = try? Self.stage(segments[index], setup, isWhatIf: isWhatIf) else {
      return false
    }
    program.finish()
    (segment, playback, program) = (index, next, stage)
    (time, trail) = (0, [])
    return true
  }
}
