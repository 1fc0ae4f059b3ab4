/// What takes a pan away before the pointer is lifted.
public enum PanInterruption: Sendable, Hashable, CaseIterable {
  /// The system took the pointer: a touch grab was lost or the device's sequence was cancelled.
  case pointerCancelled
  /// The pointer grab was lost.
  case captureLost
  /// The window was hidden.
  ///
  /// The server goes on sending a touch, and never sends the release of a mouse.
  case windowUnmapped
  /// The window is gone; nothing more will arrive.
  case windowDestroyed
  /// The view left its window or was hidden.
  case viewRemoved
  /// The recogniser was disabled.
  case disabled
  /// Another recogniser took precedence.
  case prevented
  /// The program asked for it, or the user pressed Escape.
  case reset
}
