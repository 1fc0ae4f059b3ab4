import DetentCore
import Testing

@Suite("Number scale") struct NumberScaleTests {
  @Test("Steps lead from multiple to multiple, without the crumbs of binary fractions")
  func tenths() {
    let scale = NumberScale(limits: 0...1, step: 0.1, fractionDigits: 1)
    var value = 0.0
    var seen: [Double] = []

    for _ in 0..<11 {
      value = scale.stepped(value, by: 1)
      seen.append(value)
    }

    #expect(seen == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1])
    #expect(scale.stepped(0.3, by: -1) == 0.2)
  }

  @Test("A value between two multiples goes to the next one first")
  func between() {
    let scale = NumberScale(limits: -20...22, step: 5)

    #expect(scale.stepped(7, by: 1) == 10 && scale.stepped(7, by: -1) == 5 && scale.stepped(7, by: 2) == 15)
    #expect(scale.stepped(-7, by: 1) == -5 && scale.stepped(-7, by: -1) == -10)
    #expect(scale.stepped(20, by: 1) == 22 && scale.stepped(22, by: -1) == 20)
    #expect(scale.stepped(7, by: 0) == 7 && scale.stepped(.nan, by: 1) == -20)
  }

  @Test(
    "An illegal step is 1, and digits are kept within what can be written",
    arguments: [0, -2, .nan, .infinity])
  func degenerate(step: Double) {
    let scale = NumberScale(limits: 0...9, step: step, fractionDigits: -1)

    #expect(scale.step == 1 && scale.fractionDigits == 0)
    #expect(NumberScale(limits: 0...1, fractionDigits: 40).fractionDigits == 15)
  }

  @Test("Values are kept within the limits")
  func clamped() {
    let scale = NumberScale(limits: -1...1)

    #expect([-5, 0.5, 5, .nan, .infinity].map { scale.clamped($0) } == [-1, 0.5, 1, -1, 1])
  }

  @Test("A text is read, rounded to what can be shown, and kept within the limits")
  func reading() throws {
    let scale = NumberScale(limits: 0...2.45, fractionDigits: 1)

    #expect(try scale.number(from: "1.25", style: .point) == 1.3)
    #expect(try scale.number(from: "2.45", style: .point) == 2.45)
    #expect(try scale.legal(-0.0) == 0)
  }

  @Test("What is no number, or outside, is refused with the facts")
  func refused() {
    let scale = NumberScale(limits: 0...10)

    #expect(throws: NumberFieldError.notANumber(text: "ten")) { try scale.number(from: "ten", style: .point) }
    #expect(throws: NumberFieldError.outside(value: 10.4, limits: 0...10)) {
      try scale.number(from: "10.4", style: .point)
    }
    #expect(throws: NumberFieldError.notANumber(text: "nan")) { try scale.legal(.nan) }
    #expect(throws: NumberFieldError.outside(value: .infinity, limits: 0...10)) { try scale.legal(.infinity) }
  }

  @Test("Without limits every finite number steps, and the infinite stay")
  func unlimited() throws {
    let scale = NumberScale(limits: -.infinity ... .infinity, step: 2.5, fractionDigits: 1)

    #expect(scale.stepped(1e15, by: 1) == 1e15 + 2.5 && scale.stepped(.infinity, by: -1) == .infinity)
    #expect(try scale.legal(.infinity) == .infinity)
    #expect(scale.stepped(.greatestFiniteMagnitude, by: 1).isNaN == false)
  }
}
