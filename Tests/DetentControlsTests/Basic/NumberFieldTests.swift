import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Number field") @MainActor struct NumberFieldTests {
  private let field = NumberField(value: 7, limits: 0...100, step: 5).then {
    $0.name = "Width"
    $0.frame = Rect(x: 0, y: 3, width: 160, height: 44)
  }
  private let other = Button().then { $0.frame = Rect(x: 165, y: 3, width: 30, height: 44) }
  private let ear: ControlEar

  init() { ear = ControlEar(field) }

  private func stage(_ direction: LayoutDirection = .leftToRight) throws -> Stage {
    let root = View()
    for view in [field, other] { root.addSubview(view) }
    let stage = try Stage(root, size: Size(width: 200, height: 50), direction: direction)
    stage.settle()
    return stage
  }

  private func type(_ text: String, on stage: Stage) {
    for character in text { stage.key(.character(String(character))) }
  }

  private let less = Point(x: 15, y: 25)
  private let more = Point(x: 145, y: 25)

  @Test("A typed number holds with Enter, or when the focus goes", arguments: [Key.enter, .tab])
  func typing(key: Key) throws {
    let stage = try stage()
    stage.key(.tab)

    type("42", on: stage)
    #expect(field.value == 7 && field.text == "42")
    stage.key(key)

    #expect(field.value == 42 && ear.take() == ["begin", "value", "end"])
  }

  @Test("The same number typed again ends the edit, and changes no value")
  func same() throws {
    let stage = try stage()
    stage.key(.tab)

    type("07", on: stage)
    stage.key(.enter)

    #expect(field.text == "7" && ear.take() == ["begin", "end"])
  }

  @Test(
    "What is no number, or outside, is refused, and stands there until Escape",
    arguments: [
      ("ten", NumberFieldError.notANumber(text: "ten")), ("101", .outside(value: 101, limits: 0...100)),
      ("-1", .outside(value: -1, limits: 0...100)),
    ])
  func refused(text: String, error: NumberFieldError) throws {
    let stage = try stage()
    var told: [NumberFieldError?] = []
    field.onRejectionChange = { told.append($0) }
    stage.key(.tab)

    type(text, on: stage)
    stage.key(.enter)
    #expect(field.value == 7 && field.text == text && field.rejection == error && ear.take() == ["begin"])
    stage.key(.escape)

    #expect(field.text == "7" && field.rejection == nil && told == [error, nil])
    #expect(ear.take() == ["cancel"])
  }

  @Test("A refused text that becomes legal is no longer refused, and holds with Enter")
  func corrected() throws {
    let stage = try stage()
    stage.key(.tab)
    type("101", on: stage)
    stage.key(.enter)

    stage.key(.backspace)
    #expect(field.rejection == nil && field.value == 7)
    stage.key(.enter)

    #expect(field.value == 10 && ear.take() == ["begin", "value", "end"])
  }

  @Test("The text of the value comes back when the focus leaves what is refused")
  func left() throws {
    let stage = try stage()
    stage.key(.tab)
    type("x", on: stage)

    stage.key(.tab)

    #expect(field.text == "7" && field.value == 7 && field.rejection == nil)
    #expect(ear.take() == ["begin", "cancel"])
  }

  @Test("Up and Down go from multiple to multiple, also while the key repeats")
  func keys() throws {
    let stage = try stage()
    stage.key(.tab)

    stage.key(.up)
    #expect(field.value == 10 && field.text == "10")
    stage.keyDown(.up)
    stage.keyRepeats(.up, count: 2)
    stage.keyUp(.up)
    #expect(field.value == 25)
    stage.key(.down)

    #expect(field.value == 20 && ear.take() == Array(repeating: "value", count: 5))
  }

  @Test("The buttons step, leave the focus where it is, and stop at the limits")
  func buttons() throws {
    let stage = try stage()

    stage.click(at: more)
    stage.click(at: more)
    #expect(field.value == 15 && !field.isTextFocused)
    stage.click(at: less)
    #expect(field.value == 10)
    try field.setValue(0)
    stage.click(at: less)

    #expect(field.value == 0 && ear.take() == ["value", "value", "value"])
  }

  @Test("From right to left the button for more is on the left")
  func mirrored() throws {
    let stage = try stage(.rightToLeft)

    stage.click(at: less)

    #expect(field.value == 10)
  }

  @Test("A step goes on from what is typed, and ends the edit")
  func stepWhileTyping() throws {
    let stage = try stage()
    stage.key(.tab)
    type("40", on: stage)
    stage.key(.up)
    #expect(field.value == 45 && ear.take() == ["begin", "value", "end"])

    type("x", on: stage)
    stage.key(.down)

    #expect(field.value == 40 && field.text == "40" && field.rejection == nil)
  }

  @Test("The wheel steps where the focus is, once for each notch, and only there")
  func wheel() throws {
    let stage = try stage()
    let middle = field.frame.center
    stage.scroll(notches: -1, at: middle)
    #expect(field.value == 7)
    stage.key(.tab)

    stage.scroll(units: -60, at: middle)
    #expect(field.value == 7)
    stage.scroll(units: -60, at: middle)
    #expect(field.value == 10)
    stage.scroll(notches: 2, at: middle)
    #expect(field.value == 0)
    stage.scroll(notches: -1, along: .horizontal, at: middle)

    #expect(field.value == 0 && ear.take() == ["value", "value"])
  }

  @Test("There is one focus stop, the text")
  func focus() throws {
    let stage = try stage()

    stage.key(.tab)
    #expect(field.isTextFocused)
    stage.key(.tab)
    #expect(other.isFocused)
    field.focusText()

    #expect(field.isTextFocused)
  }

  @Test("A disabled field does nothing")
  func disabled() throws {
    let stage = try stage()
    field.isEnabled = false

    stage.click(at: more)
    stage.click(at: field.frame.center)
    stage.key(.tab)
    stage.key(.up)

    #expect(field.value == 7 && !field.isTextFocused && !field.performAccessibilityAction(.increment))
    field.isEnabled = true
    stage.click(at: more)
    #expect(field.value == 10)
  }

  @Test("Assistive technology reads the number and steps it")
  func accessibility() throws {
    _ = try stage()
    #expect(
      field.accessibility
        == Accessibility(
          role: .textField, label: "Width", value: 7, valueText: "7", limits: 0...100,
          actions: [.increment, .decrement]))

    #expect(field.performAccessibilityAction(.increment) && field.value == 10)
    #expect(field.performAccessibilityAction(.decrement) && field.value == 5)
    #expect(!field.performAccessibilityAction(.press))

    #expect(ear.take() == ["value", "value"])
  }

  @Test("Focus, refusal and presses leave no stale pixels")
  func damage() throws {
    let stage = try stage()

    stage.key(.tab)
    stage.advanceFrames(1)
    #expect(try stage.stalePixelCount() == 0)
    type("x", on: stage)
    stage.key(.enter)
    stage.advanceFrames(1)
    #expect(try stage.stalePixelCount() == 0)
    stage.press(at: more)
    stage.advanceFrames(1)

    #expect(try stage.stalePixelCount() == 0)
    #expect(field.sizeThatFits(Size(width: 90, height: 9)) == Size(width: 90, height: 44))
  }
}
