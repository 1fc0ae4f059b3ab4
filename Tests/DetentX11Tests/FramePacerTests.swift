import Testing

@testable import DetentX11

@Suite("Frame pace")
struct FramePacerTests {
  @Test("The first frame is due at once")
  func first() {
    let pacer = FramePacer(rate: 50)

    #expect(pacer.due(.atOnce, at: 3) == 3)
    #expect(pacer.due(.nextRefresh, at: 3) == 3)
  }

  @Test("What moves by itself is due once in a refresh, what a hand changes within a quarter of one")
  func wishes() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.drew(at: 3)

    #expect(pacer.due(.nextRefresh, at: 3.001) == 3 + 0.02)
    #expect(pacer.due(.atOnce, at: 3.001) == 3 + 0.005)
    #expect(pacer.due(.nextRefresh, at: 3.5) == 3.5)
    #expect(pacer.due(.atOnce, at: 3.5) == 3.5)
  }

  @Test(
    "However often changes come, no length of a refresh has more than four frames", arguments: [1, 2, 7, 50])
  func neverMoreThanFour(changesPerInterval: Int) {
    var pacer = FramePacer(rate: 60)
    var frames: [Double] = []
    for step in 0..<1_000 {
      let time = Double(step) / (60 * Double(changesPerInterval))
      guard pacer.due(.atOnce, at: time) <= time else { continue }
      _ = pacer.drew(at: time)
      frames.append(time)
    }

    let most = frames.map { start in
      frames.filter { $0 >= start && $0 < start + pacer.interval * 0.999 }.count
    }
    #expect(most.max() == min(changesPerInterval, 4))
  }

  @Test("A motion keeps the beat of refreshes, whatever a hand draws in between")
  func motionBesideHand() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.drew(at: 1)
    _ = pacer.drew(at: 1.008)

    #expect(pacer.due(.nextRefresh, at: 1.008) == 1.02)
    _ = pacer.drew(at: 1.02)
    #expect(abs(pacer.due(.nextRefresh, at: 1.02) - 1.04) < 1e-9)
  }

  @Test("Frames that come a little late keep the beat")
  func beat() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.drew(at: 1)

    for step in 1...100 {
      let due = pacer.due(.nextRefresh, at: 1)
      #expect(abs(due - (1 + Double(step) * 0.02)) < 1e-9)
      _ = pacer.drew(at: due + 0.003)
    }
  }

  @Test("After a pause the beat starts anew")
  func pause() {
    var pacer = FramePacer(rate: 50)
    _ = pacer.drew(at: 1)

    _ = pacer.drew(at: 5.013)

    #expect(pacer.due(.nextRefresh, at: 5.014) == 5.013 + 0.02)
  }

  @Test("A frame is drawn for the end of its refresh, evenly although it is drawn unevenly")
  func seen() {
    var pacer = FramePacer(rate: 50)
    let seen = [1, 1.008, 1.0213, 1.0402, 1.0655].map { pacer.drew(at: $0) }

    for (time, expected) in zip(seen, [1.02, 1.02, 1.04, 1.06, 1.08]) { #expect(abs(time - expected) < 1e-9) }
  }

  @Test("Without pacing everything is due at once and seen at once")
  func unpaced() {
    var pacer = FramePacer(rate: 50)
    pacer.isPacing = false

    #expect(pacer.drew(at: 1) == 1)
    #expect(pacer.due(.nextRefresh, at: 1.0001) == 1.0001)
  }
}
