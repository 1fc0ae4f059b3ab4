import DetentCore

/// An axis of a device that scrolls: its value is how far it was scrolled in all.
struct ScrollAxis: Sendable, Hashable {
  /// The number that values of the axis come with.
  var number: Int
  var axis: Axis
  /// How much the value grows in one notch down or right; negative on some devices, never 0.
  var increment: Double
  /// Where it stood last.
  var value = 0.0
}
