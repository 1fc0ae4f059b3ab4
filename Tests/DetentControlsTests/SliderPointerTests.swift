import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pointers on the segmented range slider")
@MainActor
struct SliderPointerTests {
  @Test("A drag reports each change at once and exactly one end, the same pair as the last change")
  func drag() throws {
    let scene = try SliderScene()
    scene.drag(0, 3)
    #expect(scene.listener.reports == ["1-10", "2-10", "3-10", "3-10 final"])
    #expect(scene.events == ["begin", "value", "value", "value", "end"])
    #expect(scene.listener.sources.allSatisfy { $0 == .pointer })
    #expect(scene.pair == [3, 10])
  }

  @Test("One tick for each stop, in a slow drag and in one jump", arguments: [60, 1])
  func ticks(steps: Int) throws {
    let scene = try SliderScene()
    scene.drag(0, 4, steps: steps)
    #expect(scene.listener.ticks == (1...4).map { "tick lower \($0)" })
  }

  @Test("A jump reports where it landed, once")
  func jump() throws {
    let scene = try SliderScene()
    scene.drag(0, 4, steps: 1)
    #expect(scene.listener.reports == ["4-10", "4-10 final"])
  }

  @Test(
    "A press without movement reports nothing and ticks nothing, on a thumb and on a pile", arguments: [0, 5])
  func pressOnly(lower: Int) throws {
    let scene = try SliderScene(lower...(lower == 0 ? 10 : 5), collision: .cross)
    scene.stage.click(at: scene.stop(Double(lower)))
    scene.stage.settle()
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.events.isEmpty)
  }

  @Test(
    "A thumb follows the pointer with the offset of the grab, without any lag", arguments: [-15.0, 0, 8, 20])
  func grabOffset(offset: Double) throws {
    let scene = try SliderScene(3...10)
    let start = scene.stop(3) + Vector(dx: offset, dy: 10)
    scene.stage.press(at: start)
    scene.stage.advanceFrames(20)
    #expect(scene.thumbs[0] == 112)
    scene.stage.move(to: start + Vector(dx: 7, dy: -30))
    #expect((scene.thumbs[0] - 119).magnitude < 1e-9)
    scene.stage.advanceFrames(20)
    #expect((scene.thumbs[0] - 119).magnitude < 1e-9)
    #expect(scene.pair == [3, 10])
  }

  @Test("Letting go never changes a value, and the thumb eases to its stop")
  func settling() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2.7), over: 0.2)
    #expect(scene.pair == [3, 10])
    let before = scene.listener.settledCount
    scene.stage.release()
    #expect((scene.thumbs[0] - scene.stop(2.7).x).magnitude < 1e-6)
    scene.stage.advanceFrames(3)
    #expect(scene.thumbs[0] > scene.stop(2.7).x)
    #expect(scene.thumbs[0] < scene.stop(3).x)
    #expect(scene.stage.settle())
    #expect(scene.thumbs[0] == scene.stop(3).x)
    #expect(scene.listener.reports.last == "3-10 final")
    #expect(scene.listener.settledCount == before + 1)
    scene.stage.advance(by: 5)
    #expect(scene.listener.settledCount == before + 1)
  }

  @Test("A drag that comes back to its start ends with a final report")
  func back() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1), over: 0.1)
    scene.stage.move(to: scene.stop(0), over: 0.1)
    scene.stage.release()
    #expect(scene.listener.reports == ["1-10", "0-10", "0-10 final"])
    #expect(scene.events == ["begin", "value", "value", "end"])
  }

  @Test("A drag within a segment reports nothing but its end")
  func noChange() throws {
    let scene = try SliderScene()
    scene.drag(0, 0.3)
    #expect(scene.listener.heard == ["0-10 final"])
    #expect(scene.events == ["begin", "end"])
  }

  @Test("Trembling around a midpoint changes nothing")
  func trembling() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1.5), over: 0.2)
    let heard = scene.listener.heard
    for step in 0..<50 { scene.stage.move(to: scene.stop(step.isMultiple(of: 2) ? 1.55 : 1.45)) }
    #expect(scene.listener.heard == heard)
  }

  @Test("A press off the centre does not make the thumb jump")
  func faultOffCentrePress() throws {
    let scene = try SliderScene(3...10)
    scene.stage.press(at: scene.stop(3) + Vector(dx: 18, dy: 0))
    scene.stage.move(to: scene.stop(3) + Vector(dx: 19, dy: 0))
    #expect((scene.thumbs[0] - scene.stop(3).x - 1).magnitude < 1e-9)
    #expect(scene.listener.heard.isEmpty)
  }

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

  @Test("Pressing against the end is told once for each contact")
  func trackEnd() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(-0.5), over: 0.1)
    scene.stage.move(to: scene.stop(0.2), over: 0.1)
    scene.stage.move(to: scene.stop(-0.5), over: 0.1)
    scene.stage.release()
    #expect(scene.listener.heard == ["hit lower track", "hit lower track", "0-10 final"])
  }

  @Test("A drag may leave the widget and the window and come back")
  func outside() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: Point(x: 22 + 60, y: 900))
    #expect(scene.pair == [2, 10])
    scene.stage.move(to: Point(x: -700, y: -10))
    #expect(scene.pair == [0, 10])
    scene.stage.move(to: scene.stop(1))
    scene.stage.release()
    #expect(scene.pair == [1, 10])
    #expect(scene.listener.reports.last == "1-10 final")
  }

  @Test("What cancels restores the pair, reports that and nothing final", arguments: 0..<8)
  func cancelled(way: Int) throws {
    let scene = try SliderScene(2...7)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(4), over: 0.2)
    scene.listener.heard = []
    scene.events = []
    switch way {
    case 0: scene.stage.key(.escape)
    case 1: scene.slider.isEnabled = false
    case 2: scene.slider.setEnabled(false, .lower)
    case 3: scene.stage.unmap()
    case 4: scene.stage.cancel()
    case 5: scene.slider.isHidden = true
    case 6: scene.slider.removeFromSuperview()
    default: scene.stage.destroy()
    }
    #expect(scene.pair == [2, 7])
    #expect(scene.listener.reports == ["cancelled 2-7"])
    #expect(scene.events == ["value", "cancel"])
    scene.stage.move(to: scene.stop(6))
    scene.stage.release()
    #expect(scene.pair == [2, 7])
    #expect(scene.listener.reports == ["cancelled 2-7"])
  }

  @Test("A cancelled drag that changed nothing sends no change")
  func cancelledUnchanged() throws {
    let scene = try SliderScene(2...7)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(2.2))
    scene.stage.key(.escape)
    #expect(scene.listener.heard == ["cancelled 2-7"])
    #expect(scene.events == ["begin", "cancel"])
  }

  @Test("A second button and another pointer change nothing in a drag")
  func secondButton() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(1))
    scene.stage.press(at: scene.stop(1), button: .secondary)
    scene.stage.release(button: .secondary)
    scene.stage.press(at: scene.stop(10), with: .finger(1))
    scene.stage.move(to: scene.stop(8), with: .finger(1))
    scene.stage.release(with: .finger(1))
    scene.stage.move(to: scene.stop(2))
    scene.stage.release()
    #expect(scene.listener.reports == ["1-10", "2-10", "2-10 final"])
    scene.stage.press(at: scene.stop(10), button: .secondary)
    scene.stage.move(to: scene.stop(5))
    scene.stage.release(button: .secondary)
    #expect(scene.pair == [2, 10])
  }

  @Test("A release that nobody saw ends the drag where it was last seen")
  func missedRelease() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2))
    scene.stage.releaseUnseen()
    scene.stage.move(to: scene.stop(6))
    #expect(scene.listener.reports == ["2-10", "2-10 final"])
  }

  @Test("A resize in mid-drag keeps the thumb under the pointer with the same offset")
  func resize() throws {
    let scene = try SliderScene()
    let offset = Vector(dx: 9, dy: 0)
    scene.stage.press(at: scene.stop(0) + offset)
    scene.stage.move(to: scene.stop(3) + offset)
    scene.stage.resize(to: Size(width: 644, height: 86))
    #expect((scene.thumbs[0] - scene.stop(3).x).magnitude < 1e-9)
    scene.stage.move(to: scene.stop(5) + offset)
    #expect((scene.thumbs[0] - scene.stop(5).x).magnitude < 1e-9)
    scene.stage.release()
    scene.stage.settle()
    #expect(scene.pair == [2, 10] || scene.pair == [3, 10])
    #expect(scene.listener.reports.last?.hasSuffix("final") == true)
  }

  @Test("A press on the bare track brings the nearest thumb there, and goes on as a drag")
  func trackPress() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(3))
    #expect(scene.listener.reports == ["3-10"])
    #expect(scene.listener.sources == [.track])
    #expect(scene.events == ["begin", "value"])
    #expect(scene.thumbs[0] < scene.stop(3).x)
    scene.stage.move(to: scene.stop(4), over: 0.5)
    #expect((scene.thumbs[0] - scene.stop(4).x).magnitude < 1)
    scene.stage.release()
    #expect(scene.listener.reports == ["3-10", "4-10", "4-10 final"])
  }

  @Test("A press on the bare track alone ends with a final report; Escape takes it back")
  func trackPressOnly() throws {
    let scene = try SliderScene()
    scene.stage.click(at: scene.stop(3))
    #expect(scene.listener.reports == ["3-10", "3-10 final"])
    #expect(scene.events == ["begin", "value", "end"])
    scene.stage.settle()
    scene.stage.press(at: scene.stop(5))
    scene.stage.key(.escape)
    scene.stage.release()
    #expect(scene.pair == [3, 10])
    #expect(scene.listener.reports.last == "cancelled 3-10")
  }

  @Test("The bare track can be made to ignore presses; beside it nothing is taken")
  func ignored() throws {
    let scene = try SliderScene()
    scene.stage.click(at: Point(x: 150, y: 80))
    scene.slider.trackPress = .ignore
    scene.stage.drag(from: scene.stop(4), to: scene.stop(6))
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.pair == [0, 10])
  }

  @Test("A press between the thumbs drags the range when that is allowed, up to the ends")
  func rangeDrag() throws {
    let scene = try SliderScene(2...6) { $0.allowsRangeDrag = true }
    scene.drag(4, 20)
    #expect(scene.pair == [6, 10])
    #expect(scene.listener.hits == ["hit upper track"])
    #expect(scene.listener.reports.last == "6-10 final")
    #expect(scene.events.first == "begin")
    scene.stage.settle()
    scene.stage.click(at: scene.stop(8))
    #expect(scene.listener.reports.last == "6-10 final")
    #expect(scene.listener.reports.count == scene.events.count - 1)
  }

  @Test("Live snapping draws the thumb on stops; the magnetic one between pointer and stop")
  func snapping() throws {
    let scene = try SliderScene { $0.snapTiming = .whileDragging }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2.3))
    scene.stage.settle()
    #expect((scene.thumbs[0] - scene.stop(2).x).magnitude < 0.2)
    scene.stage.release()
    scene.stage.settle()
    scene.slider.snapTiming = .magnetic(1)
    scene.stage.press(at: scene.stop(2))
    scene.stage.move(to: scene.stop(2.2))
    #expect(scene.thumbs[0] > scene.stop(2).x)
    #expect(scene.thumbs[0] < scene.stop(2.2).x)
  }

  @Test("A disabled slider, and a disabled thumb, take nothing")
  func disabled() throws {
    let scene = try SliderScene()
    scene.slider.isEnabled = false
    scene.drag(0, 3)
    scene.slider.isEnabled = true
    scene.slider.setEnabled(false, .lower)
    scene.drag(0, 3)
    #expect(scene.listener.heard.isEmpty)
    #expect(!scene.slider.isEnabled(.lower))
    scene.drag(10, 8)
    #expect(scene.pair == [0, 8])
  }

  @Test("Vertical and right-to-left sliders follow the pointer their way", arguments: [true, false])
  func otherWays(isVertical: Bool) throws {
    let scene = try SliderScene(
      2...7, size: isVertical ? Size(width: 120, height: 344) : Size(width: 344, height: 86),
      direction: isVertical ? .leftToRight : .rightToLeft
    ) { $0.axis = isVertical ? .vertical : .horizontal }
    scene.stage.drag(
      from: scene.slider.center(ofStop: 2), to: scene.slider.center(ofStop: 5), over: 0.2)
    #expect(scene.pair == [5, 7])
    #expect(scene.listener.ticks == ["tick lower 3", "tick lower 4", "tick lower 5"])
  }

  @Test("A fast drag loses no tick, and resting repeats none")
  func faultTicks() throws {
    let scene = try SliderScene(stops: (0...100).map(String.init))
    scene.stage.press(at: Point(x: 22, y: 43))
    scene.stage.move(to: Point(x: 222, y: 43))
    scene.stage.advance(by: 3)
    scene.stage.move(to: Point(x: 222, y: 44))
    #expect(scene.listener.ticks.count == scene.slider.lowerIndex)
    #expect(Set(scene.listener.ticks).count == scene.slider.lowerIndex)
  }

  @Test("A slider with equal ends at the start is drawn and worked as it says")
  func faultEqualStart() throws {
    let scene = try SliderScene(4...4, collision: .cross)
    #expect(scene.pair == [4, 4])
    #expect(scene.thumbs == [142, 142])
    #expect(scene.slider.isBubbleMerged)
  }

  @Test("Motion that changes no value makes no report")
  func faultReportsForNothing() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    for step in 0..<30 { scene.stage.move(to: scene.stop(0.3) + Vector(dx: 0, dy: Double(step))) }
    #expect(scene.listener.heard.isEmpty)
  }
}
