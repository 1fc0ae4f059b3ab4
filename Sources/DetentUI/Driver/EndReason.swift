/// Why a program's loop came to its end.
public enum EndReason: Sendable, Hashable {
  /// The user closed the last window.
  case closed
  /// The program asked for the end.
  case finished
  /// Somebody else destroyed the window.
  case windowDestroyed
  /// The display server is gone.
  case displayLost
  /// The operating system asked the program to end, with this signal's number.
  case signal(Int32)
}
