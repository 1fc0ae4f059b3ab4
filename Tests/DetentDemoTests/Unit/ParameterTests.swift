import DetentCore
import DetentLab
import Testing

@testable import DetentDemo

@Suite("A parameter")
@MainActor
struct ParameterTests {
  private struct Refusal: Error {}

  private final class Store {
    var number = 2.0
    var writes = 0
  }

  private let store = Store()

  private var parameter: Parameter {
    .number("size", .init(limits: 0...9, step: 1, unit: .points), standard: 2) { [store] in
      store.number
    } set: { [store] in
      if $0 > 5 { throw Refusal() }
      store.number = $0
      store.writes += 1
    }
  }

  @Test("It reads what it is about, and writes only what is different")
  func setting() throws {
    #expect(parameter.value == .number(2) && parameter.isStandard)

    try parameter.set(.number(2))
    #expect(store.writes == 0)
    try parameter.set(.number(3))

    #expect(store.number == 3 && store.writes == 1 && !parameter.isStandard)
  }

  @Test("What is refused changes nothing, and a value of another kind does nothing")
  func refused() throws {
    #expect(throws: Refusal.self) { try parameter.set(.number(6)) }
    try parameter.set(.toggle(true))
    try parameter.set(.choice("big"))

    #expect(store.number == 2 && store.writes == 0)
  }

  @Test("What follows a change happens after it, and not when it was refused")
  func followed() throws {
    var seen: [Double] = []
    let parameter = parameter.followed { [store] in seen.append(store.number) }

    try parameter.set(.number(4))
    #expect(throws: Refusal.self) { try parameter.set(.number(9)) }

    #expect(seen == [4])
  }

  @Test("Values are written with their units, in the signs of the language")
  func text() {
    let spring = Parameter.number(
      "response", .init(limits: 0...2, step: 0.05, digits: 2, unit: .seconds), standard: 0.2
    ) {
      0.35
    } set: { _ in
    }

    #expect(ParameterText.text(of: spring, spring.value, Texts(.english)) == "0.35 s")
    #expect(ParameterText.text(of: spring, spring.standard, Texts(.vietnamese)) == "0,20 giây")
    #expect(ParameterText.text(of: spring, .toggle(true), Texts(.english)) == "on")
  }

  @Test(
    "A few numbers to choose from are written as short as they are; a present one that is none of them is there too"
  )
  func amounts() {
    var factor = 1.1
    let scale = Parameter.amount(
      "scale", [0.5, 1, 1.25], .init(limits: 0.5...8, step: 0.25, digits: 2, unit: .scale), standard: 2.5
    ) {
      factor
    } set: {
      factor = $0
    }

    #expect(
      scale.choices.map { ParameterText.text(of: scale, $0, Texts(.vietnamese)) }
        == ["0,5×", "1×", "1,1×", "1,25×", "2,5×"])
  }

  @Test("A refusal says what people can do about it", arguments: Texts.Language.allCases)
  func reason(language: Texts.Language) {
    let reasons = [
      NumberFieldError.outside(value: 12, limits: 0...9), NumberFieldError.notANumber(text: "x"),
      RangeError.gapOutOfRange(gap: 8, allowed: 0...4), Refusal(),
    ].map { (error: any Error) in ParameterText.reason(error, for: parameter, Texts(language)) }

    #expect(Set(reasons).count == 4)
    #expect(reasons[0].contains("0") && reasons[0].contains("9"))
    #expect(reasons[2].contains("8") && reasons[2].contains("9"))
  }
}
