/// Why a press did not become a pan.
public enum PanFailure: Sendable, Hashable {
  /// The pointer was lifted before it had moved further than the slop.
  case lifted
  /// The pointer was lifted while the machine was waiting for leave to begin.
  case liftedWhileWaiting
  /// The movement went across the locked axis.
  case wrongAxis
  /// Whoever was asked refused.
  case vetoed
  /// A recogniser that had to fail first was recognised.
  case outranked
  /// A mouse moved without the button held: its release was lost.
  case releaseMissed
  /// Something took the pointer away.
  case interrupted(PanInterruption)
}
