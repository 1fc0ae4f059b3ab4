/// One thumb as the model knows it.
struct ThumbState<Value: Hashable & Sendable>: Sendable, Hashable {
  /// What the thumb is tied to.
  enum Anchor: Sendable, Hashable {
    /// It stands on its value, or is on its way there.
    case value
    /// A pointer holds it at this place on the track, 0 … 1.
    case held(Double)
  }

  var value: Value
  var isEnabled = true
  var anchor = Anchor.value
  var glide: Glide?

  var isHeld: Bool { anchor != .value }
}
