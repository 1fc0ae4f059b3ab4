import DetentCore

/// Tells a story to a slider, ten milliseconds between the events, and keeps what it answered.
///
/// Geometry A, unless told otherwise: 440 points wide, the thumbs travel from 20 to 420, five stops 100 points apart.
struct ScaleScript<Scale: SliderScale> {
  typealias Effects = [RangeEffect<Scale.Value>]

  var model: RangeModel<Scale>
  var track: Track
  var time = 0.0
  var log: Effects = []

  @discardableResult
  mutating func press(_ x: Double, across: Double = 0, by finger: Int = 0) -> Effects {
    tell { model, track, time in
      model.press(PointerID(touch: finger), at: TrackPoint(along: x, across: across), on: track, time: time)
    }
  }

  @discardableResult
  mutating func drag(to places: Double..., by finger: Int = 0) -> Effects {
    places.flatMap { x in
      tell { model, track, time in
        model.drag(PointerID(touch: finger), to: TrackPoint(along: x), on: track, time: time)
      }
    }
  }

  @discardableResult
  mutating func release(velocity: Double = 0, by finger: Int = 0) -> Effects {
    tell { $0.release(PointerID(touch: finger), velocity: velocity, on: $1, time: $2) }
  }

  @discardableResult
  mutating func cancel(by finger: Int = 0) -> Effects { tell { $0.cancel(PointerID(touch: finger), at: $2) } }

  @discardableResult
  mutating func key(
    _ key: MoveKey, on thumb: ThumbID, isFine: Bool = false, times: Int = 1
  ) -> Effects {
    let direction: LayoutDirection = track.isReversed ? .rightToLeft : .leftToRight
    return (0..<times).flatMap { _ in
      tell { $0.step(thumb, RangeStep(key: key, direction: direction, isFine: isFine), at: $2) }
    }
  }

  @discardableResult
  mutating func keyUp() -> Effects { tell { model, _, _ in model.endStepping() } }

  @discardableResult
  mutating func wheel(_ units: Double..., over thumb: ThumbID) -> Effects {
    units.flatMap { amount in tell { $0.wheel(thumb, units: amount, at: $2) } }
  }

  @discardableResult
  mutating func enable(_ isEnabled: Bool, _ thumb: ThumbID) -> Effects {
    tell { $0.setEnabled(isEnabled, thumb, at: $2) }
  }

  /// The slider becomes as wide as `width`, with half a touch target of 40 points at either end.
  @discardableResult
  mutating func resize(to width: Double) -> Effects {
    track = Track(start: 20, length: width - 40, isReversed: track.isReversed)
    return tell { $0.relayout(on: $1, time: $2) }
  }

  /// Time passes, and a wheel that has rested is told so.
  @discardableResult
  mutating func wait(_ seconds: Double) -> Effects {
    time += seconds
    return tell { $0.timeout(at: $2) }
  }

  @discardableResult
  mutating func tell(_ event: (inout RangeModel<Scale>, Track, Double) -> Effects) -> Effects {
    time += 0.01
    let effects = event(&model, track, time)
    log += effects
    return effects
  }
}
