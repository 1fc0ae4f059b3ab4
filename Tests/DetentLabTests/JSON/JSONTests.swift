import Testing

@testable import DetentLab

@Suite("JSON")
struct JSONTests {
  @Test(
    "What is written is read as the same",
    arguments: [
      .null, .bool(true), .integer(-7), .number(0.1), .number(1e300), .string("\"\\\n\u{1}가🙂"),
      .array([]), .object([]),
      .array([.integer(1), .object([JSON.Member("a", .array([.null]))])]),
    ] as [JSON])
  func roundTrip(value: JSON) throws {
    #expect(try JSON(value.description) == value)
  }

  @Test("Members keep their order, and of two of a name the last one counts")
  func members() throws {
    let value = try JSON(#" { "b" : 1 , "a" : [ 2.5 , "x" ] , "b" : 3 } "#)

    #expect(value.members?.map(\.key) == ["b", "a", "b"])
    #expect(value["b"]?.whole == 3)
    #expect(value["a"]?.elements?.first?.decimal == 2.5)
    #expect(value["c"] == nil && value["a"]?["b"] == nil)
  }

  @Test("Numbers are whole where they can be, and never more than they are")
  func numbers() throws {
    #expect(try JSON("1e3").whole == 1_000)
    #expect(try JSON("1.5").whole == nil)
    #expect(try JSON("9223372036854775807").whole == .max)
    #expect(JSON.number(.nan).description == "null" && JSON.number(-.infinity).description == "null")
    #expect(JSON.number(3).description == "3")
  }

  @Test("Escapes stand for their characters, also those in two halves")
  func escapes() throws {
    #expect(try JSON(#""\u0041\n\/\ud83d\ude42""#).text == "A\n/🙂")
    #expect(
      try JSON(#"["Số \"1\" 가\t나","\\",""]"#)
        == .array([.string("Số \"1\" 가\t나"), .string("\\"), .string("")]))
  }

  @Test(
    "What is no JSON is refused with its place",
    arguments: [
      ("", .unfinished), ("[1", .unfinished), ("\"a", .unfinished), ("nul", .unfinished),
      ("{\"a\" 1}", .unexpected(byte: 0x31, at: 5)), ("[1,]", .unexpected(byte: 0x5d, at: 3)),
      ("1 2", .unexpected(byte: 0x32, at: 2)), ("x", .unexpected(byte: 0x78, at: 0)),
      ("\"\u{2}\"", .unexpected(byte: 2, at: 1)), ("-", .illegal(.number, at: 0)),
      ("1e999", .illegal(.number, at: 0)), ("1.", .illegal(.number, at: 0)),
      (#""\q""#, .illegal(.escape, at: 2)), (#""\ud800\u0041""#, .illegal(.escape, at: 3)),
      (#""\u+123""#, .illegal(.escape, at: 3)),
    ] as [(String, JSONError)])
  func refused(text: String, error: JSONError) {
    #expect(throws: error) { try JSON(text) }
  }

  @Test(
    "A part of a text is read like a text of its own, and nothing beyond it",
    arguments: ["12", "-0.5", "\"a\"", "[1,2]", "{\"a\":tru", "1 2", "\"a", "[1.", "[[x", #"["\u12"#, ""])
  func part(text: String) {
    let bytes = Array("9\(text)34\"".utf8)
    let read = { (body: () throws(JSONError) -> JSON) in Result(catching: body) }

    #expect(
      read { () throws(JSONError) in try JSONReader.value(of: bytes, in: 1..<bytes.count - 3) }
        == read { () throws(JSONError) in try JSON(text) })
  }

  @Test("Values within values end somewhere")
  func depth() {
    let deep = String(repeating: "[", count: 100_000)

    #expect(throws: JSONError.illegal(.depth, at: 64)) { try JSON(deep) }
  }
}
