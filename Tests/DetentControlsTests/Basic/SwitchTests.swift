import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Switch") @MainActor struct SwitchTests {
  private let toggle = Switch().then { $0.name = "Grid" }
  private let ear: ControlEar

  init() { ear = ControlEar(toggle) }

  private func stage(
    desktop: DesktopSettings = DesktopSettings(), direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    let stage = try Stage(
      toggle, size: Size(width: 60, height: 44), direction: direction, desktop: desktop)
    stage.settle()
    stage.forgetFrames()
    return stage
  }

  @Test("A click turns it on and another one off, and each is told")
  func click() throws {
    let stage = try stage()

    stage.click(at: Point(x: 30, y: 5))
    #expect(toggle.isOn)
    stage.click(at: Point(x: 30, y: 22))

    #expect(!toggle.isOn)
    #expect(ear.take() == ["value", "value"])
  }

  @Test("A press that ends outside, or is lost, changes nothing")
  func outside() throws {
    let stage = try stage()

    stage.drag(from: Point(x: 30, y: 22), to: Point(x: 30, y: 90))
    stage.press(at: Point(x: 30, y: 22))
    stage.cancel()

    #expect(!toggle.isOn && ear.take() == [])
  }

  @Test("Space and Enter press it when they come up", arguments: [Key.space, .enter])
  func keys(key: Key) throws {
    let stage = try stage()
    stage.key(.tab)

    stage.keyDown(key)
    stage.keyRepeats(key, count: 2)
    #expect(!toggle.isOn)
    stage.keyUp(key)

    #expect(toggle.isOn && ear.take() == ["value"])
  }

  @Test("A key whose switch loses the focus presses nothing")
  func keyLost() throws {
    let stage = try stage()
    stage.key(.tab)
    stage.keyDown(.space)

    stage.window.setFocus(nil, isVisible: true)
    stage.window.setFocus(toggle, isVisible: true)
    stage.keyUp(.space)

    #expect(!toggle.isOn)
  }

  @Test("The program is not told of what it does itself")
  func program() throws {
    let stage = try stage()

    toggle.setOn(true)
    toggle.setOn(false, animated: true)
    stage.settle()

    #expect(!toggle.isOn && ear.take() == [])
  }

  @Test("The knob glides to the other end, and the window is idle then")
  func glide() throws {
    let stage = try stage()
    let start = toggle.knobFrame

    stage.click(at: Point(x: 30, y: 22))
    stage.advance(by: 0.08)
    let middle = toggle.knobFrame
    stage.settle()

    #expect(start.midX < middle.midX && middle.midX < toggle.knobFrame.midX)
    #expect(stage.window.isIdle)
    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("What the program sets at once does not glide, also not when it glided before")
  func atOnce() throws {
    let stage = try stage()
    let start = toggle.knobFrame

    toggle.setOn(true, animated: true)
    stage.advance(by: 0.05)
    toggle.setOn(true)
    let end = toggle.knobFrame
    toggle.setOn(false)

    #expect(start.midX < 30 && end.midX > 30 && toggle.knobFrame == start)
  }

  @Test("With reduced motion the knob is there at once")
  func reducedMotion() throws {
    let stage = try stage(desktop: DesktopSettings(allowsAnimation: false))

    stage.click(at: Point(x: 30, y: 22))

    #expect(toggle.knobFrame.midX > 30)
    stage.advance(by: 0.02)
    #expect(stage.window.isIdle)
  }

  @Test("From right to left it is on when the knob is on the left")
  func mirrored() throws {
    let stage = try stage(direction: .rightToLeft)
    #expect(toggle.knobFrame.midX > 30)

    stage.click(at: Point(x: 30, y: 22))
    stage.settle()

    #expect(toggle.isOn && toggle.knobFrame.midX < 30)
  }

  @Test("Out of its window in the middle of a glide it is at the end")
  func removed() throws {
    let stage = try stage()
    let root = View()
    let scene = try Stage(root, size: Size(width: 60, height: 44))
    toggle.setOn(true, animated: true)
    stage.advance(by: 0.05)

    root.addSubview(toggle)
    scene.settle()

    #expect(toggle.knobFrame.midX > 30 && scene.window.isIdle)
    stage.settle()
    #expect(stage.window.isIdle)
  }

  @Test("A disabled switch takes neither pointer nor focus nor press by assistive technology")
  func disabled() throws {
    let stage = try stage()
    toggle.isEnabled = false

    stage.click(at: Point(x: 30, y: 22))
    stage.key(.tab)
    stage.key(.space)

    #expect(!toggle.isOn && !toggle.isFocused && !toggle.performAccessibilityAction(.press))
  }

  @Test("Assistive technology finds whether it is on, and can press it")
  func accessibility() throws {
    _ = try stage()
    #expect(
      toggle.accessibility
        == Accessibility(role: .toggle, label: "Grid", value: 0, limits: 0...1, actions: [.press]))

    #expect(toggle.performAccessibilityAction(.press))
    #expect(!toggle.performAccessibilityAction(.increment))

    #expect(toggle.accessibility?.value == 1 && ear.take() == ["value"])
  }

  @Test("It asks for a touch target, and draws only around its track")
  func size() throws {
    let stage = try stage()

    #expect(toggle.sizeThatFits(.zero) == Size(width: 40, height: 44))
    stage.click(at: Point(x: 30, y: 22))
    stage.settle()

    #expect(stage.damagedArea.height < 44)
  }
}
