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
  private var isAdded = false
  private var showsCross = false
  private var asksForWords = false
  /// The answers to choose from, and what the first and the last of a scale mean.
  private var answers: [String] = []
  private var ends = (least: "", most: "")
  private let texts: TextTable

  init(_ step: LabStep, phase isRunning: Bool, plan: Plan, texts: TextTable, setup: LabSetup) {
    self.texts = texts
    button = texts("continue")
    switch step {
    case .consent:
      heading = texts("consent.title")
      body = texts("consent.body", ["participant": setup.participant])
      button = texts("consent.agree")
    case .clickCheck:
      heading = texts("check.title")
      showsCross = true
      button = texts("check.skip")
    case .variant(let block, _):
      heading = texts("variant.title", ["number": String(block), "count": String(plan.variants.count)])
      body = texts("variant.body")
    case .trial(let trial): show(trial, isRunning: isRunning, plan)
    case .item(let form, let item, _, _):
      heading = texts("\(form.rawValue).\(item + 1)")
      answers = (1...form.answerCount).map { String(form == .taskLoad ? ($0 - 1) * 5 : $0) }
      ends = (texts("\(form.rawValue).least"), texts("\(form.rawValue).most"))
    case .preference(let variants):
      heading = texts("preference.title")
      answers = Self.parts(variants.count, texts)
    case .openQuestion:
      heading = plan.openQuestion?.text(in: setup.language) ?? ""
      asksForWords = true
      ends.least = texts("words.note")
    case .pause:
      heading = texts("pause.title")
      body = texts("pause.body")
    case .thanks:
      heading = texts("thanks.title")
      body = texts("thanks.body")
      button = texts("thanks.close")
    }
  }

  private mutating func show(_ trial: LabTrial, isRunning: Bool, _ plan: Plan) {
    let task = Self.prompt(trial.task, plan, texts)
    heading = isRunning ? task : texts("trial.ready", ["task": task])
    button = texts(isRunning ? "trial.done" : "trial.start")
    widget = trial.task.widget
    (isPractice, isAdded) = (trial.isPractice, trial.isAdded)
    self.isRunning = isRunning
  }

  /// The parts of the session to choose from, and none of them; which variant is which the participant need not know.
  private static func parts(_ count: Int, _ texts: TextTable) -> [String] {
    (1...count).map { texts("preference.part", ["number": String($0)]) } + [texts("preference.none")]
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
    let notes =
      [done] + (isPractice ? [texts("trial.practice")] : []) + (isAdded ? [texts("trial.again")] : [])
    stage.progressLabel.text = notes.joined(separator: " · ")
    stage.headingLabel.text = heading
    stage.bodyLabel.text = body
    stage.bodyLabel.isHidden = body.isEmpty
    stage.button.title = button
    // To go on without clicking is a way out, and no invitation.
    stage.button.prominence = showsCross ? .plain : .filled
    showWidget(on: stage, bench)
    showAnswers(on: stage)
    stage.setNeedsLayout()
  }

  @MainActor
  private func showWidget(on stage: LabStageView, _ bench: LabBench) {
    guard !showsCross else { return }
    stage.widget = widget.map(bench.view)
    // Before the clock runs the widget can be seen, and not yet be worked.
    stage.widget?.isUserInteractionEnabled = isRunning
  }

  @MainActor
  private func showAnswers(on stage: LabStageView) {
    for view in [stage.answers, stage.mostLabel] as [View] { view.isHidden = answers.isEmpty }
    stage.wordsField.isHidden = !asksForWords
    stage.wordsField.name = heading
    stage.leastLabel.isHidden = answers.isEmpty && !asksForWords
    stage.leastLabel.text = ends.least
    stage.mostLabel.text = ends.most
    stage.button.isEnabled = answers.isEmpty
    guard !answers.isEmpty else { return }
    stage.answers.titles = answers
    try? stage.answers.select(nil)
  }
}
