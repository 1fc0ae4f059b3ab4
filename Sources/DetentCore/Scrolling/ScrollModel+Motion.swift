extension ScrollModel {
  /// Follows the content to `time`; a time that has passed already does nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    switch payload {
    case .resting, .dragging: break
    case .gliding(var glide):
      glide.time = max(glide.time, time)
      follow(glide)
    case .settling(var settling):
      settling.time = max(settling.time, time)
      follow(settling)
    }
  }

  /// Sets the content free at `offset`, within the ends.
  mutating func glide(from offset: Double, velocity: Double, at time: Double) {
    let start = time.isFinite ? time : 0
    follow(Glide(decay: Decay(from: offset, velocity: velocity), start: start, time: start))
  }

  /// A glide that reaches an end goes over into a spring that swings past it and back.
  private mutating func follow(_ glide: Glide) {
    let end = glide.decay.velocity < 0 ? 0 : maximumOffset
    let elapsed = glide.time - glide.start
    if let seconds = glide.decay.time(reaching: end), seconds <= elapsed {
      let speed = glide.decay.velocity(at: seconds)
      let motion = SpringMotion(spring: .page, from: end, to: end, velocity: bounce(speed))
      return follow(Settling(motion: motion, start: glide.start + seconds, time: glide.time))
    }
    let length = glide.decay.time(untilSlowerThan: ScrollMetrics.restSpeed)
    payload = elapsed < length ? .gliding(glide) : .resting(legal(glide.decay.value(at: length)))
  }

  /// Lets a spring bring the content from `offset` to a legal `end`.
  ///
  /// What of the velocity leads there is kept, but no more than a critically damped spring can take without swinging
  /// past: ω · distance.
  mutating func settle(from offset: Double, to end: Double, velocity: Double, at time: Double) {
    guard !reducesMotion else { return payload = .resting(end) }
    let distance = end - offset
    let most = Spring.page.frequency * abs(distance)
    let speed = min(max(distance < 0 ? -velocity : velocity, 0), most)
    let motion = SpringMotion(
      spring: .page, from: offset, to: end, velocity: distance < 0 ? -speed : speed)
    let start = time.isFinite ? time : 0
    follow(Settling(motion: motion, start: start, time: start))
  }

  private mutating func follow(_ settling: Settling) {
    let isThere = settling.motion.isSettled(at: settling.time - settling.start)
    payload = isThere ? .resting(settling.motion.to) : .settling(settling)
  }

  /// The speed with which a glide swings past an end.
  ///
  /// A critically damped spring that starts at its end with v goes v / (ω · e) past it.
  private func bounce(_ velocity: Double) -> Double {
    let most =
      ScrollMetrics.bounceShare * viewportLength * Spring.page.frequency * Elementary.exp(1)
    return min(max(velocity, -most), most)
  }
}
