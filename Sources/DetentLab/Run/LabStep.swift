/// One step of a session, as the participant meets it.
public enum LabStep: Sendable, Hashable {
  /// What is recorded, and whether that is fine.
  case consent
  /// A variant begins, as the first, second, … that the participant meets.
  case variant(block: Int, id: String)
  /// A trial.
  case trial(LabTrial)
  /// An item of a questionnaire about the variant before.
  case item(LabForm, item: Int, block: Int, variant: String)
  /// Which variant is liked best; they are in the order in which the participant met them.
  case preference(variants: [String])
  /// A break.
  case pause(seconds: Double)
  /// The end.
  case thanks
}

extension LabStep {
  /// The steps of a participant's session, in order.
  ///
  /// Participants meet the variants in the order of a row of a Williams design, so that over all of them each follows each
  /// other equally often; the trials of each variant are the same, in another order that comes from plan and row.
  /// The `row` is how many participants have completed the plan before.
  public static func steps(of plan: Plan, row: Int) -> [LabStep] {
    let order = (try? WilliamsDesign(conditions: plan.variants.count))?.row(afterCompleted: row) ?? [0]
    var generator = SplitMix64(seed: plan.seed &+ UInt64(max(row, 0)))
    var steps = [LabStep.consent]
    var number = 0
    for (block, index) in order.enumerated() where plan.variants.indices.contains(index) {
      let variant = plan.variants[index].id
      if block > 0, plan.pause > 0 { steps.append(.pause(seconds: plan.pause)) }
      steps.append(.variant(block: block + 1, id: variant))
      let shuffled = Shuffle(count: plan.trials.count, using: &generator).applied(to: plan.trials)
      for (task, isPractice) in plan.practice.map({ ($0, true) }) + shuffled.map({ ($0, false) }) {
        number += 1
        steps.append(
          .trial(
            LabTrial(number: number, block: block + 1, variant: variant, task: task, isPractice: isPractice)))
      }
      steps += plan.questionnaires.flatMap { form in
        (0..<form.itemCount).map { .item(form, item: $0, block: block + 1, variant: variant) }
      }
    }
    let met = order.filter(plan.variants.indices.contains).map { plan.variants[$0].id }
    if plan.asksPreference, met.count > 1 { steps.append(.preference(variants: met)) }
    return steps + [.thanks]
  }

  /// The step that a session goes on with: the first trial that has not ended, or what comes after the last answer.
  public static func firstUnfinished(of plan: Plan, row: Int, after lines: [SessionLine]) -> Int {
    let steps = steps(of: plan, row: row)
    let ended = Set(
      lines.filter { $0.kind == .trialEnd && $0["status"]?.text != TrialResult.Status.abandoned.rawValue }
        .compactMap(\.trial))
    let answers = lines.count { $0.kind == .questionnaire }
    var given = 0
    let place = steps.firstIndex { step in
      switch step {
      case .trial(let trial): return !ended.contains(trial.number)
      case .item:
        given += 1
        return given > answers
      case .preference: return !lines.contains { $0.kind == .preference }
      case .thanks: return true
      case .consent, .variant, .pause: return false
      }
    }
    return place ?? 0
  }
}
