internal import DetentCore
internal import DetentUI

extension SliderControl {
  /// Tells the model something, takes on what comes of it, and does what it asks for.
  func change(_ event: (inout RangeModel<Scale>) -> [RangeEffect<Scale.Value>]) {
    var next = model
    let effects = event(&next)
    adopt(next)
    if model.isDragging(pan.pointer) { beginEditing() }
    perform(effects)
    settleIfNeeded()
  }

  /// Takes on another state of the model, and tells observers what of it they can see.
  func adopt(_ next: RangeModel<Scale>) {
    guard next != model else { return }
    let isChange = next.lower != model.lower || next.upper != model.upper
    let wasTracking = model.isTracking
    assign(next)
    if isChange || model.isMoving || model.isTracking || wasTracking { shown.isSettled = false }
    syncHighlights()
    showState()
  }

  /// Takes on a state that the program asked for.
  func adoptFromProgram(_ next: RangeModel<Scale>) {
    adopt(next)
    settleIfNeeded()
  }

  func perform(_ effects: [RangeEffect<Scale.Value>]) {
    let scale = model.scale
    // Whoever hears of one effect may replace the scale; what is left speaks of the former one then.
    for effect in effects where model.scale == scale {
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
    case .visual: pulse(model.thumb(role))
    case .bell: if limiter.allows(at: now) { window?.driver.ringBell() }
    case .custom(let closure): if let index = model.scale.index(of: stop) { closure(role, index) }
    }
  }

  private func scheduleWake(at time: Double) {
    wake?.cancel()
    wake = window?.driver.schedule(after: time - now) { [weak self] in
      self?.change { $0.timeout(at: time) }
    }
  }
}
