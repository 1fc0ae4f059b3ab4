import DetentCore
import DetentLab
import Testing

@Suite("Measures of a thumb") struct ThumbMeasureTests {
  @Test("Economy needs a need and a movement")
  func economy() throws {
    #expect(DragEconomy.of([], needed: 5) == .undefined(.tooFew(count: 0, needed: 1)))
    let still = try DragEconomy.of([3, 3], needed: 5).get()
    #expect(still.ratio == .undefined(.noMovement))
    #expect(still.overshoot == .value(0))
    let needless = try DragEconomy.of([3, 9], needed: 0).get()
    #expect(needless.travel == 6)
    #expect(needless.ratio == .undefined(.nothingNeeded))
    #expect(needless.overshoot == .undefined(.nothingNeeded))
    let back = try DragEconomy.of([100, 40, 60], needed: -40).get()
    #expect(back.ratio == .value(0.5))
    #expect(back.overshoot == .value(20))
  }

  @Test("What is no number is refused", arguments: unusable)
  func refused(value: Double) {
    #expect(DragEconomy.of([0, value], needed: 5) == .undefined(.notFinite))
    #expect(DragEconomy.of([0, 1], needed: value) == .undefined(.notFinite))
    #expect(WrongThumb.isWrong(positions: [0, value], target: 5) == .undefined(.notFinite))
    #expect(DetentVisits.of([value], step: 24, tolerance: 1) == .undefined(.notFinite))
    #expect(DragEconomy.of([-1e308, 1e308], needed: 1) == .undefined(.overflow))
  }

  @Test("A wrong thumb is one that first goes away from its target")
  func wrongThumb() {
    #expect(WrongThumb.isWrong(positions: [10, 10, 12, 4], target: 20) == .value(false))
    #expect(WrongThumb.isWrong(positions: [10, 9, 20], target: 20) == .value(true))
    #expect(WrongThumb.isWrong(positions: [10, 9, 20], target: 20, threshold: 2) == .value(false))
    #expect(WrongThumb.isWrong(positions: [10, 11], target: 10) == .value(true))
    #expect(WrongThumb.isWrong(positions: [10, 10], target: 20) == .undefined(.noMovement))
    #expect(WrongThumb.isWrong(positions: [], target: 20) == .undefined(.tooFew(count: 0, needed: 1)))
  }

  @Test("A snap lasts from the release until the thumb rests at its stop")
  func snap() throws {
    let trace = try ThumbTrace(times: [0, 90, 100, 150, 200, 300], positions: [0, 30, 33, 26, 24, 24])
    let snap = try SnapLatency.of(trace, release: 95, stop: 24, tolerance: 0.5).get()

    #expect(snap.latency == 105)
    #expect(snap.offset == 6)
    #expect(SnapLatency.of(trace, release: -1, stop: 24, tolerance: 0.5) == .undefined(.missing(.release)))
    #expect(SnapLatency.of(trace, release: 95, stop: 48, tolerance: 0.5) == .undefined(.neverSettled))
    #expect(try SnapLatency.of(trace, release: 300, stop: 24, tolerance: 0.5).get().latency == 0)
  }

  @Test("Detents are visited in order, and coming back is another visit")
  func detents() throws {
    let visits = try DetentVisits.of([0, 24, 30, 24, 47.6, -24, 1e300], step: 24, tolerance: 0.5).get()

    #expect(visits.detents == [0, 1, 2, -1])
    #expect(visits.dwellSamples == 5)
    #expect(DetentVisits.of([0], step: 0, tolerance: 0.5) == .undefined(.notPositive(0)))
    #expect(DetentVisits.of([0], step: 24, tolerance: -1).value == nil)
    #expect(DetentVisits.of([], step: 24, tolerance: 0).value?.detents == [])
  }

  @Test("A hold is stuck when nothing gave way")
  func collisions() {
    let blocked = CollisionSummary([.grab(.first), .contact(.first), .contact(.first), .release(.first)])
    let swapped = CollisionSummary([.grab(.first), .contact(.first), .swap, .release(.first)])
    let pushed = CollisionSummary([
      .grab(.second), .contact(.second), .push(.first, steps: 2), .release(.second),
    ])
    let held = CollisionSummary([.prompt, .grab(.first), .contact(.first), .confirm])

    #expect(blocked.contacts == 2)
    #expect(blocked.stuck == 1)
    #expect(swapped.swaps == 1)
    #expect(swapped.stuck == 0)
    #expect(pushed.pushedSteps == 2)
    #expect(pushed.stuck == 0)
    #expect(held.stuck == 0)
    #expect(CollisionSummary([]) == CollisionSummary([.prompt]))
    #expect(CollisionSummary([.push(.first, steps: -4)]).pushedSteps == 0)
  }
}
