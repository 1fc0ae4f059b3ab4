/// A version of the X Input Extension, by what came with it.
struct InputVersion: Sendable, Hashable, Comparable {
  var major: CInt
  var minor: CInt

  /// Several devices, places between pixels.
  static let devices = InputVersion(major: 2, minor: 0)
  /// Scrolling by parts of a notch.
  static let scrolling = InputVersion(major: 2, minor: 1)
  /// Fingers on a screen, several at once.
  static let touch = InputVersion(major: 2, minor: 2)
  /// Swipes on a touchpad.
  static let gestures = InputVersion(major: 2, minor: 4)

  static func < (left: InputVersion, right: InputVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
