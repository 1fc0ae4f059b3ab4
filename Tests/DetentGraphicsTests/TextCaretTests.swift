import DetentCore
import DetentGraphics
import Testing

@Suite("Carets in a text layout") struct TextCaretTests {
  private func layout(_ text: String) -> TextLayout { TextLayout(text, font: testFont(14)) }

  @Test("There is a place before each character and one after the last, in order")
  func places() {
    let layout = layout("Wide il")
    let places = layout.caretPlaces()

    #expect(places.count == 8 && places == places.sorted())
    #expect(places[0] == 0 && abs((places.last ?? 0) - layout.size.width) < 0.01)
    #expect(places[1] - places[0] > 2 * (places[6] - places[5]))
  }

  @Test(
    "A character of several scalars has one place", arguments: ["e\u{301}a", "é\u{1F1F0}\u{1F1F7}", "각a"])
  func graphemes(text: String) {
    #expect(layout(text).caretPlaces().count == 3)
    #expect((layout(text).caretPlaces().last ?? 0) > 0)
  }

  @Test("A text that is shown by other bytes has the places of what is shown")
  func controls() {
    let shown = layout("a b c").caretPlaces()

    #expect(layout("a\u{2028}b\u{85}c").caretPlaces() == shown)
  }

  @Test("An empty text has one place")
  func empty() {
    #expect(layout("").caretPlaces() == [0])
  }

  @Test("What is cut off counts as standing at the end")
  func cut() {
    let places = layout(String(repeating: "x", count: 5000)).caretPlaces()

    #expect(places.count == 5001)
    #expect(places[4999] >= places[4000] && places[4000] > places[10])
  }

  @Test("In text from right to left the places fall")
  func rightToLeft() {
    let places = layout("שלום").caretPlaces()

    #expect(places == places.sorted(by: >))
  }
}
