import Foundation
import Testing

@testable import DetentDemo

@Suite("Values of the event log")
struct JSONValueTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (100.8, "100.8"), (1.0 / 3, "0.333"),
    (-2.0 / 3, "-0.667"), (0.0004, "0"), (-0.0004, "0"), (.infinity, "0"), (-.infinity, "0"), (.nan, "0"),
    (123_456.789_4, "123456.789"), (1e11, "100000000000"),
  ]

  @Test("Numbers are finite and rounded to thousandths", arguments: numbers)
  func number(number: Double, text: String) { #expect(JSONValue.number(number).description == text) }

  @Test(
    "Any number is JSON",
    arguments: [1e15, 1e300, -1e18, 9.2e18, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func anyNumber(number: Double) throws {
    let text = "[\(JSONValue.number(number))]"

    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double]

    let back = try #require(read?.first)
    #expect(abs(back - number) <= max(0.0005, abs(number) * 1e-15))
  }

  static let times: [(Double, String)] = [
    (0, "0.000000"), (-1, "0.000000"), (0.1, "0.100000"), (1.000_000_4, "1.000000"),
    (2.999_999_9, "3.000000"),
    (0.000_001, "0.000001"), (12_345.678_901, "12345.678901"),
  ]

  @Test("Times have six decimals", arguments: times)
  func clock(seconds: Double, text: String) { #expect(JSONValue.clock(seconds) == text) }

  @Test("A time that is no number is no reason to stop", arguments: [Double.nan, .infinity, -.infinity])
  func noTime(seconds: Double) { #expect(JSONValue.clock(seconds).hasSuffix(".000000")) }

  @Test("Any text survives being written and read")
  func texts() throws {
    let controls = String(String.UnicodeScalarView((0..<0x20).compactMap { Unicode.Scalar($0) }))
    for text in ["", "\"", "\\", "\\\"", "a\nb\r\tc", controls, "Tối thiểu", "최솟값", "👩‍👩‍👧", "\u{2028}\u{7f}"] {
      let line = "[\(JSONValue.string(text))]"

      let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String]

      #expect(read == [text])
      #expect(!line.contains("\n") && !line.contains("\r"))
    }
  }

  @Test("Other values are what JSON has for them")
  func others() {
    #expect("\(JSONValue.bool(true)) \(JSONValue.bool(false))" == "true false")
    #expect(JSONValue.integer(.min).description == "-9223372036854775808")
    #expect(JSONValue.array([.integer(1), .array([]), .string("a")]).description == "[1,[],\"a\"]")
  }
}
