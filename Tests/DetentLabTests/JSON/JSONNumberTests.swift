import DetentLab
import Testing

@Suite("Numbers of JSON")
struct JSONNumberTests {
  /// What the standard library makes of the same digits.
  private func standard(_ text: String) -> JSON? {
    if let whole = Int(text) { return .integer(whole) }
    return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
  }

  private func isRead(_ text: String) -> Bool {
    guard let read = try? JSON(text), let expected = standard(text) else { return false }
    // Zeros with a sign are equal, and still two.
    return read == expected && read.decimal?.bitPattern == expected.decimal?.bitPattern
  }

  @Test("Random decimals of any length are read as the standard library reads them")
  func random() {
    var dice = Dice(40)
    for _ in 0..<50_000 {
      let digits = { (count: Int) in (0..<count).map { _ in "\(dice.integer(in: 0...9))" }.joined() }
      let sign = dice.integer(in: 0...3) == 0 ? "-" : ""
      let whole = digits(dice.integer(in: 1...21))
      let text = sign + whole + "." + digits(dice.integer(in: 1...21))

      #expect(isRead(text), "\(text), seed \(Dice.seed)")
      #expect(isRead(sign + whole), "\(sign + whole), seed \(Dice.seed)")
    }
  }

  @Test("Random numbers are read from their shortest digits")
  func shortest() {
    var dice = Dice(41)
    for _ in 0..<50_000 {
      let number = Double(bitPattern: UInt64.random(in: 0...(.max), using: &dice.generator))
      guard number.isFinite else { continue }
      for value in [number, number.significand, (number.significand * 1e6).rounded() / 1e3] {
        #expect(isRead("\(value)"), "\(value), seed \(Dice.seed)")
      }
    }
  }

  @Test(
    "At the edges of what is exact",
    arguments: [
      "0", "-0", "0.0", "-0.0", "0.5", "-0.001", "00.10", "007", "9007199254740991.0", "9007199254740992.0",
      "9007199254740993.0", "900719925474099.2", "900719925474099.3", "0.9007199254740992",
      "0.9007199254740993", "9.007199254740993", "999999999999999999", "-999999999999999999",
      "1000000000000000000", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
      "18446744073709551616", "18446744073709551616.5", "0.000000000000000001", "0.0000000000000000001",
      "1.0000000000000000000001", "3.0201342281879198", "123456789012345678.5", "0.1e1", "1e22", "1e23",
      "12.5E-3", "8.5e+2", "5e-324", "2.2250738585072011e-308", "1.7976931348623157e308",
    ])
  func edges(text: String) throws {
    #expect(isRead(text))
    #expect(try JSON("[\(text),\(text) ]") == .array([JSON(text), JSON(text)]))
  }

  @Test(
    "What only begins like a number is refused at its beginning",
    arguments: [
      "-", "--1", "1.", "1..5", "1.5.2", "1-2", "1.5-", "1e", "1.5e", "-.", "9223372036854775807.", "1e999",
    ])
  func refused(text: String) {
    #expect(throws: JSONError.illegal(.number, at: 0)) { try JSON(text) }
    #expect(throws: JSONError.illegal(.number, at: 2)) { try JSON("[ \(text)]") }
  }
}
