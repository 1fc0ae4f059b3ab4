/// A call that waits for its time; see ``Driver/schedule(after:_:)``.
@MainActor
public protocol ScheduledCall: AnyObject {
  /// Forgets the call; nothing when it was already made or cancelled.
  func cancel()
}
