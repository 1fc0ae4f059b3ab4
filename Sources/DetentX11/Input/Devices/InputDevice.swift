/// What is known of a device that points.
struct InputDevice: Sendable, Hashable {
  /// Whether the fingers on a device stand for places on the screen.
  enum Touch: Sendable, Hashable {
    /// A touchscreen: where the finger is, something is touched.
    case direct
    /// A touchpad that reports fingers: they move the pointer, which is told as well.
    case dependent
  }

  var id: Int
  var name = ""
  /// Whether it stands for what others do, as one pointer.
  var isMaster = false
  /// The master that it belongs to; nil when it floats.
  var master: Int?
  var isEnabled = true
  /// The ways along which it says where it is, rather than how far it went on.
  var absolute: Directions = []
  /// The axes that scroll, with where they stand.
  var axes: [ScrollAxis] = []
  var touch: Touch?
  /// Whether it recognises swipes by itself.
  var hasGestures = false

  /// Whether it scrolls, and nothing that it can do tells by what.
  var saysNothing: Bool { !isMaster && !axes.isEmpty && touch == nil && !hasGestures }

  /// Whether its name is the one that Xwayland gives to all pointing devices together.
  var isOfXwayland: Bool { saysNothing && name.hasPrefix("xwayland-pointer") }
}
