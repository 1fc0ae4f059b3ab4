import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Keys and wheel on every slider")
@MainActor
struct EverySliderKeyTests {
  @Test("Each thumb is one focus stop", arguments: SliderKind.allCases)
  func focusStops(kind: SliderKind) throws {
    let scene = try kind.scene()
    #expect(scene.slider.focusOrder.count == (kind == .step ? 1 : 2))

    scene.stage.key(.tab)

    #expect(scene.stage.window.focusedView === scene.thumb(.lower))
    #expect(scene.thumb(.lower).showsFocusRing)
  }

  @Test("Keys move the focused thumb, and the end is told when they come up", arguments: SliderKind.allCases)
  func keys(kind: SliderKind) throws {
    for (key, steps) in [(Key.right, 1.0), (.up, 1), (.left, -1), (.down, -1)] {
      let scene = try kind.scene()
      scene.stage.key(.tab)

      scene.stage.keyDown(key)
      #expect((scene.slider.fraction - 0.2 - steps * kind.step).magnitude < 1e-9, "\(key)")
      #expect(scene.ear.reports.count == 1)
      scene.stage.keyUp(key)

      #expect(scene.ear.reports.count == 2)
      #expect(scene.ear.reports.last?.hasSuffix("final") == true)
      #expect(scene.ear.sources == [.key, .key])
      #expect(scene.events == ["begin", "value", "end"])
    }
  }

  @Test("Pages are a tenth of the way, Home and End go to the limits", arguments: SliderKind.allCases)
  func farKeys(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.key(.tab)

    scene.stage.key(.pageUp)
    #expect(scene.isAt(0.3))
    scene.stage.key(.pageDown)
    #expect(scene.isAt(0.2))
    scene.stage.key(.home)
    #expect(scene.isAt(0))
    scene.stage.key(.end)

    #expect(scene.isAt(kind == .segmented ? 0.7 : kind == .step ? 1 : 0.8))
  }

  @Test("In right-to-left layout Left and Right change places", arguments: SliderKind.allCases)
  func rightToLeft(kind: SliderKind) throws {
    let scene = try kind.scene(direction: .rightToLeft)
    scene.stage.key(.tab)

    scene.stage.key(.left)
    #expect(scene.slider.fraction > 0.2)
    scene.stage.key(.right)
    scene.stage.key(.down)

    #expect(scene.slider.fraction < 0.2)
  }

  @Test("A held key repeats; its end is told once", arguments: SliderKind.allCases)
  func repeats(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.key(.tab)

    scene.stage.keyDown(.right)
    scene.stage.keyRepeats(.right, count: 3)
    scene.stage.keyUp(.right)

    #expect((scene.slider.fraction - 0.2 - 4 * kind.step).magnitude < 1e-9)
    #expect(scene.events == ["begin", "value", "value", "value", "value", "end"])
  }

  @Test(
    "A key that comes up while a modifier is held still ends what it began", arguments: SliderKind.allCases,
    [KeyModifiers.control, .alt, .system])
  func faultKeyUpWithModifier(kind: SliderKind, modifier: KeyModifiers) throws {
    let scene = try kind.scene()
    scene.stage.key(.tab)

    scene.stage.keyDown(.right)
    scene.stage.keyUp(.right, modifiers: modifier)

    #expect(scene.ear.reports.count == 2)
    #expect(scene.ear.reports.last?.hasSuffix("final") == true)
  }

  @Test("Keys with Control or Alt are left to others", arguments: SliderKind.allCases)
  func otherKeys(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.key(.tab)

    scene.stage.key(.right, modifiers: .control)
    scene.stage.key(.right, modifiers: .alt)
    scene.stage.key(.space)

    #expect(scene.ear.heard.isEmpty)
  }

  @Test("At a limit keys report nothing, and tell the contact once", arguments: SliderKind.allCases)
  func limit(kind: SliderKind) throws {
    let scene = try kind.scene()
    try scene.slider.setFraction(0, animated: false)
    scene.stage.key(.tab)

    scene.stage.keyDown(.left)
    scene.stage.keyRepeats(.left, count: 4)
    scene.stage.keyUp(.left)

    #expect(scene.ear.heard == ["hit track"])
    #expect(scene.events.isEmpty)
  }

  @Test("The keyboard or the focus leaving ends what keys began", arguments: SliderKind.allCases, 0..<4)
  func lost(kind: SliderKind, way: Int) throws {
    let scene = try kind.scene()
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)

    switch way {
    case 0: scene.stage.loseKeyboard()
    case 1: scene.stage.window.setFocus(nil, isVisible: false)
    case 2: scene.slider.isEnabled = false
    default: scene.slider.removeFromSuperview()
    }
    scene.stage.keyUp(.right)

    #expect(scene.events == ["begin", "value", "end"])
  }

  @Test(
    "A notch over the thumb is a step, up is more; the end is told after 0.3 s",
    arguments: SliderKind.allCases)
  func wheel(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.scroll(notches: -1, at: scene.place(0.2))
    scene.stage.scroll(units: 60, along: .horizontal, at: scene.place(0.2))
    scene.stage.scroll(units: 60, along: .horizontal, at: scene.place(0.2))
    #expect((scene.slider.fraction - 0.2 - 2 * kind.step).magnitude < 1e-9)
    scene.stage.advance(by: 0.29)
    #expect(scene.events == ["begin", "value", "value"])
    scene.stage.advance(by: 0.02)

    #expect(scene.events == ["begin", "value", "value", "end"])
    #expect(scene.ear.sources == [.wheel, .wheel, .wheel])
  }

  @Test("Over the bare track the wheel turns the focused thumb, or nothing", arguments: SliderKind.allCases)
  func focusedWheel(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.scroll(notches: -1, at: scene.place(0.5))
    #expect(scene.ear.heard.isEmpty)
    scene.stage.key(.tab)
    scene.stage.scroll(notches: -1, at: scene.place(0.5))

    #expect((scene.slider.fraction - 0.2 - kind.step).magnitude < 1e-9)
  }
}
