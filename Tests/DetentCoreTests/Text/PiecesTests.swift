import Testing

@testable import DetentCore

@Suite("The pieces of a text")
struct PiecesTests {
  @Test(
    "They stand between the places of the mark, empty ones too",
    arguments: [
      ("a<svg>b<svg>c", "<svg>", ["a", "b", "c"]), ("<svg>", "<svg>", ["", ""]), ("aaa", "aa", ["", "a"]),
      ("", "x", [""]), ("한국어", "국", ["한", "어"]), ("ab", "abc", ["ab"]), ("ab", "", ["ab"]),
    ])
  func between(text: String, mark: String, pieces: [String]) {
    #expect(text.pieces(between: mark) == pieces)
    #expect(mark.isEmpty || text.pieces(between: mark).joined(separator: mark) == text)
  }
}
