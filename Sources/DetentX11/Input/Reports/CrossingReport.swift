/// The pointer's coming into a window, or leaving it.
struct CrossingReport: Sendable, Hashable {
  enum Cause: Sendable, Hashable {
    /// The pointer moved, or the windows did.
    case motion
    /// Somebody took the pointer, so that it only looks like leaving.
    case grab
    /// Somebody let go of the pointer, so that it only looks like coming.
    case ungrab
  }

  var isEntering: Bool
  var cause: Cause
  /// Whether it goes from or to a window inside, so that the pointer is in the window before and after.
  var isInner = false
  var origin: ReportOrigin
  var buttons: ButtonSet = []

  /// Whether a button is held that is no notch of a wheel.
  var isHeld: Bool { !buttons.subtracting(.wheel).isEmpty }
}
