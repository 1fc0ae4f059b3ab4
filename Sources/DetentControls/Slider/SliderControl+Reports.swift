internal import DetentCore
internal import DetentUI

extension SliderControl {
  /// Tells the model something, takes on what comes of it, and does what it asks for.
  func change(_ event: (inout RangeModel<Scale>) -> [RangeEffect<Scale.Value>]) {
    let generation = shown.generation
    var next = model
    let effects = event(&next)
    adopt(next)
    if pans.contains(where: { model.isDragging($0.pointer) }) { beginEditing() }
    perform(effects, of: generation)
    concludeChange()
  }

  /// Lets the program replace what the thumbs stand on; a drag refers to the former one and is cancelled, also when the
  /// new one is equal.
  ///
  /// - Parameters:
  ///   - replace: Replaces it in a model; nothing has changed when it throws.
  ///   - takeOn: Takes on what belongs to the new one, before anybody is told of it.
  /// - Throws: What `replace` throws.
  func replaceScale<Failure: Error>(
    _ replace: (inout RangeModel<Scale>) throws(Failure) -> [RangeEffect<Scale.Value>],
    takeOn: () -> Void = {}
  ) throws(Failure) {
    var probe = model
    _ = try replace(&probe)
    for pan in pans { pan.interrupt(.reset) }
    var next = model
    let effects = try replace(&next)
    takeOn()
    shown.generation += 1
    shown.markPulses = []
    let generation = shown.generation
    adopt(next)
    perform(effects, of: generation)
    concludeChange()
    updateFocusability()
    layoutDidChange()
  }

  /// Takes on another state of the model, and tells observers what of it they can see.
  func adopt(_ next: RangeModel<Scale>) {
    let former = model
    guard next != former else { return }
    let isChange = next.lower != former.lower || next.upper != former.upper
    assign(next)
    if isChange || next.isMoving || next.isTracking || former.isTracking { shown.isSettled = false }
    syncHighlights()
    showState()
  }

  /// Takes on a state that the program asked for.
  func adoptFromProgram(_ next: RangeModel<Scale>) {
    adopt(next)
    concludeChange()
  }

  /// What is told after all effects of a change.
  private func concludeChange() {
    tellDelegateOfParts()
    settleIfNeeded()
  }

  /// Does what the model asked for, in a `generation` of the scale: whoever hears of one effect may replace that, and
  /// what is left speaks of the former one then.
  private func perform(_ effects: [RangeEffect<Scale.Value>], of generation: Int) {
    for effect in effects where shown.generation == generation {
      switch effect {
      case .tick(let role, let stop): tick(role, at: stop)
      case .collision(let role, let obstacle): tellDelegateOfCollision(role, with: obstacle)
      case .report(let report): tell(report)
      case .cancelled(let lower, let upper, let isChange): tellCancelled(lower, upper, isChange: isChange)
      case .wake(let time): scheduleWake(at: time)
      }
    }
  }

  private func tell(_ report: RangeReport<Scale.Value>) {
    beginEditing()
    reportSource = report.source
    tellDelegate(report)
    if report.isFinal { shown.isEditing = false }
    sendActions(for: report.isFinal ? .editingDidEnd : .valueChanged)
  }

  /// Every end of an interaction has its beginning, which comes before the first change.
  private func beginEditing() {
    guard !shown.isEditing else { return }
    shown.isEditing = true
    sendActions(for: .editingDidBegin)
  }

  private func tellCancelled(_ lower: Scale.Value, _ upper: Scale.Value, isChange: Bool) {
    shown.isEditing = false
    reportSource = .pointer
    tellDelegateOfCancel(lower: lower, upper: upper)
    if isChange { sendActions(for: .valueChanged) }
    sendActions(for: .editingDidCancel)
  }

  private func tick(_ role: ThumbRole, at stop: Scale.Value) {
    tellDelegateOfTick(role, at: stop)
    switch feedback {
    case .none: break
    case .visual: pulse(model.thumb(role), at: model.scale.fraction(of: stop))
    case .click: if mayBeHeard { window?.driver.playClick() }
    case .bell: if mayBeHeard { window?.driver.ringBell() }
    case .custom(let closure): if let index = model.scale.index(of: stop) { closure(role, index) }
    }
  }

  /// Whether enough time has gone by since the last tick that was heard: by the clock, since what is drawn is ahead of it.
  private var mayBeHeard: Bool { limiter.allows(at: window?.driver.now ?? now) }

  private func scheduleWake(at time: Double) {
    wake?.cancel()
    wake = window?.driver.schedule(after: time - now) { [weak self] in
      self?.change { $0.timeout(at: time) }
    }
  }
}
