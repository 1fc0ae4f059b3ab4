/// How far fingers have swiped, and how fast.
struct SwipeTravel: Sendable, Hashable {
  private(set) var way = Vector.zero
  private var tracker = VelocityTracker()

  init(at moment: EventTime) { tracker.add(.zero, at: moment) }

  /// The fingers went on by `delta` points; what is no number is dropped.
  mutating func add(_ delta: Vector, at moment: EventTime) {
    guard delta.dx.isFinite, delta.dy.isFinite else { return }
    way = way + delta
    tracker.add(.zero + way, at: moment)
  }

  /// Points per second at `moment`, or at the newest step; nil when there is none.
  func velocity(at moment: EventTime?) -> Vector? { tracker.velocity(at: moment) }
}
