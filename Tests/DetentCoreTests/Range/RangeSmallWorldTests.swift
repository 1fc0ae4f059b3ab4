@testable import DetentCore
import Testing

/// All that one finger can do to every small slider.
@Suite("Range model, exhaustively") struct RangeSmallWorldTests {
  private static let rules: [CollisionRule] = [
    .keepApart(segments: 1), .keepApart(segments: 2), .stop, .cross, .push,
  ]
  private static let targets: [Double] = [-2, 5, 13, 19, 28]

  /// Every legal pair on `stops` stops under every rule.
  private static func worlds(stops: Int) -> [SliderScript] {
    rules.flatMap { rule in
      (0..<stops).flatMap { lower in
        (lower..<stops).compactMap { upper in
          var script = try? SliderScript(lower, upper, stops: stops, collision: rule) { $0.touchTarget = 6 }
          script?.track = Track(start: 3, length: 20)
          return script.flatMap { $0.pair == [lower, upper] ? $0 : nil }
        }
      }
    }
  }

  /// The promises that an event breaks.
  private func faults(
    _ slider: inout SliderScript, _ event: (inout SliderScript) -> [RangeEffect<Int>]
  ) -> [String] {
    let before = slider.model
    let effects = event(&slider)
    return RangeInvariants(
      before: before, after: slider.model, effects: effects, cause: .user, time: slider.time
    )
    .broken
  }

  /// Presses at `x`, goes to both targets, and checks the release and the cancellation that may follow.
  private func life(in world: SliderScript, from x: Double, by targets: [Double]) -> [String] {
    var slider = world
    var found = faults(&slider) { $0.press(x) }
    for target in targets { found += faults(&slider) { $0.drag(to: target) } }
    return found + checkRelease(slider) + checkCancel(slider, world)
  }

  private func checkRelease(_ held: SliderScript) -> [String] {
    var slider = held
    let isDragging = held.model.sessions.values.contains(where: \.isDragging)
    let effects = slider.release()
    var faults: [String] = []
    if slider.pair != held.pair { faults.append("letting go changed \(held.pair) to \(slider.pair)") }
    if effects.count != (isDragging ? 1 : 0) || effects.finals != (isDragging ? [held.pair] : []) {
      faults.append("one final report: \(effects)")
    }
    if !held.changes.isEmpty, !isDragging { faults.append("a change without an end") }
    if slider.held != nil || slider.model.isTracking { faults.append("still in hand") }
    return faults
  }

  private func checkCancel(_ held: SliderScript, _ world: SliderScript) -> [String] {
    var slider = held
    let effects = slider.cancel()
    var faults =
      effects.reports.isEmpty && effects.ticks.isEmpty ? [] : ["a cancelled drag reports \(effects)"]
    if ThumbID.allCases.map(slider.model.value) != ThumbID.allCases.map(world.model.value) {
      faults.append("cancelled to \(slider.pair) instead of \(world.pair)")
    }
    let isDragging = held.model.sessions.values.contains(where: \.isDragging)
    let expected: [RangeEffect<Int>] =
      isDragging
      ? [.cancelled(lower: world.model.lower, upper: world.model.upper, isChange: held.pair != world.pair)]
      : []
    if effects != expected { faults.append("told \(effects) instead of \(expected)") }
    return faults
  }

  @Test("Every press and every two motions keep every promise", arguments: 1...6)
  func everyDrag(stops: Int) {
    var faults: Set<String> = []
    for world in Self.worlds(stops: stops) {
      for x in stride(from: -1.0, through: 27, by: 1) {
        for first in Self.targets {
          for second in [-2, 13.0] {
            for fault in life(in: world, from: x, by: [first, second]) {
              faults.insert(
                "\(world.model.behavior.collision) \(world.pair) \(x) \(first) \(second): \(fault)")
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, such as \(faults.prefix(3))")
  }

  @Test("Every pile comes apart to both sides, wherever in reach it is pressed", arguments: 2...6)
  func everyPile(stops: Int) {
    for world in Self.worlds(stops: stops) where world.model.lower == world.model.upper {
      let stop = world.model.lower
      for offset in -3...3 {
        for end in [0, stops - 1] where end != stop {
          var slider = world
          slider.press(slider.x(ofStop: stop) + Double(offset))
          slider.drag(to: slider.x(ofStop: end) + Double(offset))

          #expect(
            slider.pair == [min(stop, end), max(stop, end)], "\(world.model.behavior.collision) \(offset)")
        }
      }
    }
  }

  @Test("Every key on every thumb obeys the rule and is final once, on key-up", arguments: 1...6)
  func everyKey(stops: Int) {
    for world in Self.worlds(stops: stops) {
      for thumb in ThumbID.allCases {
        for key in MoveKey.allCases {
          var slider = world
          let faults = faults(&slider) { $0.key(key, on: thumb) }
          #expect(
            faults.isEmpty, "\(world.model.behavior.collision) \(world.pair) \(thumb) \(key): \(faults)")
          #expect(slider.finals.isEmpty)

          slider.keyUp()
          slider.keyUp()
          #expect(slider.finals == (slider.pair == world.pair ? [] : [slider.pair]))
        }
      }
    }
  }

  @Test("Every press between the thumbs drags both, their distance unchanged", arguments: 2...6)
  func everyRangeDrag(stops: Int) {
    for world in Self.worlds(stops: stops) {
      var world = world
      var behavior = world.model.behavior
      behavior.allowsRangeDrag = true
      behavior.touchTarget = 1
      _ = world.model.setBehavior(behavior, at: 0)
      for x in stride(from: 3.0, through: 23, by: 1) {
        for target in Self.targets {
          var slider = world
          slider.press(x)
          guard slider.model.sessions.values.first?.heldThumbs.count == 2 else { continue }
          let faults =
            faults(&slider) { $0.drag(to: target) } + checkRelease(slider) + checkCancel(slider, world)
          let width = slider.pair[1] - slider.pair[0]

          #expect(
            width == world.pair[1] - world.pair[0] && faults.isEmpty, "\(world.pair) \(x) \(target) \(faults)"
          )
        }
      }
    }
  }
}
