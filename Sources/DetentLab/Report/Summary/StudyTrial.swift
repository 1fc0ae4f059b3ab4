/// A trial with what was measured of it.
public struct StudyTrial: Sendable, Hashable {
  /// What the file tells.
  public var record: TrialRecord
  /// What was measured.
  public var measures: TrialMeasures

  /// Whether it belongs to what is reported at all.
  public var isScored: Bool { !record.isPractice }

  /// Whether it is left out of the tables without flagged trials.
  public var isFlagged: Bool { !record.flags.isEmpty }

  /// Whether the participant declared it done.
  public var isCompleted: Bool { record.status == .done }

  /// What it asks for, the same in each variant.
  public var task: TaskKey { TaskKey(widget: record.widget, start: record.start, target: record.target) }
}

/// What a trial asks for.
public struct TaskKey: Sendable, Hashable {
  /// The widget.
  public var widget: LabWidget
  /// Where it begins.
  public var start: [Int]
  /// What is to be reached.
  public var target: [Int]
}
