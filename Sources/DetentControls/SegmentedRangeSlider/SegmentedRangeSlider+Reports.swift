internal import DetentCore
internal import DetentUI

extension SegmentedRangeSlider {
  /// Tells the model something, takes on what comes of it, and does what it asks for.
  func change(_ event: (inout RangeModel<StopGrid>) -> [RangeEffect<Int>]) {
    var next = model
    let effects = event(&next)
    adopt(next)
    if model.isDragging(pan.pointer) { beginEditing() }
    perform(effects)
    settleIfNeeded()
  }

  /// Takes on another state of the model, and tells observers what of it they can see.
  func adopt(_ next: RangeModel<StopGrid>) {
    guard next != model else { return }
    let isChange = next.lower != model.lower || next.upper != model.upper
    let wasTracking = model.isTracking
    observing(\.lowerIndex, isChange: next.lower != model.lower) {
      observing(\.upperIndex, isChange: next.upper != model.upper) { model = next }
    }
    if isChange || model.isMoving || model.isTracking || wasTracking { shown.isSettled = false }
    syncHighlights()
    showState()
  }

  private func observing(
    _ property: KeyPath<SegmentedRangeSlider, Int>, isChange: Bool, _ change: () -> Void
  ) {
    if isChange { withMutation(keyPath: property, change) } else { change() }
  }

  func perform(_ effects: [RangeEffect<Int>]) {
    let scale = model.scale
    // Whoever hears of one effect may replace the stops; what is left speaks of the former ones then.
    for effect in effects where model.scale == scale {
      switch effect {
      case .tick(let role, let stop): tick(role, at: stop)
      case .collision(let role, let obstacle): delegate?.rangeSlider(self, didCollide: role, with: obstacle)
      case .report(let report): tell(report)
      case .cancelled(let lower, let upper, let isChange): tellCancelled(lower...upper, isChange: isChange)
      case .wake(let time): scheduleWake(at: time)
      }
    }
  }

  private func tell(_ report: RangeReport<Int>) {
    beginEditing()
    reportSource = report.source
    delegate?.rangeSlider(self, didChangeTo: report.lower...report.upper, isFinal: report.isFinal)
    if report.isFinal { shown.isEditing = false }
    sendActions(for: report.isFinal ? .editingDidEnd : .valueChanged)
  }

  /// Every end of an interaction has its beginning, which comes before the first change.
  private func beginEditing() {
    guard !shown.isEditing else { return }
    shown.isEditing = true
    sendActions(for: .editingDidBegin)
  }

  private func tellCancelled(_ range: ClosedRange<Int>, isChange: Bool) {
    shown.isEditing = false
    reportSource = .pointer
    delegate?.rangeSlider(self, didCancelBackTo: range)
    if isChange { sendActions(for: .valueChanged) }
    sendActions(for: .editingDidCancel)
  }

  private func tick(_ role: ThumbRole, at stop: Int) {
    delegate?.rangeSlider(self, didTick: role, at: stop)
    switch feedback {
    case .none: break
    case .visual: pulse(model.thumb(role))
    case .bell: if limiter.allows(at: now) { window?.driver.ringBell() }
    case .custom(let closure): closure(role, stop)
    }
  }

  private func scheduleWake(at time: Double) {
    wake?.cancel()
    wake = window?.driver.schedule(after: time - now) { [weak self] in
      self?.change { $0.timeout(at: time) }
    }
  }
}
