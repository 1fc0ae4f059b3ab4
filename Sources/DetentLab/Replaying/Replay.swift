public import DetentUI

/// Goes through a recorded session again, with the widgets' own state machines, and compares what they do.
@MainActor
public struct Replay {
  /// What was not the same.
  public struct Difference: Error, Sendable, Hashable {
    /// The trial; nil outside of trials.
    public var trial: Int?
    /// What was recorded, as a line without its time; nil where something more happened now.
    public var recorded: String?
    /// What happened now; nil where something is missing.
    public var replayed: String?
  }

  /// What came of it.
  public struct Result: Sendable, Hashable {
    /// How many trials were gone through.
    public var trials: Int
    /// How many of them ended in the same state.
    public var verified: Int
    /// The first thing that was not the same, if any.
    public var difference: Difference?
  }

  private let file: SessionFile
  private let setup: LabSetup

  /// Creates a replay of a file; `setup` is what it says that it is about.
  public init(_ file: SessionFile, _ setup: LabSetup) {
    self.file = file
    self.setup = setup
  }

  /// Goes through the session, and through each part of one that was interrupted.
  ///
  /// - Complexity: O(length of the file); the pauses of the participant take no time.
  public func run() throws(DriverError) -> Result {
    var result = Result(trials: 0, verified: 0)
    for segment in file.segments {
      let again = try replayed(segment)
      let (then, now) = (Self.told(segment.lines), Self.told(again))
      let count = zip(then, now).prefix { $0 == $1 }.count
      result.trials += then.count { $0.isEnd }
      result.verified += then[..<count].count { $0.isEnd }
      if count < max(then.count, now.count), result.difference == nil {
        result.difference = Difference(
          trial: (then.count > count ? then[count] : now[count]).trial,
          recorded: then.count > count ? then[count].text : nil,
          replayed: now.count > count ? now[count].text : nil)
      }
    }
    return result
  }

  private func replayed(_ segment: SessionSegment) throws(DriverError) -> [SessionLine] {
    let sink = TextSink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    let driver = ReplayDriver(TapeReader.records(in: segment.lines))
    let program = LabProgram(
      setup, driver: driver, recorder: LabRecorder(writer, after: segment.before),
      course: segment.course(of: setup))
    try program.open(
      WindowConfiguration(title: "", instanceName: "", className: "", size: LabProgram.preferredSize))
    _ = driver.run()
    // Who was killed could not tell of the trial that this ended.
    if segment.lines.contains(where: {
      $0.kind == .trialEnd && $0["status"]?.text == TrialResult.Status.abandoned.rawValue
    }) {
      program.finish()
    }
    return SessionFile(sink.text).lines
  }

  /// A line that tells what the program did, without its time.
  private struct Told: Equatable {
    var text: String
    var trial: Int?
    var isEnd: Bool
  }

  private static func told(_ lines: [SessionLine]) -> [Told] {
    let kinds: [LineKind] = [.click, .trial, .widget, .trialEnd, .questionnaire, .preference, .words]
    return lines.filter { kinds.contains($0.kind) }.map { line in
      let members = line.members.filter { $0.key != "t" }
      return Told(
        text: "\(line.kind.rawValue) \(JSON.object(members))", trial: line.trial,
        isEnd: line.kind == .trialEnd)
    }
  }
}
