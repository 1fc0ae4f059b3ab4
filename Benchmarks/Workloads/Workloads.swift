import DetentCore

/// What is measured, by name: each makes a step that is called with ever greater numbers.
@MainActor
enum Workloads {
  typealias Step = (Int) -> Void

  /// How many steps come before those that count; a whole round of the steps of a drag.
  static let warmUp = 40

  static let all: [String: @MainActor () throws -> Step] = [
    "drag-11": { try SliderWorkload(stops: 11).step },
    "drag-1000000": { try SliderWorkload(stops: 1_000_000).step },
    "drag-2160": { try SliderWorkload(stops: 11, size: Size(width: 1_920, height: 1_080), scale: 2).step },
    "page-3": { try PagerWorkload(pages: 3).step },
    "page-100000": { try PagerWorkload(pages: 100_000).step },
    "core-drag": coreDrag,
    "snap": snapping,
    "gesture": gesture,
    "velocity": velocity,
  ]

  /// A place between two stops finds its stop, with hysteresis.
  private static func snapping() -> Step {
    let grid = StopGrid(count: 11)
    let hysteresis = RangeBehavior().hysteresis
    var index = 5
    return { step in
      index = grid.value(
        at: Double(step % 97) / 97, keeping: index, trackLength: 300, hysteresis: hysteresis)
    }
  }

  /// A thumb in hand goes on between two stops.
  private static func coreDrag() -> Step {
    var model = RangeModel(scale: StopGrid(count: 11))
    let track = Track(start: 22, length: 436)
    let start = track.position(at: 0)
    _ = model.press(PointerID(), at: TrackPoint(along: start), on: track, time: 0)
    return { step in
      let time = Double(step) / 125
      _ = model.drag(
        PointerID(), to: TrackPoint(along: start + Double(step % 19)), on: track, time: time)
      _ = model.advance(to: time, on: track)
      _ = model.place(of: .first, at: time)
    }
  }

  /// A pointer that is down moves on.
  private static func gesture() -> Step {
    var machine = PanMachine(settings: .thumb)
    _ = machine.receive(sample(0, .down(.primary)))
    _ = machine.receive(sample(1, .move))
    _ = machine.begin()
    return { step in _ = machine.receive(sample(step + 2, .move)) }
  }

  /// The velocity is asked for after each movement.
  private static func velocity() -> Step {
    var tracker = VelocityTracker()
    return { step in
      let sample = sample(step, .move)
      tracker.add(sample.location, at: sample.time)
      _ = tracker.velocity()
    }
  }

  private static func sample(_ step: Int, _ phase: PointerSample.Phase) -> PointerSample {
    PointerSample(
      pointer: PointerID(), kind: .mouse, phase: phase,
      location: Point(x: Double(step % 1_000) * 2, y: 40),
      time: EventTime(nanoseconds: Int64(step) * 8_000_000), isPrimaryButtonHeld: true)
  }
}
