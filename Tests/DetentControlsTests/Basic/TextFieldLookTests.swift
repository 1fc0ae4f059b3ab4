import DetentControls
import DetentCore
import DetentGraphics
import DetentTesting
import DetentUI
import Testing

@Suite("Text field: looks and room") @MainActor struct TextFieldLookTests {
  private let field = TextField().then {
    $0.text = "Hello"
    $0.frame = Rect(x: 10, y: 3, width: 120, height: 44)
  }
  private let other = Button().then { $0.frame = Rect(x: 140, y: 3, width: 50, height: 44) }

  private func stage(direction: LayoutDirection = .leftToRight) throws -> Stage {
    let root = View()
    for view in [field, other] { root.addSubview(view) }
    let stage = try Stage(root, size: Size(width: 200, height: 50), direction: direction)
    stage.settle()
    return stage
  }

  private func type(_ text: String, on stage: Stage) {
    for character in text { stage.key(character == " " ? .space : .character(String(character))) }
  }

  @Test("A text that is too long scrolls so that the caret is in view, and back when the focus goes")
  func scrolling() throws {
    let stage = try stage()
    stage.key(.tab)
    type("The quick brown fox jumps over it", on: stage)
    #expect(field.bounds.contains(field.caretFrame))

    stage.key(.home)
    #expect(field.bounds.contains(field.caretFrame) && field.caretFrame.minX < 20)
    stage.key(.end)
    let end = field.caretFrame
    stage.key(.tab)
    field.focus()

    #expect(end.minX > 90 && field.bounds.contains(field.caretFrame))
    stage.advanceFrames(1)
    #expect(try stage.stalePixelCount() == 0)
  }

  @Test("From right to left a text stands on the right")
  func mirrored() throws {
    let stage = try stage(direction: .rightToLeft)
    field.focus()

    #expect(field.caretFrame.minX > 100)
    stage.window.currentLayoutDirection = .leftToRight

    #expect(field.caretFrame.minX < 60)
  }

  @Test("Its looks tell of focus, error, placeholder and a window without the keyboard")
  func looks() throws {
    let stage = try stage()
    var pictures = [try stage.picture()]
    let changes: [() -> Void] = [
      { field.focus() }, { stage.loseKeyboard() }, { field.isInvalid = true }, { field.text = "" },
      { field.placeholder = "Name" }, { field.alignment = .trailing }, { field.isEnabled = false },
    ]

    for change in changes {
      change()
      stage.advanceFrames(1)
      #expect(try stage.stalePixelCount() == 0)
      pictures.append(try stage.picture())
    }

    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("A field without any room breaks nothing", arguments: [0.0, 1, 17])
  func degenerate(width: Double) throws {
    let stage = try stage()
    field.frame = Rect(x: 0, y: 0, width: width, height: width)
    stage.key(.tab)

    type("xy", on: stage)
    stage.click(at: Point(x: 0, y: 0))
    stage.advanceFrames(1)

    #expect(
      field.text == "xy" && field.sizeThatFits(Size(width: 90, height: 9)) == Size(width: 90, height: 44))
    #expect(stage.color(at: Point(x: 5, y: 48)) == Theme.light.palette.background)
  }
}
