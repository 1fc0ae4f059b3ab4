import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Button") @MainActor struct ButtonTests {
  private let button = Button().then { $0.title = "Open" }

  private func stage(_ events: @escaping (String) -> Void) throws -> Stage {
    let names: [(ControlEvents, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in names { button.addAction(for: event) { _ in events(name) } }
    let stage = try Stage(button, size: Size(width: 100, height: 44))
    stage.settle()
    stage.forgetFrames()
    return stage
  }

  @Test("A click sends its action when the button comes up inside, and not outside")
  func click() throws {
    var heard: [String] = []
    let stage = try stage { heard.append($0) }

    stage.click(at: Point(x: 50, y: 20))
    stage.drag(from: Point(x: 50, y: 20), to: Point(x: 50, y: 90))

    #expect(heard == ["down", "inside", "down", "outside"])
    #expect(!button.isHighlighted)
  }

  @Test("It looks pressed only while the pointer is inside")
  func highlight() throws {
    let stage = try stage { _ in }

    stage.press(at: Point(x: 50, y: 20))
    #expect(button.isHighlighted)
    stage.move(to: Point(x: 50, y: 90))
    #expect(!button.isHighlighted)
    stage.move(to: Point(x: 50, y: 20))
    #expect(button.isHighlighted)
    stage.advanceFrames(1)

    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("A key that somebody took away while it was held presses nothing", arguments: [false, true])
  func keysTaken(withKeyboard: Bool) throws {
    var heard: [String] = []
    let stage = try stage { heard.append($0) }
    stage.key(.tab)

    stage.keyDown(.space)
    if withKeyboard { stage.loseKeyboard() } else { stage.takeKeys() }
    stage.keyUp(.space)

    #expect(heard == [] && button.isFocused)
    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("Space and Enter press it when they come up", arguments: [Key.space, .enter])
  func keys(key: Key) throws {
    var heard: [String] = []
    let stage = try stage { heard.append($0) }
    stage.key(.tab)

    stage.keyDown(key)
    stage.keyRepeats(key, count: 3)
    #expect(heard == [])
    stage.keyUp(key)
    stage.key(key, modifiers: .control)

    #expect(heard == ["inside"])
  }

  @Test("A key whose button loses the focus, or is disabled, presses nothing", arguments: [true, false])
  func lost(isDisabled: Bool) throws {
    var heard: [String] = []
    let stage = try stage { heard.append($0) }
    stage.key(.tab)
    stage.keyDown(.space)

    if isDisabled { button.isEnabled = false } else { stage.window.setFocus(nil, isVisible: true) }
    button.isEnabled = true
    stage.keyUp(.space)

    #expect(heard == [])
  }

  @Test("A disabled button takes neither pointer nor focus")
  func disabled() throws {
    var heard: [String] = []
    let stage = try stage { heard.append($0) }
    button.isEnabled = false

    stage.click(at: Point(x: 50, y: 20))
    stage.key(.tab)
    stage.key(.enter)

    #expect(heard == [] && !button.isFocused)
    #expect(!button.performAccessibilityAction(.press))
  }

  @Test("Assistive technology finds its title and can press it")
  func accessibility() throws {
    var heard: [String] = []
    _ = try stage { heard.append($0) }

    #expect(button.accessibility == Accessibility(role: .button, label: "Open", actions: [.press]))
    #expect(button.performAccessibilityAction(.press))
    #expect(!button.performAccessibilityAction(.increment))

    #expect(heard == ["inside"])
  }

  @Test(
    "It is at least as high as a touch target and as wide as its title",
    arguments: ["", "Open", "Something longer"])
  func size(title: String) throws {
    _ = try stage { _ in }
    button.title = title

    let size = button.sizeThatFits(Size(width: 400, height: 400))

    #expect(size.height >= 44 && size.width >= 32)
    #expect(title.isEmpty || size.width > 40)
  }

  @Test("Nothing is drawn for a property that is set to what it was")
  func idle() throws {
    let stage = try stage { _ in }

    button.title = "Open"
    button.prominence = .plain
    button.font = nil
    stage.advance(by: 0.1)
    #expect(stage.frames.isEmpty)
    button.prominence = .filled
    stage.advance(by: 0.1)

    #expect(stage.frames.count == 1)
  }
}
