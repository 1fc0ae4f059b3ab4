public import DetentControls
public import DetentCore
public import DetentUI

/// A session, step by step, as its participant meets it.
///
/// It changes only by what its window hears and by its timer, so that a recorded session can be gone through again.
public final class LabSceneController: ViewController {
  /// Where a trial stands.
  private enum TrialPhase {
    /// The participant reads what is to be done; the widget shows where it begins.
    case ready(LabTrial)
    /// The clock runs, since a moment in seconds; a call ends it.
    case running(LabTrial, since: Double, timeout: any ScheduledCall, counts: TrialCounts)
  }

  /// The plan.
  public let plan: Plan
  /// The widgets.
  public let bench: LabBench
  private var course: LabCourse
  private let texts: TextTable
  private let setup: LabSetup
  let recorder: LabRecorder
  private let stage = LabStageView()
  private let crosses = ClickCheckView()
  private var phase: TrialPhase?
  /// The clicks on crosses, while they are asked for.
  private(set) var check = ClickCheck()

  /// Called when another step, or another part of it, is shown.
  public var onStep: (() -> Void)?

  /// Called when the participant agrees to be recorded.
  public var onConsent: (() -> Void)?

  /// Called when the participant is through.
  public var onFinish: (() -> Void)?

  /// Creates the session of a participant.
  ///
  /// - Parameters:
  ///   - setup: Plan, participant, language.
  ///   - bench: The widgets of that plan.
  ///   - recorder: Writes everything down.
  ///   - course: The way through the plan, and where it goes on.
  public init(_ setup: LabSetup, bench: LabBench, recorder: LabRecorder, course: LabCourse) {
    plan = setup.plan
    self.setup = setup
    self.course = course
    texts = LabTexts.table(setup.language)
    self.bench = bench
    self.recorder = recorder
    super.init()
  }

  /// The step that is shown, from 0.
  public var index: Int { course.index }

  /// The step that is shown.
  public var step: LabStep { course.step }

  /// Where the cross to click on is, in points of the window; nil while there is none.
  public var cross: Rect? { crosses.cross.map { crosses.convertToWindow(Rect(origin: $0)) } }

  /// The trial that is going on, and whether its clock runs.
  public var trial: (trial: LabTrial, isRunning: Bool)? {
    switch phase {
    case .ready(let trial): (trial, false)
    case .running(let trial, _, _, _): (trial, true)
    case nil: nil
    }
  }

  /// How many steps there are.
  var stepCount: Int { course.steps.count }

  /// Since when the clock of a trial runs, and what was counted; nil while none does.
  var running: (since: Double, counts: TrialCounts)? {
    guard case .running(_, let since, _, let counts) = phase else { return nil }
    return (since, counts)
  }

  /// Whether a trial that counts is over.
  var hasEndedTrials: Bool { course.steps[..<index].contains { $0.trial?.isPractice == false } }

  /// The button that goes on.
  public var button: Control { stage.button }

  /// The answers to a question; nil for other steps.
  public var answers: SegmentedControl? { stage.answers.isHidden ? nil : stage.answers }

  override public var title: String? { texts("window.title") }

  // MARK: View

  override public func loadView() -> View { stage }

  override public func viewDidLoad() {
    addChild(bench.pages)
    stage.button.addAction(for: .touchUpInside) { [weak self] _ in self?.buttonPressed() }
    stage.answers.addAction(for: .valueChanged) { [weak self] _ in self?.stage.button.isEnabled = true }
    crosses.onClick = { [weak self] in self?.clicked(at: $0, on: $1) }
    bench.onEvent = { [weak self] in self?.widgetDid($0, $1, $2) }
    recorder.tape.hold = { [weak bench] in bench?.hold }
    takeVariant()
    show()
  }

  /// A session that goes on begins in the middle of a variant.
  private func takeVariant() {
    for step in course.steps[...index].reversed() {
      guard case .variant(_, let id) = step else { continue }
      if let variant = plan.variants.first(where: { $0.id == id }) {
        try? bench.take(variant)
        recorder.begin(id, bench.parameterValues, at: now)
      }
      return
    }
  }

  override public func viewDidAppear() {
    super.viewDidAppear()
    focusWords()
  }

  /// Whoever is asked for words can type them at once.
  private func focusWords() {
    if case .openQuestion = step { stage.wordsField.focus() }
  }

  // MARK: Going on

  private func buttonPressed() {
    switch (step, phase) {
    case (.trial, .ready(let trial)?): start(trial)
    case (.trial, .running?): endTrial(.done)
    case (.item(let form, let item, let block, let variant), _):
      guard let answer = stage.answers.selectedIndex else { return }
      write(form, item: item, block: block, variant: variant, answer: answer)
      goOn()
    case (.preference(let variants), _):
      guard let answer = stage.answers.selectedIndex else { return }
      let liked = variants.indices.contains(answer) ? JSON.string(variants[answer]) : .null
      recorder.write(.preference, at: now, [JSON.Member("variant", liked)])
      goOn()
    case (.openQuestion, _):
      recorder.write(.words, at: now, [JSON.Member("text", .string(stage.wordsField.text))])
      goOn()
    case (.thanks, _): onFinish?()
    default: goOn()
    }
  }

  private func goOn() {
    if case .thanks = step { return }
    if case .consent = step { onConsent?() }
    if case .clickCheck = step { endClickCheck() }
    course.goOn()
    if case .pause(let seconds) = step {
      recorder.write(.pause, at: now, [JSON.Member("seconds", .number(seconds))])
    }
    if case .variant = step { takeVariant() }
    if case .thanks = step {
      recorder.write(.end, at: now, [JSON.Member("status", .string("complete"))])
    }
    show()
  }

  private func write(_ form: LabForm, item: Int, block: Int, variant: String, answer: Int) {
    recorder.write(
      .questionnaire, at: now,
      [
        JSON.Member("form", .string(form.rawValue)), JSON.Member("variant", .string(variant)),
        JSON.Member("block", .integer(block)), JSON.Member("item", .integer(item + 1)),
        JSON.Member("answer", .integer(answer + 1)),
      ])
  }

  private func endClickCheck() {
    crosses.number = nil
    recorder.endClickCheck(at: now, hasMoved: view.window?.prefersReducedMotion == false)
  }

  private func clicked(at place: Point, on cross: Point) {
    guard case .clickCheck = step, let window = view.window else { return }
    let offset = crosses.convertToWindow(Rect(origin: .zero)).origin.offset
    recorder.write(
      .click, at: now, check.click(at: place + offset, on: cross + offset, scale: window.scale))
    if check.number == nil { goOn() } else { show() }
  }

  private var now: Double { view.window?.time ?? 0 }

  /// Writes down what the evaluator noticed.
  public func note(_ note: LabNote) {
    let place = trial.map { [JSON.Member("trial", .integer($0.trial.number))] } ?? []
    recorder.write(.note, at: now, place + [note.member])
  }

  // MARK: Trials

  private func start(_ trial: LabTrial) {
    if let window = view.window { recorder.note(LabSurroundings(window), at: now) }
    recorder.begin(trial, at: now)
    let timeout = view.window?.driver.schedule(after: plan.timeout) { [weak self] in self?.endTrial(.timeout)
    }
    guard let timeout else { return }
    phase = .running(trial, since: now, timeout: timeout, counts: TrialCounts())
    show()
  }

  private func endTrial(_ status: TrialResult.Status) {
    guard case .running(let trial, let start, let timeout, let counts) = phase else { return }
    timeout.cancel()
    view.window?.cancelGestures()
    let values = bench.values(of: trial.task)
    recorder.end(
      trial,
      TrialResult(
        status: status, final: values,
        measures: counts.measures(of: trial.task, final: values, seconds: now - start)),
      at: now)
    phase = nil
    course.finish(trial: trial.number, isReached: TrialCounts.isReached(trial.task, values))
    goOn()
  }

  /// The session ends in the middle of a trial.
  func abandon() {
    guard case .running(let trial, let start, let timeout, let counts) = phase else { return }
    timeout.cancel()
    phase = nil
    let values = bench.values(of: trial.task)
    recorder.end(
      trial,
      TrialResult(
        status: .abandoned, final: values,
        measures: counts.measures(of: trial.task, final: values, seconds: now - start)),
      at: now)
  }

  private func widgetDid(_ event: String, _ widget: LabWidget, _ members: [JSON.Member]) {
    guard case .running(let trial, let start, let timeout, var counts) = phase, trial.task.widget == widget
    else {
      return
    }
    counts.count(event, after: now - start)
    phase = .running(trial, since: start, timeout: timeout, counts: counts)
    recorder.note(event, of: widget, in: trial, at: now, members)
  }

  // MARK: Showing

  private func showCross() {
    if check.errors.isEmpty {
      if let window = view.window { recorder.note(LabSurroundings(window), at: now) }
      recorder.beginClickCheck()
    }
    stage.widget = crosses
    crosses.number = check.number
  }

  private func show() {
    if case .trial(let trial) = step, phase == nil {
      bench.prepare(trial.task)
      phase = .ready(trial)
    }
    if case .clickCheck = step { showCross() }
    LabStageContent(
      step, phase: trial?.isRunning ?? false, plan: plan, texts: texts, setup: setup
    )
    .show(on: stage, progress: (index, stepCount - 1), bench: bench)
    focusWords()
    onStep?()
  }
}
