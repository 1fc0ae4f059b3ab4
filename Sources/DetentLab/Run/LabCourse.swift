/// The way of a participant through a session: its steps, and the one where the participant is.
///
/// It gets longer when a practice has to be repeated.
public struct LabCourse: Sendable, Hashable {
  /// The steps, in order.
  public private(set) var steps: [LabStep]
  /// The step where the participant is, from 0.
  public private(set) var index = 0
  private var plan: Plan
  /// How the trials of the practice came out that are over, by number.
  private var practised: [Int: Bool] = [:]

  /// The way through a plan for the participant of a row, from the beginning.
  public init(_ plan: Plan, row: Int) {
    self.plan = plan
    steps = LabStep.steps(of: plan, row: row)
  }

  /// The way that goes on after `lines`: at the step that was not finished, or at `index`, where somebody knows it.
  public init(_ plan: Plan, row: Int, after lines: [SessionLine], at index: Int? = nil) {
    self.init(plan, row: row)
    for line in lines.filter(\.endsTrial) {
      line.trial.map { finish(trial: $0, isReached: line["m"]?["exact"]?.flag ?? false) }
    }
    self.index = min(max(index ?? firstUnfinished(after: lines), 0), steps.count - 1)
  }

  /// The way as somebody went it whose whole session is `lines`, at a step: it gets no longer, whatever happens now.
  init(_ plan: Plan, row: Int, asIn lines: [SessionLine], at index: Int) {
    self.init(plan, row: row, after: lines, at: index)
    self.plan.practiceGoal = nil
  }

  /// The step where the participant is.
  public var step: LabStep { steps[index] }

  /// Goes to the next step, unless this is the last.
  mutating func goOn() { index = min(index + 1, steps.count - 1) }

  /// A trial is over; if its widget has to be practised once more, another trial follows it.
  mutating func finish(trial number: Int, isReached: Bool) {
    guard
      let place = steps.firstIndex(where: { $0.trial?.number == number }), let trial = steps[place].trial,
      trial.isPractice, let goal = plan.practiceGoal
    else { return }
    practised[number] = isReached
    let tries = steps.compactMap(\.trial).filter { $0.isTry(likeThat: trial) }
    let successes = tries.count { practised[$0.number] == true }
    guard tries.allSatisfy({ practised[$0.number] != nil }), successes < goal.successes,
      tries.count < goal.tries
    else { return }
    add(plan.practice(of: trial.task.widget, try: tries.count), after: trial, at: place)
  }

  private mutating func add(_ task: LabTask, after trial: LabTrial, at place: Int) {
    var added = trial
    (added.task, added.isAdded) = (task, true)
    steps.insert(.trial(added), at: place + 1)
    for later in (place + 1)..<steps.count {
      guard case .trial(var trial) = steps[later] else { continue }
      trial.number += 1
      steps[later] = .trial(trial)
    }
  }

  /// The first step that has not been finished: the first trial that has not ended, or what comes after the last answer.
  private func firstUnfinished(after lines: [SessionLine]) -> Int {
    guard !lines.isEmpty else { return 0 }
    let ended = Set(lines.filter(\.endsTrial).compactMap(\.trial))
    let answers = lines.count { $0.kind == .questionnaire }
    var given = 0
    let place = steps.firstIndex { step in
      switch step {
      case .trial(let trial): return !ended.contains(trial.number)
      case .clickCheck: return !lines.contains { $0.trial != nil || $0.kind == .frames }
      case .item:
        given += 1
        return given > answers
      case .preference: return !lines.contains { $0.kind == .preference }
      case .openQuestion: return !lines.contains { $0.kind == .words }
      case .thanks: return true
      case .consent, .variant, .pause: return false
      }
    }
    return place ?? 0
  }
}

extension LabStep {
  /// The trial; nil for other steps.
  var trial: LabTrial? {
    guard case .trial(let trial) = self else { return nil }
    return trial
  }
}

extension LabTrial {
  /// Whether both practise the same widget with the same variant.
  fileprivate func isTry(likeThat other: LabTrial) -> Bool {
    isPractice && block == other.block && task.widget == other.task.widget
  }
}
