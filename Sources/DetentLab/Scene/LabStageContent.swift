internal import DetentControls
internal import DetentUI

/// What a step says and offers.
struct LabStageContent {
  private var heading = ""
  private var body = ""
  private var button: String
  private var widget: LabWidget?
  private var isRunning = false
  private var isPractice = false
  private var form: LabForm?
  private let texts: TextTable

  init(_ step: LabStep, phase isRunning: Bool, plan: Plan, texts: TextTable, participant: String) {
    self.texts = texts
    button = texts("continue")
    switch step {
    case .consent:
      heading = texts("consent.title")
      body = texts("consent.body", ["participant": participant])
      button = texts("consent.agree")
    case .variant(let block, _):
      heading = texts("variant.title", ["number": String(block), "count": String(plan.variants.count)])
      body = texts("variant.body")
    case .trial(let trial):
      let task = Self.prompt(trial.task, plan, texts)
      heading = isRunning ? task : texts("trial.ready", ["task": task])
      button = texts(isRunning ? "trial.done" : "trial.start")
      widget = trial.task.widget
      isPractice = trial.isPractice
      self.isRunning = isRunning
    case .item(let form, let item, _, _):
      heading = texts("\(form.rawValue).\(item + 1)")
      self.form = form
    case .pause:
      heading = texts("pause.title")
      body = texts("pause.body")
    case .thanks:
      heading = texts("thanks.title")
      body = texts("thanks.body")
      button = texts("thanks.close")
    }
  }

  /// What is to be done, in the words of the widgets.
  private static func prompt(_ task: LabTask, _ plan: Plan, _ texts: TextTable) -> String {
    switch task {
    case .range(_, let target):
      texts("trial.range", ["lower": plan.stops[target[0]], "upper": plan.stops[target[1]]])
    case .step(_, let target): texts("trial.step", ["value": String(target)])
    case .pager(_, let via, let end):
      texts("trial.pager", ["via": String(via + 1), "end": String(end + 1)])
    }
  }

  /// Puts it on the stage.
  @MainActor
  func show(on stage: LabStageView, progress: (done: Int, all: Int), bench: LabBench) {
    stage.progress = progress.all > 0 ? Double(progress.done) / Double(progress.all) : 0
    let done = texts("progress", ["done": String(progress.done), "all": String(progress.all)])
    stage.progressLabel.text = isPractice ? "\(done) · \(texts("trial.practice"))" : done
    stage.headingLabel.text = heading
    stage.bodyLabel.text = body
    stage.bodyLabel.isHidden = body.isEmpty
    stage.button.title = button
    showWidget(on: stage, bench)
    showAnswers(on: stage)
    stage.setNeedsLayout()
  }

  @MainActor
  private func showWidget(on stage: LabStageView, _ bench: LabBench) {
    stage.widget = widget.map(bench.view)
    // Before the clock runs the widget can be seen, and not yet be worked.
    stage.widget?.isUserInteractionEnabled = isRunning
  }

  @MainActor
  private func showAnswers(on stage: LabStageView) {
    for view in [stage.answers, stage.leastLabel, stage.mostLabel] as [View] { view.isHidden = form == nil }
    stage.button.isEnabled = form == nil
    guard let form else { return }
    stage.answers.titles = (1...form.answerCount).map {
      form == .taskLoad ? String(($0 - 1) * 5) : String($0)
    }
    try? stage.answers.select(nil)
    stage.leastLabel.text = texts("\(form.rawValue).least")
    stage.mostLabel.text = texts("\(form.rawValue).most")
  }
}
