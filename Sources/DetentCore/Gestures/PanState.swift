/// Where a pan stands.
///
/// The first three last; the others are passed through within one event, after which the machine is possible
/// again.
public enum PanState: String, Sendable, Hashable, CaseIterable {
  /// Nothing has been recognised, whether or not a pointer is down.
  case possible
  /// The movement has just become a pan.
  case began
  /// The pan has moved on since it began.
  case changed
  /// The pointer was lifted.
  case ended
  /// Something took the pan away.
  case cancelled
  /// The press turned out not to be a pan.
  case failed
}
