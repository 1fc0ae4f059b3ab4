import DetentControls
import DetentCore
import DetentTesting
import DetentUI
import Testing

@Suite("Number field: program, style and limits") @MainActor struct NumberFieldProgramTests {
  private let field = NumberField(value: 7, limits: 0...100, step: 5)
  private let ear: ControlEar

  init() { ear = ControlEar(field) }

  private func stage() throws -> Stage {
    let stage = try Stage(field, size: Size(width: 160, height: 44))
    stage.settle()
    return stage
  }

  private func type(_ text: String, on stage: Stage) {
    for character in text { stage.key(.character(String(character))) }
  }

  @Test("Steps end at the limits and are told no more")
  func limits() throws {
    let stage = try stage()
    stage.key(.tab)
    try field.setValue(98)

    for _ in 0..<3 { stage.key(.up) }
    #expect(field.value == 100)
    stage.key(.down, modifiers: .alt)

    #expect(field.value == 100 && ear.take() == ["value"])
  }

  @Test("The program sets value and limits without being told, and is refused what is outside")
  func program() throws {
    _ = try stage()

    try field.setValue(50)
    #expect(throws: NumberFieldError.outside(value: 101, limits: 0...100)) { try field.setValue(101) }
    #expect(throws: NumberFieldError.notANumber(text: "nan")) { try field.setValue(.nan) }
    #expect(field.value == 50 && field.text == "50")
    field.setLimits(0...20)
    #expect(field.value == 20 && field.text == "20")
    field.setLimits(0...200)

    #expect(field.value == 20 && field.limits == 0...200 && field.step == 5 && ear.take() == [])
  }

  @Test("The same value set by the program leaves what is being typed")
  func sameWhileTyping() throws {
    let stage = try stage()
    stage.key(.tab)
    type("4", on: stage)

    try field.setValue(7)
    field.setLimits(0...50)
    field.style = .comma
    #expect(field.text == "4")
    try field.setValue(8)

    #expect(field.text == "8")
  }

  @Test("A value is written in its style with its unit, and read in it")
  func style() throws {
    let size = NumberField(value: 1234.5, limits: 0...9999, fractionDigits: 1).then {
      $0.style = .comma
      $0.unit = " mm"
    }
    let stage = try Stage(size, size: Size(width: 160, height: 44))
    #expect(size.text == "1.234,5" && size.accessibility?.valueText == "1.234,5 mm")
    stage.key(.tab)

    type("2,25", on: stage)
    stage.key(.enter)

    #expect(size.value == 2.3 && size.text == "2,3")
    size.style = .point
    #expect(size.text == "2.3")
  }

  @Test("A value outside of the limits begins within them")
  func start() {
    #expect(NumberField(value: 50, limits: 0...9).value == 9)
    #expect(NumberField(value: .nan, limits: 1...9).value == 1)
  }
}
