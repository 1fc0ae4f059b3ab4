/// The calls that wait for their time, soonest first; those due together keep the order they were made in.
@MainActor
struct TimerQueue {
  private var calls: [PendingCall] = []

  /// - Complexity: O(*n*) in the calls that wait.
  mutating func insert(_ call: PendingCall) {
    let place = calls.firstIndex { $0.due > call.due } ?? calls.endIndex
    calls.insert(call, at: place)
  }

  /// When the soonest call is due; a cancelled call wakes nobody.
  mutating func nextDue() -> Double? {
    calls.removeAll { !$0.isWaiting }
    return calls.first?.due
  }

  /// Takes out the calls that are due at `now`, in their order.
  mutating func takeDue(at now: Double) -> [PendingCall] {
    let end = calls.firstIndex { $0.due > now } ?? calls.endIndex
    defer { calls.removeSubrange(..<end) }
    return Array(calls[..<end])
  }
}
