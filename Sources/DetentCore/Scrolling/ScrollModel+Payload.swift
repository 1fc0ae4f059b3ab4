extension ScrollModel {
  /// What the content is doing, with all that belongs to it.
  enum Payload: Sendable, Hashable {
    /// It lies at an offset.
    case resting(Double)
    /// It follows a hand.
    case dragging(Drag)
    /// It was let go, and slows down.
    case gliding(Glide)
    /// A spring brings it to its place.
    case settling(Settling)
  }

  /// A hand that has moved `travel` points towards larger offsets; `anchor` is where it began, as if nothing resisted.
  struct Drag: Sendable, Hashable {
    var anchor: Double
    var travel = 0.0

    var place: Double { anchor + travel }
  }

  /// A free movement from `start` on, followed to `time`.
  struct Glide: Sendable, Hashable {
    var decay: Decay
    var start: Double
    var time: Double

    var offset: Double { decay.value(at: time - start) }
    var velocity: Double { decay.velocity(at: time - start) }
  }

  /// A spring's movement from `start` on, followed to `time`.
  struct Settling: Sendable, Hashable {
    var motion: SpringMotion
    var start: Double
    var time: Double

    var offset: Double { motion.value(at: time - start) }
    var velocity: Double { motion.velocity(at: time - start) }
  }
}
