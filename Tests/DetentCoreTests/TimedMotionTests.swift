import DetentCore
import Testing

@Suite("Timed motion") struct TimedMotionTests {
  @Test("It goes from one value to the other in its time")
  func way() {
    let motion = TimedMotion(from: 1, to: 0, duration: 0.3, curve: .linear)

    #expect(motion.value(at: -1) == 1)
    #expect(motion.value(at: 0) == 1)
    #expect(agrees(motion.value(at: 0.1), 2.0 / 3, within: 1e-12))
    #expect(motion.value(at: 0.3) == 0)
    #expect(motion.isFinished(at: 0.3))
    #expect(!motion.isFinished(at: 0.299))
  }

  @Test("It spends its time as the curve says")
  func curve() {
    let motion = TimedMotion(from: 0, to: 10, duration: 2, curve: .easeIn)

    #expect(motion.value(at: 1) == 10 * TimingCurve.easeIn.value(at: 0.5))
  }

  @Test("Without a duration it is at the end at once", arguments: [0, -1, .nan, .infinity] as [Double])
  func noDuration(duration: Double) {
    let motion = TimedMotion(from: 0, to: 10, duration: duration)

    #expect(motion.isFinished(at: 0))
    #expect(motion.value(at: 0) == 10)
  }
}
