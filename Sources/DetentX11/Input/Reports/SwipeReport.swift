import DetentCore
import DetentUI

/// What fingers on a touchpad did that swiped.
struct SwipeReport: Sendable, Hashable {
  var phase: SwipeEvent.Phase
  var fingers: Int
  var origin: ReportOrigin
  /// How far they went since the last report, before any acceleration of the pointer.
  var delta = Vector.zero
}
