import DetentCore
import Testing

@Suite("Timing curve") struct TimingCurveTests {
  private static let all: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test("Every curve starts at 0 and ends at 1, whatever the fraction", arguments: all)
  func ends(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -4) == 0)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test("Every curve only rises", arguments: all)
  func rising(curve: TimingCurve) {
    let values = (0...500).map { curve.value(at: Double($0) / 500) }

    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "Known points are met, computed with thirty digits",
    arguments: [
      (TimingCurve.easeIn, 0.1, 0.017026609651562942), (.easeIn, 0.5, 0.3153568125725393),
      (.easeIn, 0.9, 0.8394278457624665), (.easeOut, 0.5, 0.6846431874274607),
      (.easeInOut, 0.1, 0.01972245354831112), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.9, 0.9802775464516888),
      (.linear, 0.3, 0.3),
    ])
  func knownPoints(curve: TimingCurve, fraction: Double, expected: Double) {
    #expect(agrees(curve.value(at: fraction), expected, within: 1e-14))
  }

  @Test("Ease-out is ease-in backwards", arguments: [0.1, 0.25, 0.8])
  func symmetry(fraction: Double) {
    let forth = TimingCurve.easeIn.value(at: fraction)
    let back = 1 - TimingCurve.easeOut.value(at: 1 - fraction)

    #expect(abs(forth - back) < 1e-12)
  }

  @Test("A curve may overshoot in its way but not in its time")
  func controlPoints() {
    let overshooting = TimingCurve(x1: 0.3, y1: 1.8, x2: 0.6, y2: 1.2)
    let clamped = TimingCurve(x1: -2, y1: 0, x2: 9, y2: 1)
    let broken = TimingCurve(x1: .nan, y1: .nan, x2: .infinity, y2: -.infinity)

    #expect(overshooting.value(at: 0.5) > 1)
    #expect(clamped == .linear)
    #expect(broken == TimingCurve(x1: 0, y1: 0, x2: 1, y2: 0))
  }
}
