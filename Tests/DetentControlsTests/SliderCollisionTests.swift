import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Two thumbs near each other")
@MainActor
struct SliderCollisionTests {
  @Test("Of two thumbs in reach the nearer is taken; on a tie the one that can move towards the pointer")
  func nearer() throws {
    for (place, expected) in [(4.4, [3, 5]), (4.6, [4, 6])] {
      let scene = try SliderScene(4...5, collision: .stop)
      scene.stage.press(at: scene.stop(place))
      scene.stage.move(to: scene.stop(place + (place < 4.5 ? -1 : 1)))
      #expect(scene.pair == expected)
    }
  }

  @Test(
    "Piles can be pulled apart to both sides", arguments: [0, 5, 10], [CollisionRule.stop, .cross, .push])
  func faultPiles(stop: Int, rule: CollisionRule) throws {
    for direction in [-1, 1] {
      let scene = try SliderScene(stop...stop, collision: rule)
      scene.stage.press(at: scene.stop(Double(stop)))
      scene.stage.move(to: scene.stop(Double(stop + direction * 2)), over: 0.2)
      scene.stage.release()
      let inside = (0...10).contains(stop + direction)
      let expected = !inside ? [stop, stop] : direction < 0 ? [stop - 2, stop] : [stop, stop + 2]
      #expect(scene.pair == expected, "\(stop) \(rule) \(direction)")
    }
  }

  @Test("A pile next to a disabled thumb gives the other one at once", arguments: [ThumbRole.lower, .upper])
  func faultPileDisabled(disabled: ThumbRole) throws {
    let scene = try SliderScene(5...5, collision: .stop)
    scene.slider.setEnabled(false, disabled)
    scene.stage.press(at: scene.stop(5))
    scene.stage.move(to: scene.stop(disabled == .lower ? 6 : 4))
    #expect(scene.pair == (disabled == .lower ? [5, 6] : [4, 5]))
  }

  @Test("A pile decides only after more than 3 points")
  func pileThreshold() throws {
    let scene = try SliderScene(5...5, collision: .cross)
    scene.stage.press(at: scene.stop(5))
    scene.stage.move(to: scene.stop(5) + Vector(dx: 3, dy: 0))
    #expect(scene.thumbs == [172, 172])
    scene.stage.move(to: scene.stop(5) + Vector(dx: 4, dy: 0))
    #expect(scene.thumbs[0] == 172)
    #expect(scene.thumbs[1] > 172)
  }

  @Test(
    "The collision rule holds for a drag of the lower thumb onto and past the upper one",
    arguments: [
      (CollisionRule.keepApart(segments: 1), [4, 5], "hit lower thumb"),
      (.keepApart(segments: 3), [2, 5], "hit lower thumb"),
      (.stop, [5, 5], "hit lower thumb"), (.cross, [5, 8], nil), (.push, [8, 8], nil),
    ] as [(CollisionRule, [Int], String?)])
  func collisions(rule: CollisionRule, expected: [Int], hit: String?) throws {
    let scene = try SliderScene(1...5, collision: rule)
    scene.drag(1, 8)
    #expect(scene.pair == expected)
    #expect(scene.listener.hits == (hit.map { [$0] } ?? []))
    #expect(scene.listener.reports.last == "\(expected[0])-\(expected[1]) final")
    #expect(scene.listener.reports.allSatisfy { isSorted($0) })
  }

  private func isSorted(_ report: String) -> Bool {
    let numbers = report.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    return numbers == numbers.sorted()
  }

  @Test("Crossing keeps each bubble with its own thumb")
  func faultCrossedLabels() throws {
    let scene = try SliderScene(1...5, collision: .cross)
    let first = scene.thumb(.lower)
    scene.stage.press(at: scene.stop(1))
    scene.stage.move(to: scene.stop(8), over: 0.3)
    scene.stage.release()
    scene.stage.settle()
    #expect(scene.thumb(.upper) === first)
    #expect(first.accessibility?.valueText == "18")
    #expect(scene.slider.bubbleFrames[0].midX == scene.stop(8).x)
    #expect(scene.slider.bubbleFrames[1].midX == scene.stop(5).x)
  }
}
