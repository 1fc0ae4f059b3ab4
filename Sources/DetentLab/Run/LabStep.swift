/// One step of a session, as the participant meets it.
public enum LabStep: Sendable, Hashable {
  /// What is recorded, and whether that is fine.
  case consent
  /// Clicks on crosses, which tell how far pointer and picture are apart.
  case clickCheck
  /// A variant begins, as the first, second, … that the participant meets.
  case variant(block: Int, id: String)
  /// A trial.
  case trial(LabTrial)
  /// An item of a questionnaire about the variant before.
  case item(LabForm, item: Int, block: Int, variant: String)
  /// Which variant is liked best; they are in the order in which the participant met them.
  case preference(variants: [String])
  /// A question that is answered in words.
  case openQuestion
  /// A break.
  case pause(seconds: Double)
  /// The end.
  case thanks
}

extension LabStep {
  /// The steps of a participant's session, in order, as far as they are known before it.
  ///
  /// Participants meet the variants in the order of a row of a Williams design, so that over all of them each follows each
  /// other equally often; the trials of each variant are the same, in another order that comes from plan and row.
  /// The `row` is how many participants have completed the plan before.
  static func steps(of plan: Plan, row: Int) -> [LabStep] {
    let order = (try? WilliamsDesign(conditions: plan.variants.count))?.row(afterCompleted: row) ?? [0]
    var generator = SplitMix64(seed: plan.seed &+ UInt64(max(row, 0)))
    var steps: [LabStep] = plan.checksClicks ? [.consent, .clickCheck] : [.consent]
    var number = 0
    for (block, index) in order.enumerated() where plan.variants.indices.contains(index) {
      let variant = plan.variants[index].id
      if block > 0, plan.pause > 0 { steps.append(.pause(seconds: plan.pause)) }
      steps.append(.variant(block: block + 1, id: variant))
      let shuffled = Shuffle(count: plan.trials.count, using: &generator).applied(to: plan.trials)
      for (task, isPractice) in practice(of: plan).map({ ($0, true) }) + shuffled.map({ ($0, false) }) {
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
    return steps + (plan.openQuestion == nil ? [.thanks] : [.openQuestion, .thanks])
  }

  /// The tasks that everybody practises: those of the plan, or of each widget as many as are to come out right.
  private static func practice(of plan: Plan) -> [LabTask] {
    guard let goal = plan.practiceGoal else { return plan.practice }
    return plan.practiceWidgets.flatMap { widget in
      (0..<goal.successes).map { plan.practice(of: widget, try: $0) }
    }
  }
}

extension Plan {
  /// The widgets that are practised, in the order in which they come first.
  fileprivate var practiceWidgets: [LabWidget] {
    practice.map(\.widget).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The task of a widget that is practised at a try, from 0: they come in turn.
  func practice(of widget: LabWidget, try count: Int) -> LabTask {
    let tasks = practice.filter { $0.widget == widget }
    return tasks[count % tasks.count]
  }
}
