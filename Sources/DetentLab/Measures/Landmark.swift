/// An event that a measure begins or ends with.
public enum Landmark: String, Sendable, Hashable, CaseIterable {
  /// The task was shown.
  case prompt
  /// A thumb was taken.
  case grab
  /// A thumb was let go.
  case release
  /// The participant declared the task done.
  case confirmation = "confirm"
}
