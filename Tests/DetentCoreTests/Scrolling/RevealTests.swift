import DetentCore
import Testing

@Suite("Reveal") struct RevealTests {
  private func offset(_ offset: Double, _ start: Double, _ length: Double) -> Double {
    Reveal.offset(from: offset, showing: TabSpan(start: start, length: length), viewport: 100, content: 300)
  }

  @Test("What is in view already scrolls nothing")
  func inView() {
    #expect(offset(50, 50, 20) == 50 && offset(50, 130, 20) == 50)
  }

  @Test("What is outside comes in at the nearer edge, as far as the content goes")
  func outside() {
    #expect(offset(50, 30, 20) == 30 && offset(50, 140, 20) == 60)
    #expect(offset(50, -30, 20) == 0 && offset(50, 290, 50) == 200)
  }

  @Test("What is longer than the viewport is shown from its start")
  func long() {
    #expect(offset(0, 60, 150) == 60 && offset(200, 60, 150) == 60)
  }

  @Test("Nothing scrolls a content that fits, and nothing breaks on what is not a number")
  func degenerate() {
    let span = TabSpan(start: 10, length: 10)

    #expect(Reveal.offset(from: 9, showing: span, viewport: 300, content: 100) == 0)
    #expect(Reveal.limit(viewport: 100, content: 100) == 0 && Reveal.limit(viewport: .nan, content: 5) == 0)
    #expect(
      Reveal.limit(viewport: 0, content: .infinity) == 0 && Reveal.limit(viewport: 40, content: 100) == 60)
    #expect(offset(.nan, 10, 10) == 0 && offset(50, .nan, 10) == 50 && offset(50, 10, .infinity) == 50)
    #expect(Reveal.offset(from: 3, showing: span, viewport: .infinity, content: 10) == 0)
    #expect(Reveal.offset(from: 3, showing: span, viewport: .nan, content: 10) == 0)
  }
}
