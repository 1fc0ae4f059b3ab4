/// A thumb on its way: the distance that is left to its place shrinks to nothing by a spring.
///
/// The place itself may move meanwhile (a drag goes on, the track is resized); only the distance is animated.
struct Glide: Sendable, Hashable {
  private let motion: SpringMotion
  private let start: Double

  /// Creates the glide over `distance` tracks that begins at `time`.
  ///
  /// A velocity away from the place, or so fast that the thumb would swing past it, is limited: letting go never
  /// shows a thumb beyond its stop. For a critically damped spring that bound is ω · distance.
  init(distance: Double, velocity: Double, spring: Spring, at time: Double) {
    let fastest = spring.frequency * distance.magnitude
    let approach = distance > 0 ? -velocity : velocity
    let speed = min(max(approach, 0), fastest)
    motion = SpringMotion(
      spring: spring, from: distance, to: 0, velocity: distance > 0 ? -speed : speed)
    start = time
  }

  /// The glide that is left after the place moved by `shift` tracks at `time`, while the thumb was on its way.
  ///
  /// A place that goes away takes the thumb with it. One that comes towards the thumb shortens its way, and has it when
  /// it arrives there: so the thumb is always drawn between where it was and where it goes.
  func met(by shift: Double, at time: Double) -> Glide? {
    let distance = distance(at: time)
    guard distance * shift > 0 else { return self }
    guard shift.magnitude < distance.magnitude else { return nil }
    return Glide(distance: distance - shift, velocity: velocity(at: time), spring: motion.spring, at: time)
  }

  /// The distance left at `time`, in tracks.
  func distance(at time: Double) -> Double { motion.value(at: max(0, time - start)) }

  /// The velocity at `time`, in tracks per second.
  func velocity(at time: Double) -> Double { motion.velocity(at: max(0, time - start)) }

  /// Whether less than `tolerance` tracks are left at `time`, for good.
  func isSettled(at time: Double, tolerance: Double) -> Bool {
    motion.isSettled(at: max(0, time - start), tolerance: tolerance)
  }
}
