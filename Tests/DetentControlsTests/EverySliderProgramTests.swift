import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Observation
import Synchronization
import Testing

@Suite("The program and every slider")
@MainActor
struct EverySliderProgramTests {
  @Test("Setting is silent and shows at once; animated it glides there", arguments: SliderKind.allCases)
  func setting(kind: SliderKind) throws {
    let scene = try kind.scene()

    try scene.slider.setFraction(0.4, animated: false)
    #expect((scene.drawn - 0.4).magnitude < 1e-9)
    try scene.slider.setFraction(0.6, animated: true)
    #expect(scene.isAt(0.6))
    #expect((scene.drawn - 0.4).magnitude < 1e-9)
    scene.stage.advanceFrames(4)
    #expect((0.41..<0.59).contains(scene.drawn))
    #expect(scene.stage.settle())

    #expect((scene.drawn - 0.6).magnitude < 1e-9)
    #expect(scene.ear.heard.isEmpty)
    #expect(scene.events.isEmpty)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("Setting what is already set does nothing, not even draw", arguments: SliderKind.allCases)
  func same(kind: SliderKind) throws {
    let scene = try kind.scene()

    try scene.slider.setFraction(0.2, animated: true)
    scene.slider.appearance = scene.slider.appearance
    scene.slider.axis = .horizontal
    scene.slider.touchTarget = 44
    scene.stage.advance(by: 1)

    #expect(scene.stage.frames.isEmpty)
    #expect(scene.ear.settledCount == 0)
  }

  @Test("Set in mid-drag, the thumb in hand stays with the pointer", arguments: SliderKind.allCases)
  func setInDrag(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.5))

    try scene.slider.setFraction(0.1, animated: false)
    scene.stage.move(to: scene.place(0.6))
    scene.stage.release()

    #expect(scene.ear.reports.last == "0.6 final")
  }

  @Test("Model first, then the delegate, then the actions", arguments: SliderKind.allCases)
  func order(kind: SliderKind) throws {
    let scene = try kind.scene()
    var heard: [String] = []
    scene.ear.whenChanged = { [unowned scene] in heard.append("delegate \(scene.isAt(0.4))") }
    scene.slider.addAction(for: .valueChanged) { [unowned scene] _ in
      heard.append("action \(scene.isAt(0.4))")
    }

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4))

    #expect(heard == ["delegate true", "action true"])
  }

  @Test(
    "Any number of actions hear of a change, each once, until they are removed",
    arguments: SliderKind.allCases)
  func manyActions(kind: SliderKind) throws {
    let scene = try kind.scene()
    var heard: [Int] = []
    for number in 0..<5 { scene.slider.addAction(for: .valueChanged) { _ in heard.append(number) } }

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4))

    #expect(heard == [0, 1, 2, 3, 4])
  }

  @Test("Observation fires when the value changes, and only then", arguments: SliderKind.allCases)
  func observation(kind: SliderKind) throws {
    let scene = try kind.scene()
    let count = Count()
    withObservationTracking {
      _ = scene.slider.fraction
    } onChange: {
      count.value.add(1, ordering: .relaxed)
    }

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.2) + Vector(dx: 0, dy: 20))
    scene.slider.isEnabled = true
    #expect(count.value.load(ordering: .relaxed) == 0)
    scene.stage.move(to: scene.place(0.4))

    #expect(count.value.load(ordering: .relaxed) == 1)
  }

  @Test(
    "A listener may disable, remove, move or set the slider while it hears", arguments: SliderKind.allCases,
    0..<4)
  func reentrancy(kind: SliderKind, way: Int) throws {
    let scene = try kind.scene()
    scene.ear.whenChanged = { [unowned scene] in
      scene.ear.whenChanged = nil
      switch way {
      case 0: scene.slider.isEnabled = false
      case 1: scene.slider.removeFromSuperview()
      case 2: scene.stage.window.close()
      default: try? scene.slider.setFraction(0.1, animated: true)
      }
    }

    scene.drag(0.2, 0.5)
    scene.stage.advance(by: 1)

    #expect(scene.isAt(way == 3 ? 0.5 : 0.2))
    #expect(scene.events.count { $0 == "begin" } == scene.events.count { $0 == "end" || $0 == "cancel" })
  }

  @Test("It settles once after a drag, the same with and without motion", arguments: SliderKind.allCases)
  func reducedMotion(kind: SliderKind) throws {
    let moving = try kind.scene()
    let still = try kind.scene(desktop: DesktopSettings(allowsAnimation: false))

    for scene in [moving, still] {
      scene.drag(0.2, 0.47)
      if scene === still, kind != .continuous { #expect((scene.drawn - 0.5).magnitude < 1e-9) }
      scene.stage.settle()
      scene.stage.advance(by: 2)
    }

    #expect(moving.ear.heard == still.ear.heard)
    #expect(moving.events == still.events)
    #expect([moving, still].map(\.ear.settledCount) == [1, 1])
  }

  @Test("What is asked for before the first layout still moves and settles", arguments: SliderKind.allCases)
  func faultAnimationBeforeLayout(kind: SliderKind) throws {
    let root = View()
    let stage = try Stage(root, size: Size(width: 344, height: 86))
    let (slider, ear) = (try kind.make(), SliderEar())
    slider.listen(with: ear)
    slider.frame = Rect(x: 0, y: 0, width: 344, height: 86)
    root.addSubview(slider)

    stage.window.setFocus(slider.focusOrder[0], isVisible: true)
    stage.key(.right)
    stage.advance(by: 1)
    #expect(stage.window.isIdle)
    #expect(ear.settledCount == 1)
    try slider.setFraction(0.6, animated: true)
    stage.advanceFrames(3)
    let between = slider.thumbCenters[0].x
    stage.advance(by: 2)

    #expect((84..<201).contains(between))
    #expect(slider.thumbCenters[0].x == 202)
    #expect(stage.window.isIdle)
  }

  @Test(
    "The slider is freed, also in mid-animation and with a wheel that rests", arguments: SliderKind.allCases)
  func memory(kind: SliderKind) throws {
    weak var slider: (any SliderUnderTest)?
    weak var ear: SliderEar?
    let stage: Stage
    do {
      let scene = try kind.scene()
      scene.drag(0.2, 0.5)
      scene.stage.scroll(notches: -1, at: scene.place(0.5))
      (slider, ear, stage) = (scene.slider, scene.ear, scene.stage)
      stage.window.rootViewController = nil
    }

    #expect(slider == nil)
    #expect(ear == nil)
    stage.advance(by: 1)
    #expect(stage.window.isIdle)
  }

  @Test(
    "Assistive technology hears name, value and limits, and works the thumb", arguments: SliderKind.allCases)
  func accessibility(kind: SliderKind) throws {
    let scene = try kind.scene()
    let expected: (value: Double, text: String, limits: ClosedRange<Double>) =
      switch kind {
      case .segmented: (2, "12", 0...7)
      case .step: (3, "3", 1...11)
      case .continuous: (0.2, "0.2", 0...0.8)
      }

    #expect(
      scene.thumb(.lower).accessibility
        == Accessibility(
          role: .slider, label: "Minimum", value: expected.value, valueText: expected.text,
          limits: expected.limits, actions: [.increment, .decrement]))
    #expect(scene.slider.accessibility?.role == .group)
    #expect(scene.thumb(.lower).performAccessibilityAction(.increment))
    #expect(!scene.thumb(.lower).performAccessibilityAction(.press))

    #expect((scene.slider.fraction - 0.2 - kind.step).magnitude < 1e-9)
    #expect(scene.ear.sources == [.accessibility, .accessibility])
    #expect(scene.events == ["begin", "value", "end"])
    scene.slider.isEnabled = false
    #expect(!scene.thumb(.lower).performAccessibilityAction(.decrement))
    #expect(scene.thumb(.lower).accessibility?.isEnabled == false)
  }
}

/// A count that any thread may change.
private final class Count: Sendable {
  let value = Atomic(0)
}
