import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Text field") @MainActor struct TextFieldTests {
  private let field = TextField().then {
    $0.name = "Title"
    $0.text = "Hello"
    $0.frame = Rect(x: 10, y: 3, width: 120, height: 44)
  }
  private let other = Button().then { $0.frame = Rect(x: 140, y: 3, width: 50, height: 44) }
  private let ear: ControlEar

  init() { ear = ControlEar(field) }

  private func stage(direction: LayoutDirection = .leftToRight) throws -> Stage {
    let root = View()
    for view in [field, other] { root.addSubview(view) }
    let stage = try Stage(root, size: Size(width: 200, height: 50), direction: direction)
    stage.settle()
    return stage
  }

  /// Presses the keys of `text` one after the other.
  private func type(_ text: String, on stage: Stage) {
    for character in text { stage.key(character == " " ? .space : .character(String(character))) }
  }

  private var middle: Point { field.frame.center }

  @Test("The keyboard comes with all selected, so that typing replaces")
  func replace() throws {
    let stage = try stage()
    stage.key(.tab)
    #expect(field.isFocused && field.edit.isAllSelected)

    type("A b", on: stage)

    #expect(field.text == "A b" && field.isEditing)
    #expect(ear.take() == ["begin", "value", "value", "value"])
  }

  @Test(
    "A double click selects all, by the limits of the desktop; a click alone puts the caret",
    arguments: [0.2, 0.6])
  func doubleClick(pause: Double) throws {
    let stage = try stage()
    stage.press(at: middle)
    stage.release()
    let hasCaret = !field.edit.isAllSelected

    stage.advance(by: pause)
    stage.press(at: middle)
    stage.release()

    #expect(hasCaret && field.edit.isAllSelected == (pause < 0.4))
    stage.advance(by: 1)
    stage.press(at: middle)
    #expect(!field.edit.isAllSelected)
  }

  @Test("Enter commits, once for an edit")
  func enter() throws {
    let stage = try stage()
    stage.key(.tab)
    type("x", on: stage)
    _ = ear.take()

    stage.key(.enter)
    stage.key(.enter)

    #expect(ear.take() == ["end"] && field.text == "x" && field.isFocused && !field.isEditing)
  }

  @Test(
    "Another focus commits as well, by key, by press, by the program, and when the field goes",
    arguments: 0..<4)
  func leaving(way: Int) throws {
    let stage = try stage()
    stage.key(.tab)
    type("x", on: stage)
    _ = ear.take()

    switch way {
    case 0: stage.key(.tab)
    case 1: stage.window.setFocus(nil, isVisible: false)
    case 2: other.focus()
    default: field.removeFromSuperview()
    }

    #expect(ear.take() == ["end"] && field.text == "x" && !field.isEditing)
  }

  @Test("Escape brings the text from before back, and is used for that only")
  func escape() throws {
    let stage = try stage()
    var unused = 0
    let catcher = KeyCatcher { unused += 1 }
    field.superview?.addSubview(catcher)
    stage.key(.tab)
    type("xy", on: stage)
    _ = ear.take()

    stage.key(.escape)
    #expect(field.text == "Hello" && ear.take() == ["cancel"] && unused == 0)
    stage.key(.escape)

    #expect(unused == 1 && ear.take() == [])
  }

  @Test("The caret moves and characters are deleted on both of its sides")
  func moving() throws {
    let stage = try stage()
    stage.key(.tab)

    stage.key(.right)
    stage.key(.left)
    stage.key(.backspace)
    #expect(field.text == "Helo" && field.edit.caret == 3)
    stage.key(.home)
    stage.key(.delete)
    #expect(field.text == "elo" && field.edit.caret == 0)
    stage.key(.backspace)
    stage.key(.end)
    stage.key(.delete)

    #expect(field.text == "elo" && field.edit.caret == 3)
  }

  @Test("Control and A select all; other keys with Control, Alt or System type nothing")
  func modifiers() throws {
    let stage = try stage()
    field.focus()

    stage.key(.character("a"), modifiers: .control)
    #expect(field.edit.isAllSelected)
    for modifiers in [KeyModifiers.control, .alt, .system] {
      stage.key(.character("q"), modifiers: modifiers)
      stage.key(.delete, modifiers: modifiers)
    }
    stage.key(.up)
    stage.key(.pageDown)

    #expect(field.text == "Hello" && ear.take() == [])
  }

  @Test("A held key repeats")
  func repeats() throws {
    let stage = try stage()
    stage.key(.tab)

    stage.keyDown(.character("z"))
    stage.keyRepeats(.character("z"), count: 3)
    stage.keyUp(.character("z"))

    #expect(field.text == "zzzz")
  }

  @Test("A press focuses without selecting and puts the caret where it is nearest")
  func press() throws {
    let stage = try stage()
    let origin = stage.window.bounds.origin
    stage.click(at: Point(x: field.frame.minX + 12, y: middle.y))
    #expect(field.isFocused && field.edit.caret == 0 && !field.edit.isAllSelected)
    let first = field.caretFrame.minX

    stage.click(at: Point(x: field.frame.maxX - 5, y: middle.y))
    let last = field.caretFrame.minX
    stage.click(at: Point(x: origin.x + field.frame.minX + (first + last) / 2, y: middle.y))

    #expect(first < last && (1...4).contains(field.edit.caret))
    #expect(field.caretFrame.minX > first && field.caretFrame.minX < last)
  }

  @Test("A press with all selected parts the selection")
  func pressSelected() throws {
    let stage = try stage()
    stage.key(.tab)

    stage.click(at: Point(x: field.frame.maxX - 5, y: middle.y))

    #expect(!field.edit.isAllSelected && field.edit.caret == 5)
  }

  @Test("No more than the greatest length is typed, and none of it is told")
  func maximumLength() throws {
    let stage = try stage()
    #expect(field.maximumLength == 256)
    field.maximumLength = 3
    #expect(field.text == "Hel")
    stage.key(.tab)
    stage.key(.end)

    type("x", on: stage)
    #expect(field.text == "Hel" && ear.take() == [])
    field.text = "Longer"

    #expect(field.text == "Lon" && field.maximumLength == 3)
  }

  @Test("The program sets the text without being told, and ends an edit")
  func program() throws {
    let stage = try stage()
    stage.key(.tab)
    type("x", on: stage)
    _ = ear.take()

    field.text = "Other\nline"
    stage.key(.enter)

    #expect(field.text == "Otherline" && ear.take() == [] && field.edit.caret == 9)
  }

  @Test("The text of a right-to-left script is moved through by what the arrows show")
  func rightToLeft() throws {
    let stage = try stage(direction: .rightToLeft)
    field.text = "שלום"
    stage.key(.tab)
    stage.key(.home)
    let start = field.caretFrame.minX

    stage.key(.left)

    #expect(field.edit.caret == 1 && field.caretFrame.minX < start)
    stage.key(.right)
    #expect(field.edit.caret == 0)
  }

  @Test("A disabled field takes neither pointer nor focus, and one that is disabled loses it")
  func disabled() throws {
    let stage = try stage()
    field.isEnabled = false
    stage.click(at: middle)
    #expect(!field.isFocused)
    field.isEnabled = true
    stage.key(.tab)
    type("x", on: stage)

    field.isEnabled = false

    #expect(!field.isFocused && ear.take() == ["begin", "value", "end"])
  }

  @Test("Assistive technology reads the text")
  func accessibility() {
    #expect(field.accessibility == Accessibility(role: .textField, label: "Title", valueText: "Hello"))
    #expect(!field.performAccessibilityAction(.press))
  }
}

/// Counts the keys that come to it unused.
private final class KeyCatcher: View {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  override func keyEquivalent(_ event: KeyEvent) -> Bool {
    if event.key == .escape { action() }
    return false
  }
}
