public import DetentCore

/// A view that somebody works: it has a value or an action, can be disabled, and tells any number of listeners.
open class Control: View {
  /// Whether it can be worked; turning it off cancels what is under way.
  ///
  /// True by default.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Whether a pointer presses it now.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlightDidChange() } }
  }

  private var actions: [(id: Int, events: ControlEvents, action: @MainActor (Control) -> Void)] = []
  private var nextAction = 0

  func listen(for events: ControlEvents, _ action: @escaping @MainActor (Control) -> Void) -> Int {
    nextAction += 1
    actions.append((nextAction, events, action))
    return nextAction
  }

  /// Calls a method of `target`, which is held weakly, whenever one of `events` happens.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Control) -> Void, for events: ControlEvents
  ) -> Int {
    listen(for: events) { [weak target] control in
      if let target { action(target)(control) }
    }
  }

  /// Forgets an action.
  public func removeAction(_ id: Int) { actions.removeAll { $0.id == id } }

  /// Tells every listener of `events`, in the order in which they came; not one that another removes meanwhile.
  public func sendActions(for events: ControlEvents) {
    for action in actions where !action.events.isDisjoint(with: events) && hasAction(action.id) {
      action.action(self)
    }
  }

  private func hasAction(_ id: Int) -> Bool { actions.contains { $0.id == id } }

  // MARK: For subclasses

  /// A pointer went down in the control; false lets it go.
  open func beginTracking(_ sample: PointerSample, at location: Point) -> Bool { true }

  /// The pointer moved; false ends the tracking.
  open func continueTracking(_ sample: PointerSample, at location: Point) -> Bool { true }

  /// The pointer came up.
  open func endTracking(_ sample: PointerSample, at location: Point) {}

  /// The pointer was lost, or a gesture took it over.
  open func cancelTracking() {}

  /// ``isHighlighted`` changed; redraws by default.
  open func highlightDidChange() { setNeedsDisplay() }

  /// ``isEnabled`` changed; cancels every gesture of the control and redraws by default.
  open func enabledDidChange() {
    if !isEnabled {
      for recognizer in gestureRecognizers { recognizer.interrupt(.disabled) }
      stopTracking()
      if isFocused { window?.moveFocusAway(from: self) }
    }
    setNeedsDisplay()
  }

  // MARK: Tracking

  private var trackedPointer: PointerID?

  override open func pointerBegan(_ sample: PointerSample, at location: Point) {
    guard isEnabled, trackedPointer == nil, case .down(.primary) = sample.phase else { return }
    guard beginTracking(sample, at: location) else { return }
    trackedPointer = sample.pointer
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  override open func pointerMoved(_ sample: PointerSample, at location: Point) {
    guard trackedPointer == sample.pointer else { return }
    isHighlighted = contains(location)
    if !continueTracking(sample, at: location) { stopTracking() }
  }

  override open func pointerEnded(_ sample: PointerSample, at location: Point) {
    guard trackedPointer == sample.pointer else { return }
    trackedPointer = nil
    isHighlighted = false
    endTracking(sample, at: location)
    sendActions(for: contains(location) ? .touchUpInside : .touchUpOutside)
  }

  override open func pointerCancelled(_ pointer: PointerID) {
    if trackedPointer == pointer { stopTracking() }
  }

  private func stopTracking() {
    guard trackedPointer != nil else { return }
    trackedPointer = nil
    isHighlighted = false
    cancelTracking()
    sendActions(for: .touchCancel)
  }
}
