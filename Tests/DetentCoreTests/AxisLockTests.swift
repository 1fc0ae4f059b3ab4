import DetentCore
import Testing

@Suite("Axis lock") struct AxisLockTests {
  @Test(
    "A movement is judged by length and direction",
    arguments: [
      (AxisLock.free, 10.0, 0.0, AxisLock.Verdict.undecided), (.free, 0, -10.01, .accepted),
      (.free, 8, 8, .accepted), (.horizontal, 11, 0, .accepted), (.horizontal, -11, 0, .accepted),
      (.horizontal, 10, 0, .undecided), (.horizontal, 12, 10, .accepted), (.horizontal, 11.9, 10, .undecided),
      (.horizontal, 30, 29, .undecided), (.horizontal, 30, 30, .undecided), (.horizontal, 30, 31, .rejected),
      (.horizontal, 0, 10, .undecided), (.horizontal, 0, 10.5, .rejected), (.horizontal, 9, -10.5, .rejected),
      (.vertical, 0, 11, .accepted), (.vertical, 11, 2, .rejected), (.vertical, 10, -12, .accepted),
    ])
  func verdicts(lock: AxisLock, dx: Double, dy: Double, expected: AxisLock.Verdict) {
    #expect(lock.verdict(on: Vector(dx: dx, dy: dy), slop: 10) == expected)
  }

  @Test(
    "Without slop any movement decides, and none does not",
    arguments: [AxisLock.free, .horizontal, .vertical])
  func noSlop(lock: AxisLock) {
    #expect(lock.verdict(on: .zero, slop: 0) == .undecided)
    #expect(lock.verdict(on: Vector(dx: 0.01), slop: 0) == (lock.axis == .vertical ? .rejected : .accepted))
  }

  @Test("A ratio below 1 becomes 1, as does nonsense", arguments: [0.5, -3, .nan, .infinity])
  func illegalRatio(ratio: Double) {
    var lock = AxisLock(.horizontal, ratio: ratio)
    let created = lock.ratio

    lock.ratio = 2
    lock.ratio = ratio

    #expect(created == 1)
    #expect(lock.ratio == 1)
    #expect(lock.verdict(on: Vector(dx: 20, dy: 20), slop: 10) == .accepted)
  }
}
