internal import DetentCore
public import DetentUI

/// Goes through a recorded session with other parameters: the same hand, other widgets.
///
/// Where the widgets do something else the participant would have reacted; so this shows what a parameter does to a movement
/// and is no evidence of how people work with it.
@MainActor
public struct WhatIf {
  /// What came of a trial then, and what comes of it now.
  public struct Trial: Sendable, Hashable {
    /// Its number.
    public var number: Int
    /// The variant that it was done in.
    public var variant: String
    /// The widget.
    public var widget: String
    /// Where the values ended then; nil for a trial that did not end.
    public var recorded: [Int]?
    /// Where they end now; nil for a trial that does not.
    public var replayed: [Int]?
    /// What was to be reached.
    public var target: [Int]
  }

  /// What everything says that shows another outcome.
  public static let caution = "the participant would have reacted"

  private let file: SessionFile
  private let setup: LabSetup

  /// Creates it for a file; `setup` is what that says that it is about, with other parameters.
  public init(_ file: SessionFile, _ setup: LabSetup) {
    self.file = file
    self.setup = setup
  }

  /// Goes through the session; frames and timers come as they fall due now, and only the input is that of then.
  ///
  /// - Complexity: O(length of the file + frames); the pauses of the participant take no time.
  public func run() throws(DriverError) -> [Trial] {
    var trials: [Trial] = []
    for segment in file.segments {
      let now = Self.ends(try replayed(segment))
      let then = Self.ends(segment.lines)
      for line in segment.lines where line.kind == .trial {
        guard let number = line.trial else { continue }
        trials.append(
          Trial(
            number: number, variant: line["variant"]?.text ?? "", widget: line["task"]?.text ?? "",
            recorded: then[number], replayed: now[number],
            target: (line["target"]?.elements ?? []).compactMap(\.whole)))
      }
    }
    return trials
  }

  private static func ends(_ lines: [SessionLine]) -> [Int: [Int]] {
    let ends = lines.filter { $0.kind == .trialEnd }.compactMap { line in
      line.trial.map { ($0, (line["final"]?.elements ?? []).compactMap(\.whole)) }
    }
    return Dictionary(ends) { _, last in last }
  }

  private func replayed(_ segment: SessionSegment) throws(DriverError) -> [SessionLine] {
    let sink = TextSink()
    let writer = SessionWriter(sink: sink)
    writer.write(.session, [JSON.Member("schema", .string(SessionFile.schema))])
    let records = TapeReader.records(in: segment.lines)
    let playback = InputPlayback(records)
    let program = LabProgram(
      setup, driver: playback.driver, recorder: LabRecorder(writer),
      course: segment.recordedCourse(of: setup))
    try program.open(
      WindowConfiguration(
        title: "", instanceName: "", className: "",
        size: records.openedSize ?? LabProgram.preferredSize))
    playback.play(until: .infinity) { _ in }
    program.finish()
    return SessionFile(sink.text).lines
  }
}

extension [TapeRecord] {
  /// The extent that the first window opened with.
  var openedSize: Size? {
    lazy.compactMap { if case .opened(_, let size, _, _) = $0.entry { size } else { nil } }.first
  }
}

extension LabSetup {
  /// The same session with other parameters, in every variant.
  public func changing(_ settings: [ParameterSetting]) -> LabSetup {
    var setup = self
    for index in setup.plan.variants.indices {
      setup.plan.variants[index].parameters.removeAll { old in settings.contains { $0.name == old.name } }
      setup.plan.variants[index].parameters += settings
    }
    return setup
  }
}
