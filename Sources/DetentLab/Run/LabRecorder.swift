/// Writes down what a session does beside what it hears: trials, what widgets do, answers.
@MainActor
public final class LabRecorder {
  private let writer: SessionWriter
  /// What takes in what the driver tells.
  public let tape: TapeWriter
  /// The widget events of the trial that is going on, for its fingerprint.
  private var state = FNV1a()

  /// The time between two refreshes of the monitor, in milliseconds, as it reports it or as it was measured; nil where nobody
  /// knows.
  private(set) var framePeriod: Double?

  /// How often each trial was begun.
  private var attempts: [Int: Int]

  /// Writes through `writer`; a session that goes on has `lines` before.
  public init(_ writer: SessionWriter, after lines: [SessionLine] = []) {
    self.writer = writer
    let begun = lines.filter { $0.kind == .trial }.compactMap(\.trial)
    attempts = Dictionary(begun.map { ($0, 1) }, uniquingKeysWith: +)
    tape = TapeWriter(writer)
    framePeriod =
      lines.last { $0.kind == .frames && $0.trial == nil }.flatMap { $0["interval_ms"]?["median"]?.decimal }
  }

  /// Appends a line.
  func write(_ kind: LineKind, at seconds: Double, _ members: [JSON.Member]) {
    tape.flush()
    writer.write(kind, at: Microseconds(seconds: seconds), members)
  }

  /// What the last line about the surroundings said.
  private var surroundings: [JSON.Member] = []

  /// Writes down what the session runs in, whenever that is something else than before.
  func note(_ surroundings: LabSurroundings, at seconds: Double) {
    let members = surroundings.members
    framePeriod = surroundings.framePeriod ?? framePeriod
    guard members != self.surroundings else { return }
    self.surroundings = members
    write(.environment, at: seconds, members)
  }

  /// A variant begins, with these parameters.
  func begin(_ variant: String, _ values: [JSON.Member], at seconds: Double) {
    write(
      .parameters, at: seconds,
      [JSON.Member("variant", .string(variant)), JSON.Member("values", .object(values))])
  }

  /// A trial begins.
  func begin(_ trial: LabTrial, at seconds: Double) {
    state = FNV1a()
    let attempt = attempts[trial.number, default: 0] + 1
    attempts[trial.number] = attempt
    write(
      .trial, at: seconds,
      [
        JSON.Member("trial", .integer(trial.number)), JSON.Member("block", .integer(trial.block)),
        JSON.Member("variant", .string(trial.variant)),
        JSON.Member("task", .string(trial.task.widget.rawValue)),
        JSON.Member("practice", .bool(trial.isPractice)),
        JSON.Member("target", .array(trial.task.target.map { .integer($0) })),
        JSON.Member("start", .array(trial.task.start.map { .integer($0) })),
        JSON.Member("attempt", .integer(attempt)),
      ])
    tape.trial = trial.number
    tape.resetMeter()
  }

  /// A widget did something in the trial that is going on.
  func note(
    _ event: String, of widget: LabWidget, in trial: LabTrial, at seconds: Double, _ members: [JSON.Member]
  ) {
    let line =
      [
        JSON.Member("trial", .integer(trial.number)), JSON.Member("w", .string(widget.rawValue)),
        JSON.Member("e", .string(event)),
      ] + members
    state.update(JSON.object(line).description.utf8)
    write(.widget, at: seconds, line)
  }

  /// Clicks on crosses begin: frames and samples are looked at anew.
  func beginClickCheck() { tape.resetMeter() }

  /// The clicks are over: what the frames and the samples were like meanwhile.
  ///
  /// Where nothing moved, frames came at the pace of the hand, and tell nothing of the monitor.
  func endClickCheck(at seconds: Double, hasMoved: Bool) {
    tape.flush()
    let median = hasMoved ? try? Sample(tape.meter.intervals).median.get() : nil
    framePeriod = framePeriod ?? median
    let members = tape.meter.members(trial: nil, period: framePeriod)
    write(.frames, at: seconds, hasMoved ? members : members.filter { $0.key != "interval_ms" })
  }

  /// A trial is over.
  func end(_ trial: LabTrial, _ result: TrialResult, at seconds: Double) {
    tape.flush()
    tape.trial = nil
    var final = state
    final.update(JSON.array(result.final.map { .integer($0) }).description.utf8)
    write(
      .trialEnd, at: seconds,
      [
        JSON.Member("trial", .integer(trial.number)), JSON.Member("status", .string(result.status.rawValue)),
        JSON.Member("final", .array(result.final.map { .integer($0) })),
        JSON.Member("m", .object(result.measures)), JSON.Member("state", .string(final.text)),
      ])
    write(.frames, at: seconds, tape.meter.members(trial: trial.number, period: framePeriod))
  }
}

/// How a trial ended.
public struct TrialResult: Sendable, Hashable {
  /// Why.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// The participant said so.
    case done
    /// The time was up.
    case timeout
    /// The window was closed.
    case abandoned
  }

  var status: Status
  /// The values in the end: stops, a level, or the pages that were visited.
  var final: [Int]
  /// What can be told at once; everything else comes from the lines of the trial.
  var measures: [JSON.Member]
}
