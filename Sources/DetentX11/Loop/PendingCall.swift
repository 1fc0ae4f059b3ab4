import DetentUI

/// An action and the time it waits for.
@MainActor
final class PendingCall: ScheduledCall {
  /// On the driver's clock.
  let due: Double
  private var action: (@MainActor () -> Void)?

  init(due: Double, action: @escaping @MainActor () -> Void) {
    self.due = due
    self.action = action
  }

  var isWaiting: Bool { action != nil }

  func cancel() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
  }
}
