import DetentCore
import Testing

@Suite("Number style") struct NumberStyleTests {
  @Test(
    "Numbers are written with signs, groups and digits",
    arguments: [
      (0, 0, "0", "0"), (1234.5, 1, "1,234.5", "1.234,5"), (-1234.5, 2, "−1,234.50", "−1.234,50"),
      (999, 0, "999", "999"), (1000, 0, "1,000", "1.000"), (1_234_567, 0, "1,234,567", "1.234.567"),
      (0.5, 0, "1", "1"), (-0.4, 0, "0", "0"), (0.05, 1, "0.1", "0,1"), (1.005, 2, "1.01", "1,01"),
      (9.99, 1, "10.0", "10,0"), (999.5, 0, "1,000", "1.000"), (0.000_000_1, 7, "0.0000001", "0,0000001"),
      (1e21, 0, "1,000,000,000,000,000,000,000", "1.000.000.000.000.000.000.000"),
    ] as [(Double, Int, String, String)])
  func writing(value: Double, digits: Int, point: String, comma: String) {
    #expect(NumberStyle.point.text(value, fractionDigits: digits) == point)
    #expect(NumberStyle.comma.text(value, fractionDigits: digits) == comma)
  }

  @Test("What is not finite has no text", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(NumberStyle.point.text(value, fractionDigits: 2) == "")
  }

  @Test("More digits than 15 or fewer than none are not written")
  func digits() {
    #expect(NumberStyle.point.text(0.5, fractionDigits: 99) == "0.500000000000000")
    #expect(NumberStyle.point.text(2.25, fractionDigits: -3) == "2")
  }

  @Test(
    "Numbers are read with and without groups, signs and blanks",
    arguments: [
      ("1,234.5", 1234.5), ("1234.5", 1234.5), ("  12 ", 12), ("-3", -3), ("− 3", -3), (".5", 0.5), ("5.", 5),
      ("0", 0), ("-0", 0), ("007", 7), ("1,000,000", 1_000_000), ("12,345", 12345),
    ] as [(String, Double)])
  func reading(text: String, value: Double) {
    #expect(NumberStyle.point.number(from: text) == value)
  }

  @Test(
    "What is no number is not read as one",
    arguments: [
      "", " ", "-", ".", "abc", "1e5", "1,5", "1,23,456", ",123", "1234,567", "1.2.3", "1.5,000", "--1", "1-",
      "nan", "inf", "0x10", "١٢", "1 2", "+1",
    ])
  func unreadable(text: String) {
    #expect(NumberStyle.point.number(from: text) == nil)
  }

  @Test("A number too large for any Double is none")
  func tooLarge() {
    #expect(NumberStyle.point.number(from: String(repeating: "9", count: 400)) == nil)
  }

  @Test("With a comma before the fraction a point parts the groups")
  func comma() {
    #expect(NumberStyle.comma.number(from: "1.234,5") == 1234.5)
    #expect(NumberStyle.comma.number(from: "1,5") == 1.5)
    #expect(NumberStyle.comma.number(from: "1.5") == nil)
  }

  @Test("A style with one sign for both has no groups")
  func same() {
    let style = NumberStyle(decimalSign: ".", groupSign: ".")

    #expect(style.text(1234.5, fractionDigits: 1) == "1234.5")
    #expect(style.number(from: "1234.5") == 1234.5)
    #expect(style.number(from: "1.234.5") == nil)
  }

  @Test("What is written is read again as the same", arguments: [NumberStyle.point, .comma])
  func roundTrip(style: NumberStyle) {
    for numerator in stride(from: -200_000, through: 200_000, by: 37) {
      let number = Double(numerator) / 64
      let text = style.text(number, fractionDigits: 15)
      #expect(style.number(from: text) == number, "\(text)")
    }
  }
}
