import DetentCore
import Testing

@Suite("Pan outcomes") struct PanOutcomeTests {
  @Test("Only a pan that began has a reading and calls for action")
  func outcomes() {
    let reading = PanReading(translation: Vector(dx: 1), location: .zero)

    #expect(PanOutcome.nothing.reading == nil)
    #expect(PanOutcome.failed(.lifted).state == .failed)
    #expect(PanOutcome.failed(.lifted).reading == nil)
    #expect(PanOutcome.cancelled(reading, .reset).reading == reading)
    #expect(PanOutcome.cancelled(reading, .reset).isAction)
  }
}
