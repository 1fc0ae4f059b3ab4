import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Pointers on every slider")
@MainActor
struct EverySliderPointerTests {
  @Test(
    "A drag reports each change once, and exactly one end with the last of them",
    arguments: SliderKind.allCases)
  func drag(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.drag(0.2, 0.5)

    let changes = scene.ear.reports.dropLast()
    #expect(changes.count >= 3)
    #expect(Set(changes).count == changes.count)
    #expect(changes.last == "0.5")
    #expect(scene.ear.reports.last == "0.5 final")
    #expect(scene.ear.sources.allSatisfy { $0 == .pointer })
    #expect(scene.events == ["begin"] + changes.map { _ in "value" } + ["end"])
  }

  @Test("Resting in a drag, and moving across the track, reports nothing", arguments: SliderKind.allCases)
  func resting(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4))
    let heard = scene.ear.heard

    for step in 1..<30 { scene.stage.move(to: scene.place(0.4) + Vector(dx: 0, dy: Double(step))) }

    #expect(scene.ear.heard == heard)
  }

  @Test("A press without movement reports nothing and moves nothing", arguments: SliderKind.allCases)
  func pressOnly(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.click(at: scene.place(0.2) + Vector(dx: 9, dy: -4))
    scene.stage.settle()

    #expect(scene.ear.heard.isEmpty)
    #expect(scene.events.isEmpty)
    #expect((scene.drawn - 0.2).magnitude < 1e-9)
  }

  @Test("The thumb keeps the offset of the grab", arguments: SliderKind.allCases, [-15.0, 8, 20])
  func grabOffset(kind: SliderKind, offset: Double) throws {
    let scene = try kind.scene()
    let grab = Vector(dx: offset, dy: 10)

    scene.stage.press(at: scene.place(0.2) + grab)
    scene.stage.move(to: scene.place(0.6) + grab)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.isAt(0.6))
    #expect((scene.drawn - 0.6).magnitude < 0.002)
  }

  @Test("A drag may leave the widget and the window and come back", arguments: SliderKind.allCases)
  func outside(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: Point(x: -700, y: 900))
    #expect(scene.isAt(0))
    #expect(scene.ear.hits == ["hit track"])
    scene.stage.move(to: scene.place(0.4) + Vector(dx: 0, dy: -400))
    scene.stage.release()

    #expect(scene.isAt(0.4))
    #expect(scene.ear.reports.last == "0.4 final")
  }

  @Test(
    "What cancels restores the value, and reports that and nothing final", arguments: SliderKind.allCases,
    0..<7)
  func cancelled(kind: SliderKind, way: Int) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4), over: 0.2)
    (scene.ear.heard, scene.events) = ([], [])

    switch way {
    case 0: scene.stage.key(.escape)
    case 1: scene.slider.isEnabled = false
    case 2: scene.stage.unmap()
    case 3: scene.stage.cancel()
    case 4: scene.slider.isHidden = true
    case 5: scene.slider.removeFromSuperview()
    default: scene.stage.destroy()
    }
    scene.stage.move(to: scene.place(0.6))
    scene.stage.release()

    #expect(scene.isAt(0.2))
    #expect(scene.ear.heard == ["cancelled 0.2"])
    #expect(scene.events == ["value", "cancel"])
    if way < 4 { #expect(scene.ear.phases.last == .cancelled) }
  }

  @Test(
    "A second button and a second finger on the same thumb change nothing", arguments: SliderKind.allCases)
  func others(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.3))
    scene.stage.press(at: scene.place(0.3), button: .secondary)
    scene.stage.release(button: .secondary)
    scene.stage.press(at: scene.place(0.3), with: .finger(1))
    scene.stage.move(to: scene.place(0.7), with: .finger(1))
    scene.stage.release(with: .finger(1))
    scene.stage.move(to: scene.place(0.4))
    scene.stage.release()

    #expect(scene.ear.reports == ["0.3", "0.4", "0.4 final"])
  }

  @Test("A release that nobody saw ends the drag where it was last seen", arguments: SliderKind.allCases)
  func missedRelease(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.press(at: scene.place(0.2))
    scene.stage.move(to: scene.place(0.4))
    scene.stage.releaseUnseen()
    scene.stage.move(to: scene.place(0.7))

    #expect(scene.ear.reports == ["0.4", "0.4 final"])
  }

  @Test("A resize in mid-drag keeps the thumb under the pointer", arguments: SliderKind.allCases)
  func resize(kind: SliderKind) throws {
    let scene = try kind.scene()
    scene.stage.press(at: scene.place(0.2) + Vector(dx: 9, dy: 0))
    scene.stage.move(to: scene.place(0.6) + Vector(dx: 9, dy: 0))

    scene.stage.resize(to: Size(width: 644, height: 86))
    scene.stage.settle()

    #expect((scene.slider.thumbCenters[0].x - 202).magnitude <= 1)
    #expect(scene.isAt(0.3))
    scene.stage.release()
    #expect(scene.ear.reports.last == "0.3 final")
  }

  @Test(
    "A press on the bare track brings the thumb there and goes on as a drag", arguments: SliderKind.allCases)
  func trackPress(kind: SliderKind) throws {
    let scene = try kind.scene()

    scene.stage.press(at: scene.place(0.4))
    #expect(scene.ear.reports == ["0.4"])
    #expect(scene.ear.sources == [.track])
    #expect(scene.drawn < 0.4)
    scene.stage.move(to: scene.place(0.6), over: 0.5)
    scene.stage.release()
    scene.stage.settle()

    #expect(scene.ear.reports.last == "0.6 final")
    #expect((scene.drawn - 0.6).magnitude < 0.002)
  }

  @Test("The bare track can be made to ignore presses", arguments: SliderKind.allCases)
  func ignored(kind: SliderKind) throws {
    let scene = try kind.scene { $0.trackPress = .ignore }

    scene.drag(0.45, 0.6)

    #expect(scene.ear.heard.isEmpty)
  }

  @Test("A disabled slider takes no press, key or turn of the wheel", arguments: SliderKind.allCases)
  func disabled(kind: SliderKind) throws {
    let scene = try kind.scene { $0.isEnabled = false }

    scene.drag(0.2, 0.5)
    scene.stage.scroll(notches: -1, at: scene.place(0.2))
    scene.stage.key(.tab)
    scene.stage.key(.right)
    scene.stage.advance(by: 1)

    #expect(scene.ear.heard.isEmpty)
    #expect(scene.stage.window.focusedView == nil)
    #expect(scene.slider.cursor(at: scene.place(0.2)) == nil)
  }

  @Test(
    "Upright and right-to-left sliders follow the pointer their way", arguments: SliderKind.allCases,
    [true, false])
  func otherWays(kind: SliderKind, isVertical: Bool) throws {
    let scene = try kind.scene(
      size: isVertical ? Size(width: 120, height: 344) : Size(width: 344, height: 86),
      direction: isVertical ? .leftToRight : .rightToLeft
    ) { $0.axis = isVertical ? .vertical : .horizontal }
    #expect((scene.drawn - 0.2).magnitude < 1e-9)

    scene.drag(0.2, 0.5)
    scene.stage.settle()

    #expect(scene.isAt(0.5))
    #expect((scene.drawn - 0.5).magnitude < 0.002)
    #expect(try scene.stage.stalePixelCount() == 0)
  }

  @Test("The touch target is what it is set to, around the thumb", arguments: SliderKind.allCases)
  func touchTarget(kind: SliderKind) throws {
    let scene = try kind.scene { $0.trackPress = .ignore }
    #expect(scene.slider.cursor(at: scene.place(0.2) + Vector(dx: 21, dy: 21)) == .openHand)
    #expect(scene.slider.cursor(at: scene.place(0.2) + Vector(dx: 23, dy: 0)) == nil)

    scene.slider.touchTarget = 60
    scene.stage.settle()

    #expect(scene.slider.trackRect.minX == 30)
    #expect(scene.slider.cursor(at: scene.place(0.2) + Vector(dx: 28, dy: 0)) == .openHand)
    scene.slider.touchTarget = .nan
    scene.slider.touchTarget = -1
    #expect(scene.slider.touchTarget == 60)
  }

  @Test(
    "Without room for a track nothing traps and nothing is taken", arguments: SliderKind.allCases,
    [0.0, 10, 44])
  func narrow(kind: SliderKind, width: Double) throws {
    let scene = try kind.scene()
    scene.stage.resize(to: Size(width: width, height: 86))

    scene.stage.drag(from: Point(x: width / 2, y: 43), to: Point(x: width, y: 43))
    scene.stage.settle()

    #expect(scene.isAt(0.2))
    #expect(scene.ear.heard.isEmpty)
  }
}
