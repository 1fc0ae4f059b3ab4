/// What the width of a window was before it grew for the inspector.
enum FormerWidth: Equatable {
  case unknown
  /// It has been asked to grow, and the window manager has not yet answered.
  case growing(from: Double)
  case grown(from: Double, to: Double)

  /// The window has a width.
  mutating func windowIs(_ width: Double) {
    if case .growing(let former) = self, width != former { self = .grown(from: former, to: width) }
  }

  /// The width to go back to from `width`: the former one, unless somebody has chosen another meanwhile; then that of the
  /// scene stays.
  func width(from width: Double, scene: Double) -> Double {
    if case .grown(let former, width) = self { former } else { scene }
  }
}
