public import DetentCore
internal import DetentUI

extension Stage {
  /// Presses a button, or puts a finger down.
  public func press(at place: Point, with pointer: UserPointer = .mouse, button: PointerButton = .primary) {
    places[pointer] = place
    buttons[pointer, default: []].insert(button)
    send(.down(button), of: pointer)
  }

  /// Moves to `place` in one step, at the present time.
  public func move(to place: Point, with pointer: UserPointer = .mouse) {
    places[pointer] = place
    send(.move, of: pointer)
  }

  /// Moves in equal steps to `place` while `seconds` pass.
  public func move(
    to place: Point, over seconds: Double, steps: Int = 8, with pointer: UserPointer = .mouse
  ) {
    let start = places[pointer] ?? place
    let count = max(1, steps)
    for step in 1...count {
      advance(by: seconds / Double(count))
      move(to: start + (place - start) * (Double(step) / Double(count)), with: pointer)
    }
  }

  /// Lets the button go, or lifts the finger, where the pointer is.
  public func release(with pointer: UserPointer = .mouse, button: PointerButton = .primary) {
    buttons[pointer]?.remove(button)
    send(.up(button), of: pointer)
  }

  /// Presses at `start`, moves in equal steps to `end` while `seconds` pass, and lets go there.
  public func drag(
    from start: Point, to end: Point, over seconds: Double = 0.2, steps: Int = 8,
    with pointer: UserPointer = .mouse
  ) {
    press(at: start, with: pointer)
    move(to: end, over: seconds, steps: steps, with: pointer)
    release(with: pointer)
  }

  /// Presses and lets go at once.
  public func click(at place: Point, with pointer: UserPointer = .mouse) {
    press(at: place, with: pointer)
    release(with: pointer)
  }

  /// The button comes up where nobody hears of it; the next movement shows it.
  public func releaseUnseen(with pointer: UserPointer = .mouse) { buttons[pointer] = [] }

  /// The system takes the pointer away.
  public func cancel(_ pointer: UserPointer = .mouse) {
    buttons[pointer] = []
    send(.cancel, of: pointer)
  }

  /// The pointer leaves the window with no button held.
  public func leave(with pointer: UserPointer = .mouse) { send(.leave, of: pointer) }

  private func send(_ phase: PointerSample.Phase, of pointer: UserPointer) {
    let isHeld = buttons[pointer]?.contains(.primary) ?? false
    surface.send(
      .pointer(
        PointerSample(
          pointer: pointer.id, kind: pointer.kind, phase: phase, location: places[pointer] ?? .zero,
          time: time,
          isPrimaryButtonHeld: isHeld)))
  }
}
