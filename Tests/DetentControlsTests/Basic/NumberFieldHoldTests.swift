import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("A number field whose buttons are held")
@MainActor
struct NumberFieldHoldTests {
  private let field = NumberField(value: 0, limits: -100...100).then {
    $0.frame = Rect(x: 0, y: 3, width: 160, height: 44)
  }
  private let stage: Stage
  private let less = Point(x: 15, y: 25)
  private let more = Point(x: 145, y: 25)

  init() throws {
    let root = View()
    root.addSubview(field)
    stage = try Stage(root, size: Size(width: 200, height: 50))
    stage.settle()
  }

  @Test("A click steps once, when it is let go")
  func click() {
    stage.press(at: more)
    stage.advance(by: 0.35)
    #expect(field.value == 0)
    stage.release()
    stage.advance(by: 2)

    #expect(field.value == 1)
  }

  @Test("After 400 ms it steps 20 times in a second, and not again when it is let go")
  func held() {
    stage.press(at: less)
    stage.advance(by: 0.41)
    #expect(field.value == -1)
    stage.advance(by: 1)
    #expect(field.value == -21)
    stage.release()
    stage.advance(by: 2)

    #expect(field.value == -21)
  }

  /// What ends a press that is held.
  enum Ending: CaseIterable { case left, released, cancelled, disabled, hidden, removed, unmapped }

  @Test(
    "It stops when the pointer leaves or is lost, and when nobody can see or work it",
    arguments: Ending.allCases)
  func ends(by ending: Ending) {
    stage.press(at: more)
    stage.advance(by: 0.46)
    let value = field.value
    #expect(value == 2)

    switch ending {
    case .left: stage.move(to: less)
    case .released: stage.release()
    case .cancelled: stage.cancel()
    case .disabled: field.isEnabled = false
    case .hidden: field.isHidden = true
    case .removed: field.removeFromSuperview()
    case .unmapped: stage.unmap()
    }
    stage.advance(by: 2)

    #expect(field.value == value)
  }

  @Test("A pointer that comes back waits anew, and goes on")
  func comesBack() {
    stage.press(at: more)
    stage.advance(by: 0.41)
    stage.move(to: less)
    stage.move(to: more)
    stage.advance(by: 0.39)
    #expect(field.value == 1)
    stage.advance(by: 0.02)

    #expect(field.value == 2)
  }

  @Test("At the limit there is nothing left to step")
  func limit() throws {
    try field.setValue(98)
    stage.press(at: more)
    stage.advance(by: 3)
    stage.release()

    #expect(field.value == 100)
  }

  @Test("Page keys go ten steps", arguments: [(Key.pageUp, 10.0), (.pageDown, -10)])
  func pages(key: Key, value: Double) {
    field.focusText()
    stage.key(key)

    #expect(field.value == value)
  }
}
