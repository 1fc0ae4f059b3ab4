public import DetentCore
internal import DetentUI

extension Stage {
  /// Fingers on a touchpad begin to swipe, with the pointer at `place`.
  public func beginSwipe(at place: Point, fingers: Int = 3, on touchpad: Int = 7) {
    send(.began, .zero, at: place, fingers, touchpad)
  }

  /// Fingers that swipe go on by `way` in equal steps while `seconds` pass.
  public func swipe(
    by way: Vector, over seconds: Double = 0.1, steps: Int = 8, at place: Point, fingers: Int = 3,
    on touchpad: Int = 7
  ) {
    let count = max(1, steps)
    for _ in 0..<count {
      advance(by: seconds / Double(count))
      send(.changed, way * (1 / Double(count)), at: place, fingers, touchpad)
    }
  }

  /// Fingers that swipe are lifted.
  public func endSwipe(at place: Point, fingers: Int = 3, on touchpad: Int = 7) {
    send(.ended, .zero, at: place, fingers, touchpad)
  }

  /// The system takes the swipe away.
  public func cancelSwipe(at place: Point, fingers: Int = 3, on touchpad: Int = 7) {
    send(.cancelled, .zero, at: place, fingers, touchpad)
  }

  /// Fingers that scrolled on a touchpad are lifted.
  public func endScroll(at place: Point) {
    surface.send(
      .scroll(ScrollEvent(location: place, kind: .touchpad, delta: .zero, isEnd: true, time: time)))
  }

  private func send(
    _ phase: SwipeEvent.Phase, _ delta: Vector, at place: Point, _ fingers: Int, _ touchpad: Int
  ) {
    surface.send(
      .swipe(
        SwipeEvent(
          source: touchpad, phase: phase, fingers: fingers, delta: delta, location: place, time: time)))
  }
}
