import DetentCore
import Testing

@Suite("Scroll indicator") struct ScrollIndicatorTests {
  private func model(_ content: Double = 800, _ viewport: Double = 200, at offset: Double = 0) -> ScrollModel
  {
    var model = ScrollModel()
    model.setLengths(content: content, viewport: viewport, at: 0)
    model.scroll(to: offset, animated: false, at: 0)
    return model
  }

  @Test("The bar has the part of the track that the viewport has of the content, and its place")
  func bar() {
    #expect(ScrollIndicator(model(), track: 100, minimum: 10)?.span == TabSpan(start: 0, length: 25))
    #expect(
      ScrollIndicator(model(at: 300), track: 100, minimum: 10)?.span == TabSpan(start: 37.5, length: 25))
    #expect(ScrollIndicator(model(at: 600), track: 100, minimum: 10)?.span.end == 100)
  }

  @Test("It is never shorter than it must be, and still reaches both ends")
  func minimum() {
    let bar = ScrollIndicator(model(80_000, at: 1e9), track: 100, minimum: 24)

    #expect(bar?.span == TabSpan(start: 76, length: 24))
  }

  @Test("A place of the bar means the offset that puts it there")
  func inverse() throws {
    let bar = try #require(ScrollIndicator(model(at: 300), track: 100, minimum: 10))

    #expect(bar.offset(forStart: 37.5) == 300 && bar.offset(forStart: -5) == 0)
    #expect(bar.offset(forStart: 500) == 600 && bar.offset(forStart: .nan) == 0)
  }

  @Test("Where all is in view, or no room, there is none", arguments: [0, 24, -5, .nan] as [Double])
  func none(track: Double) {
    #expect(ScrollIndicator(model(100), track: 200, minimum: 24) == nil)
    #expect(ScrollIndicator(model(), track: track, minimum: 24) == nil)
  }

  @Test("While it is dragged past an end the bar stays there")
  func outside() {
    var model = model()
    model.beginDrag(at: 0)
    model.drag(to: -100)

    #expect(ScrollIndicator(model, track: 100, minimum: 10)?.span.start == 0)
  }
}
