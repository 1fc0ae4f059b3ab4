public import DetentCore

/// Watches the pointers that go down in a view and says when they make its gesture.
///
/// Of the recognisers on the way from the view that was hit to the window, the deepest that recognises its gesture
/// wins, and the others are cancelled, unless a delegate lets two go together.
@MainActor
open class GestureRecognizer {
  /// The view that it watches.
  public internal(set) weak var view: View?

  /// Who is asked whether the gesture may begin; held weakly.
  public weak var delegate: (any GestureRecognizerDelegate)?

  /// Where the gesture stands.
  ///
  /// Ended, cancelled and failed last for one action only; then it is possible again.
  public internal(set) var state = PanState.possible

  /// Whether it takes part; turning it off cancels a gesture under way.
  ///
  /// True by default.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  private var targets: [(id: Int, action: @MainActor (GestureRecognizer) -> Void)] = []
  private var nextTarget = 0
  private(set) var requiredToFail: [GestureRecognizer] = []

  /// Creates a recogniser that watches nothing yet.
  public init() {}

  /// Calls `action` at each step of the gesture: began, changed, ended, cancelled.
  ///
  /// - Returns: A number by which ``removeTarget(_:)`` finds the action again.
  @discardableResult
  public func addTarget(_ action: @escaping @MainActor (GestureRecognizer) -> Void) -> Int {
    nextTarget += 1
    targets.append((nextTarget, action))
    return nextTarget
  }

  /// Calls `action` of `target`, which is held weakly, at each step of the gesture.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> (GestureRecognizer) -> Void
  ) -> Int {
    addTarget { [weak target] recognizer in
      if let target { action(target)(recognizer) }
    }
  }

  /// Forgets an action.
  public func removeTarget(_ id: Int) { targets.removeAll { $0.id == id } }

  /// Does not begin before `other` has failed, and fails when `other` begins.
  public func require(toFail other: GestureRecognizer) {
    guard other !== self, !requiredToFail.contains(where: { $0 === other }) else { return }
    requiredToFail.append(other)
  }

  // MARK: For subclasses

  /// Takes in a sample of a pointer that went down in the view; what it says is decided by the window's arbiter.
  open func receive(_ sample: PointerSample) {}

  /// Takes the gesture away: it is cancelled if it began, and fails if not.
  open func interrupt(_ reason: PanInterruption) {}

  /// Whether the gesture follows any pointer.
  open var isTracking: Bool { false }

  /// Whether the gesture has begun and not ended.
  open var isActive: Bool { false }

  /// Whether the gesture could begin and waits to hear that it may.
  open var wantsToBegin: Bool { false }

  /// Begins a gesture that waits.
  open func begin() {}

  /// Makes a gesture fail that waits.
  open func fail(_ reason: PanFailure) {}

  /// ``isEnabled`` changed.
  open func enabledDidChange() {}

  /// Enters `state` and calls the targets where that is an action; ended, cancelled and failed return to possible.
  ///
  /// A target that ends the gesture itself ends the round: those after it hear only of that.
  public func enter(_ new: PanState) {
    state = new
    if new != .possible, new != .failed {
      for target in targets where state == new && hasTarget(target.id) { target.action(self) }
    }
    if new == .failed { delegate?.gestureRecognizerDidFail(self) }
    if state == new, new == .ended || new == .cancelled || new == .failed { state = .possible }
  }

  private func hasTarget(_ id: Int) -> Bool { targets.contains { $0.id == id } }

  func shouldReceive(_ sample: PointerSample) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: sample) ?? true)
  }

  func mayGo(with other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
