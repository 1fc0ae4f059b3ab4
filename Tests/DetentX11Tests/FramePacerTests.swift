import Testing

@testable import DetentX11

@Suite("Frame pace")
struct FramePacerTests {
  @Test("The first frame is due at once, the next one an interval later")
  func first() {
    var pacer = FramePacer(rate: 50)

    #expect(pacer.due(at: 3) == 3)
    pacer.drew(at: 3)

    #expect(pacer.due(at: 3.001) == 3 + 0.02)
    #expect(pacer.due(at: 3.5) == 3.5)
  }

  @Test("Frames that come a little late keep the beat")
  func beat() {
    var pacer = FramePacer(rate: 50)
    pacer.drew(at: 1)

    for step in 1...100 {
      let due = pacer.due(at: 1)
      #expect(abs(due - (1 + Double(step) * 0.02)) < 1e-9)
      pacer.drew(at: due + 0.003)
    }
  }

  @Test("After a pause the beat starts anew")
  func pause() {
    var pacer = FramePacer(rate: 50)
    pacer.drew(at: 1)

    pacer.drew(at: 5.013)

    #expect(pacer.due(at: 5.014) == 5.013 + 0.02)
  }
}
