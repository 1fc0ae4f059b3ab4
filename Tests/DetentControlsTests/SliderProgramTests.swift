import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Observation
import Synchronization
import Testing

@Suite("The program and the segmented range slider")
@MainActor
struct SliderProgramTests {
  @Test("Setting both is silent and shows at once; animated it glides there")
  func setting() throws {
    let scene = try SliderScene()
    try scene.slider.setRange(lower: 2, upper: 6)
    #expect(scene.thumbs == [82, 202])
    try scene.slider.setRange(lower: 4, upper: 8, animated: true)
    #expect(scene.pair == [4, 8])
    #expect(scene.thumbs == [82, 202])
    scene.stage.advanceFrames(4)
    #expect(scene.thumbs[0] > 82)
    #expect(scene.thumbs[0] < 142)
    #expect(scene.stage.settle())
    #expect(scene.thumbs == [142, 262])
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.events.isEmpty)
  }

  @Test("A set after a long rest animates from now on")
  func animatedAfterRest() throws {
    let scene = try SliderScene()
    scene.stage.advance(by: 30)
    try scene.slider.setRange(lower: 5, upper: 10, animated: true)
    scene.stage.advanceFrames(2)
    #expect(scene.thumbs[0] < 100)
  }

  @Test("Setting what is already set does nothing, not even draw")
  func same() throws {
    let scene = try SliderScene(2...6)
    try scene.slider.setRange(lower: 6, upper: 2)
    try scene.slider.setStops(SliderScene.labels)
    try scene.slider.setCollision(.keepApart(segments: 1))
    scene.stage.advance(by: 1)
    #expect(scene.stage.frames.isEmpty)
    #expect(scene.listener.heard.isEmpty)
    #expect(scene.listener.settledCount == 0)
  }

  @Test("An unordered pair is sorted")
  func unordered() throws {
    let scene = try SliderScene()
    try scene.slider.setRange(lower: 7, upper: 3)
    #expect(scene.pair == [3, 7])
  }

  @Test("What is not legal is an error that names it, and changes nothing")
  func errors() throws {
    let scene = try SliderScene(2...6)
    #expect(throws: RangeError.indexOutOfRange(index: 11, allowed: 0...10)) {
      try scene.slider.setRange(lower: 3, upper: 11)
    }
    #expect(throws: RangeError.indexOutOfRange(index: -1, allowed: 0...10)) {
      try scene.slider.setRange(lower: -1, upper: 3)
    }
    #expect(throws: RangeError.tooClose(lower: 3, upper: 3, gap: 1)) {
      try scene.slider.setRange(lower: 3, upper: 3)
    }
    #expect(throws: RangeError.gapOutOfRange(gap: 11, allowed: 0...10)) {
      try scene.slider.setCollision(.keepApart(segments: 11))
    }
    #expect(throws: RangeError.self) { try SegmentedRangeSlider(stops: ["a", "b"], lower: 0, upper: 2) }
    #expect(throws: RangeError.self) { try SegmentedRangeSlider(stops: ["a", "b"], lower: 1, upper: 1) }
    scene.stage.advance(by: 1)
    #expect(scene.pair == [2, 6])
    #expect(scene.stage.frames.isEmpty)
  }

  @Test("A stricter rule moves the thumbs apart, without a report")
  func collision() throws {
    let scene = try SliderScene(5...5, collision: .stop)
    try scene.slider.setCollision(.keepApart(segments: 2))
    #expect(scene.slider.upperIndex - scene.slider.lowerIndex == 2)
    #expect(scene.listener.heard.isEmpty)
  }

  @Test("In mid-drag the held thumb stays with the pointer and the other one obeys")
  func setInDrag() throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(4))
    try scene.slider.setRange(lower: 1, upper: 7)
    #expect(scene.pair == [4, 7])
    #expect((scene.thumbs[0] - scene.stop(4).x).magnitude < 1e-9)
    scene.stage.move(to: scene.stop(5))
    scene.stage.release()
    #expect(scene.listener.reports.last == "5-7 final")
  }

  @Test("Replacing the stops clamps the pair and shows the new labels")
  func stops() throws {
    let scene = try SliderScene()
    try scene.slider.setStops(["S", "M", "L"])
    scene.stage.settle()
    #expect(scene.pair == [0, 2])
    #expect(scene.slider.bubbleTexts == ["S", "L"])
    #expect(scene.slider.endLabels.map(\.text) == ["S", "L"])
    #expect(scene.listener.heard.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Replacing the stops in mid-drag cancels the drag, also by as many", arguments: [3, 11, 20])
  func stopsInDrag(count: Int) throws {
    let scene = try SliderScene()
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(4))
    try scene.slider.setStops((0..<count).map { "new \($0)" })
    scene.stage.move(to: scene.stop(6))
    scene.stage.release()
    #expect(scene.listener.reports.contains("cancelled 0-10"))
    #expect(scene.listener.reports.last == "cancelled 0-10")
    #expect(scene.slider.upperIndex < count)
  }

  @Test("A listener that replaces the stops hears of no index outside of them")
  func faultIndexOutside() throws {
    let scene = try SliderScene(0...10)
    scene.listener.whenTicked = { [unowned scene] in try? scene.slider.setStops(["a", "b", "c"]) }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(8))
    scene.stage.release()
    #expect(scene.listener.reports == ["cancelled 0-10"])
  }

  @Test("A listener may disable, remove or move the slider while it hears", arguments: 0..<4)
  func reentrancy(way: Int) throws {
    let scene = try SliderScene()
    scene.listener.whenChanged = { [unowned scene] in
      scene.listener.whenChanged = nil
      switch way {
      case 0: scene.slider.isEnabled = false
      case 1: scene.slider.removeFromSuperview()
      case 2: scene.stage.window.close()
      default: try? scene.slider.setRange(lower: 0, upper: 5)
      }
    }
    scene.drag(0, 3)
    scene.stage.advance(by: 1)
    #expect(scene.slider.lowerIndex == (way == 3 ? 3 : 0))
    #expect(scene.events.count { $0 == "begin" } == scene.events.count { $0 == "end" || $0 == "cancel" })
  }

  @Test("Model first, then the delegate, then the actions")
  func order() throws {
    let scene = try SliderScene()
    var heard: [String] = []
    scene.listener.whenChanged = { [unowned scene] in heard.append("delegate \(scene.slider.lowerIndex)") }
    scene.slider.addAction(for: .valueChanged) { [unowned scene] _ in
      heard.append("action \(scene.slider.lowerIndex)")
    }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(2))
    #expect(heard == ["delegate 2", "action 2"])
  }

  @Test("Observation fires for an index only when it changes")
  func observation() throws {
    let scene = try SliderScene()
    let counts = Counts()
    withObservationTracking {
      _ = scene.slider.lowerIndex
    } onChange: {
      counts.lower.add(1, ordering: .relaxed)
    }
    withObservationTracking {
      _ = scene.slider.upperIndex
    } onChange: {
      counts.upper.add(1, ordering: .relaxed)
    }
    scene.stage.press(at: scene.stop(0))
    scene.stage.move(to: scene.stop(0.3))
    #expect(counts.lower.load(ordering: .relaxed) == 0)
    scene.stage.move(to: scene.stop(2))
    scene.stage.release()
    try scene.slider.setRange(lower: 1, upper: 10)
    #expect(counts.lower.load(ordering: .relaxed) == 1)
    #expect(counts.upper.load(ordering: .relaxed) == 0)
    try scene.slider.setRange(lower: 1, upper: 9)
    #expect(counts.upper.load(ordering: .relaxed) == 1)
  }

  @Test("A slider that leaves its window in mid-animation leaves that at rest, and goes on in another")
  func otherWindow() throws {
    let scene = try SliderScene()
    let root = View()
    let other = try Stage(root, size: Size(width: 344, height: 86))
    try scene.slider.setRange(lower: 5, upper: 10, animated: true)
    scene.slider.removeFromSuperview()
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.window.isIdle)
    root.addSubview(scene.slider)
    #expect(other.settle())
    #expect(scene.thumbs[0] == 172)
  }

  @Test(
    "Each thumb tells assistive technology name, value, text, limits and actions, and can be worked by it")
  func accessibility() throws {
    let scene = try SliderScene(2...6)
    let lower = try #require(scene.thumb(.lower).accessibility)
    #expect(
      lower
        == Accessibility(
          role: .slider, label: "Minimum", value: 2, valueText: "12", limits: 0...5,
          actions: [.increment, .decrement]))
    #expect(scene.thumb(.upper).accessibility?.label == "Maximum")
    #expect(scene.thumb(.upper).accessibility?.limits == 3...10)

    #expect(scene.thumb(.lower).performAccessibilityAction(.increment))
    #expect(!scene.thumb(.lower).performAccessibilityAction(.press))
    #expect(scene.listener.reports == ["3-6", "3-6 final"])
    #expect(scene.listener.sources == [.accessibility, .accessibility])
    scene.slider.isEnabled = false
    #expect(!scene.thumb(.lower).performAccessibilityAction(.decrement))
    #expect(scene.thumb(.lower).accessibility?.isEnabled == false)
    #expect(scene.pair == [3, 6])
  }

  @Test("With reduced motion the reports are the same, and the thumb arrives at once")
  func reducedMotion() throws {
    let moving = try SliderScene()
    let still = try SliderScene(desktop: DesktopSettings(allowsAnimation: false))
    for scene in [moving, still] {
      scene.drag(0, 2.8)
      if scene === still { #expect(scene.thumbs[0] == scene.stop(3).x) }
      scene.stage.settle()
    }
    #expect(moving.listener.heard == still.listener.heard)
    #expect(moving.events == still.events)
    #expect(moving.listener.settledCount == 1)
    #expect(still.listener.settledCount == 1)
  }
}

/// Counts that any thread may change.
private final class Counts: Sendable {
  let lower = Atomic(0)
  let upper = Atomic(0)
}
