/// A call that waits for an ``OffscreenDriver`` to come to its time.
@MainActor
final class OffscreenCall: ScheduledCall {
  let time: Double
  private var action: (@MainActor () -> Void)?

  var isCancelled: Bool { action == nil }

  init(time: Double, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.action = action
  }

  func cancel() { action = nil }

  func run() {
    let action = action
    cancel()
    action?()
  }
}
