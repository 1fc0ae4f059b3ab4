import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Keys and wheel on the segmented range slider")
@MainActor
struct SliderKeyTests {
  @Test("Each thumb is a focus stop, the lower one first, also after they crossed")
  func focusOrder() throws {
    let scene = try SliderScene(2...5, collision: .cross)
    scene.stage.key(.tab)
    #expect(scene.slider.focusedThumb == .lower)
    scene.stage.key(.tab)
    #expect(scene.slider.focusedThumb == .upper)
    scene.drag(2, 8)
    #expect(scene.slider.focusedThumb == .upper)
    scene.stage.key(.tab)
    #expect(scene.slider.focusedThumb == .lower)
  }

  @Test(
    "Keys move the focused thumb",
    arguments: [
      (Key.left, 4), (.right, 6), (.down, 4), (.up, 6), (.pageUp, 6), (.pageDown, 4), (.home, 0), (.end, 8),
    ])
  func keys(key: Key, expected: Int) throws {
    let scene = try SliderScene(5...9)
    scene.stage.key(.tab)
    scene.stage.key(key)
    #expect(scene.pair == [expected, 9])
    #expect(scene.listener.reports == ["\(expected)-9", "\(expected)-9 final"])
    #expect(scene.listener.sources == [.key, .key])
    #expect(scene.events == ["begin", "value", "end"])
  }

  @Test("A page is a tenth of the stops, at most 10", arguments: [(31, 3), (1000, 10), (5, 1)])
  func pages(count: Int, page: Int) throws {
    let scene = try SliderScene(stops: (0..<count).map(String.init), collision: .stop)
    scene.stage.key(.tab)
    scene.stage.key(.pageUp)
    #expect(scene.slider.lowerIndex == page)
  }

  @Test("Right to left swaps Left and Right, not Up and Down")
  func rightToLeft() throws {
    let scene = try SliderScene(5...9, direction: .rightToLeft)
    scene.stage.key(.tab)
    scene.stage.key(.left)
    #expect(scene.slider.lowerIndex == 6)
    scene.stage.key(.right)
    scene.stage.key(.down)
    #expect(scene.slider.lowerIndex == 4)
  }

  @Test("A held key repeats; the final report comes once, when it comes up")
  func repeats() throws {
    let scene = try SliderScene(0...9)
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)
    scene.stage.keyRepeats(.right, count: 3)
    #expect(scene.listener.reports == ["1-9", "2-9", "3-9", "4-9"])
    scene.stage.keyUp(.right)
    #expect(scene.listener.reports.last == "4-9 final")
    #expect(scene.listener.ticks.count == 4)
    #expect(scene.events == ["begin", "value", "value", "value", "value", "end"])
  }

  @Test("Escape brings back what was before a key that is held, and says cancelled and nothing more")
  func escape() throws {
    let scene = try SliderScene(2...9)
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)
    scene.stage.keyRepeats(.right, count: 3)

    scene.stage.key(.escape)
    scene.stage.keyRepeats(.right, count: 2)
    scene.stage.keyUp(.right)

    #expect(scene.pair == [2, 9])
    #expect(scene.listener.reports == ["3-9", "4-9", "5-9", "6-9", "cancelled 2-9"])
    #expect(scene.events.count { $0 == "end" } == 0)
    scene.stage.key(.right)
    #expect(scene.listener.reports.suffix(2) == ["3-9", "3-9 final"])
  }

  @Test("Somebody who takes the keys makes final what a held key did; focus and ring stay")
  func keysTaken() throws {
    let scene = try SliderScene(2...9)
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)

    scene.stage.takeKeys()
    scene.stage.takeKeys()

    #expect(scene.listener.reports == ["3-9", "3-9 final"])
    #expect(scene.slider.focusedThumb == .lower && scene.stage.window.isFocusVisible)
    #expect(scene.stage.window.hasKeyboard)
  }

  @Test("At a limit keys report nothing, and tell the contact once")
  func limit() throws {
    let scene = try SliderScene(8...9)
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)
    scene.stage.keyRepeats(.right, count: 5)
    scene.stage.keyUp(.right)
    #expect(scene.listener.heard == ["hit lower thumb"])
    #expect(scene.events.isEmpty)
  }

  @Test("The keyboard or the focus leaving ends what keys began", arguments: 0..<4)
  func lost(way: Int) throws {
    let scene = try SliderScene(0...9)
    scene.stage.key(.tab)
    scene.stage.keyDown(.right)
    switch way {
    case 0: scene.stage.loseKeyboard()
    case 1: scene.stage.key(.tab)
    case 2: scene.slider.isEnabled = false
    default: scene.slider.removeFromSuperview()
    }
    #expect(scene.listener.reports == ["1-9", "1-9 final"])
    scene.stage.keyUp(.right)
    #expect(scene.listener.reports.count == 2)
  }

  @Test("Keys with Control or Alt are left to others, and so are other keys")
  func otherKeys() throws {
    let scene = try SliderScene(0...9)
    scene.stage.key(.tab)
    scene.stage.key(.right, modifiers: .control)
    scene.stage.key(.right, modifiers: .alt)
    scene.stage.key(.space)
    #expect(scene.listener.heard.isEmpty)
  }

  @Test("Disabled thumbs and sliders with nothing to choose from cannot be focused")
  func notFocusable() throws {
    let scene = try SliderScene(0...9)
    scene.slider.setEnabled(false, .lower)
    scene.stage.key(.tab)
    #expect(scene.slider.focusedThumb == .upper)
    try scene.slider.setStops(["only"])
    #expect(scene.slider.focusedThumb == nil)
    scene.stage.key(.tab)
    #expect(scene.stage.window.focusedView == nil)
  }

  @Test("Taking a thumb gives it the focus without the ring")
  func pressFocuses() throws {
    let scene = try SliderScene(2...9)
    scene.stage.click(at: scene.stop(9))
    #expect(scene.slider.focusedThumb == .upper)
    #expect(!scene.thumb(.upper).showsFocusRing)
  }

  // MARK: Wheel

  @Test("A notch over a thumb is a stop: up and right are more; the final report comes after 0.3 s")
  func wheel() throws {
    let scene = try SliderScene(2...9)
    scene.stage.scroll(notches: -1, at: scene.stop(2))
    scene.stage.scroll(notches: 1, along: .horizontal, at: scene.stop(3))
    #expect(scene.listener.reports == ["3-9", "4-9"])
    scene.stage.advance(by: 0.29)
    #expect(scene.listener.reports.count == 2)
    scene.stage.advance(by: 0.02)
    #expect(scene.listener.reports == ["3-9", "4-9", "4-9 final"])
    #expect(scene.listener.sources == [.wheel, .wheel, .wheel])
    #expect(scene.events == ["begin", "value", "value", "end"])
    scene.stage.advance(by: 5)
    #expect(scene.events.count == 4)
  }

  @Test("High-resolution wheels add up 120ths")
  func highResolution() throws {
    let scene = try SliderScene(2...9)
    for _ in 0..<7 { scene.stage.scroll(units: -40, at: scene.stop(2)) }
    #expect(scene.slider.lowerIndex == 4)
    scene.stage.scroll(units: -40, at: scene.stop(2))
    scene.stage.scroll(units: -40, at: scene.stop(2))
    #expect(scene.slider.lowerIndex == 5)
  }

  @Test("Over the bare track the wheel turns the focused thumb, and nothing where none is")
  func focusedWheel() throws {
    let scene = try SliderScene(2...9)
    scene.stage.scroll(notches: -1, at: scene.stop(5.5))
    #expect(scene.listener.heard.isEmpty)
    scene.stage.key(.tab)
    scene.stage.scroll(notches: -1, at: scene.stop(5.5))
    #expect(scene.pair == [3, 9])
  }

  @Test("A disabled slider lets the wheel pass")
  func disabledWheel() throws {
    let scene = try SliderScene(2...9)
    scene.slider.isEnabled = false
    scene.stage.scroll(notches: -1, at: scene.stop(2))
    scene.stage.advance(by: 1)
    #expect(scene.listener.heard.isEmpty)
  }
}
