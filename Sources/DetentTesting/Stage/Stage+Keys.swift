public import DetentCore
public import DetentUI

extension Stage {
  /// Presses a key and lets it go.
  public func key(_ key: Key, modifiers: KeyModifiers = []) {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
  }

  /// Presses a key and keeps it down.
  public func keyDown(_ key: Key, modifiers: KeyModifiers = []) { send(key, .down, modifiers) }

  /// The keyboard repeats a key that is down, `count` times, `interval` seconds apart.
  public func keyRepeats(
    _ key: Key, count: Int = 1, interval: Double = 0.03, modifiers: KeyModifiers = []
  ) {
    for _ in 0..<max(0, count) {
      advance(by: interval)
      send(key, .repeated, modifiers)
    }
  }

  /// Lets a key go.
  public func keyUp(_ key: Key, modifiers: KeyModifiers = []) { send(key, .up, modifiers) }

  /// Turns the wheel by so many notches; positive is down, or to the right.
  public func scroll(
    notches: Double, along axis: Axis = .vertical, at place: Point, modifiers: KeyModifiers = []
  ) {
    scroll(units: notches * ScrollEvent.unitsPerNotch, along: axis, at: place, modifiers: modifiers)
  }

  /// Turns a wheel of high resolution by so many 120ths of a notch.
  public func scroll(
    units: Double, along axis: Axis = .vertical, at place: Point, kind: PointerKind = .mouse,
    modifiers: KeyModifiers = []
  ) {
    var delta = Vector.zero
    delta[axis] = units
    surface.send(
      .scroll(ScrollEvent(location: place, kind: kind, delta: delta, modifiers: modifiers, time: time)))
  }

  private func send(_ key: Key, _ phase: KeyEvent.Phase, _ modifiers: KeyModifiers) {
    surface.send(.key(KeyEvent(key: key, phase: phase, modifiers: modifiers, time: time)))
  }
}
