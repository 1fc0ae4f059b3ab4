import DetentCore
import DetentLab
import Testing

@Suite("Trials with a range slider") struct RangeTrialTests {
  private func error(
    _ final: (lower: Double, upper: Double), minimum: Double = 0, maximum: Double = 20, step: Double = 1
  ) -> Measured<RangeTrialError> {
    RangeTrialError.of(
      target: (lower: 13, upper: 17), final: final, minimum: minimum, maximum: maximum, step: step)
  }

  @Test("A range that was moved as a whole has the right width and is wrong all the same")
  func shift() throws {
    let shifted = try error((14, 18)).get()

    #expect(shifted.width == 0)
    #expect(shifted.sum == 2)
    #expect(!shifted.isExact)
  }

  @Test("Errors are in steps, the part of the range is not")
  func steps() throws {
    let coarse = try error((11, 17), step: 2).get()

    #expect(coarse.lower == -1)
    #expect(coarse.width == 1)
    #expect(coarse.percentOfRange == 10)
  }

  @Test("A scale has a step and a range")
  func refused() {
    #expect(error((13, 17), step: 0) == .undefined(.notPositive(0)))
    #expect(error((13, 17), minimum: 5, maximum: 5) == .undefined(.notPositive(0)))
    #expect(error((.nan, 17)) == .undefined(.overflow))
    #expect(error((13, .infinity)) == .undefined(.overflow))
  }

  private func timeline(_ events: [(Double, SliderEvent)], moving: Set<ThumbID> = [.first]) -> Measured<
    RangeTimeline
  > {
    RangeTimeline.of(events.map { TimedSliderEvent(time: $0.0, event: $0.1) }, thumbsToMove: moving)
  }

  @Test("What did not happen has no time")
  func nothing() throws {
    let empty = try timeline([]).get()

    #expect(empty.timeToFirstGrab == .undefined(.missing(.prompt)))
    #expect(empty.confirmDelay == .undefined(.missing(.release)))
    #expect(empty.total == .undefined(.missing(.prompt)))
    #expect(empty.dragTime == 0)
    #expect(empty.grabs == 0)
    #expect(empty.corrections == 0)
    let unanswered = try timeline([(0, .prompt), (20_000, .swap)]).get()
    #expect(unanswered.timeToFirstGrab == .undefined(.missing(.grab)))
    #expect(unanswered.total == .undefined(.missing(.confirmation)))
  }

  @Test("A grab of the wrong thumb is a correction")
  func correction() throws {
    let trial = try timeline([
      (0, .prompt), (500, .grab(.second)), (700, .release(.second)), (900, .grab(.first)),
      (1500, .release(.first)), (1600, .confirm),
    ]).get()

    #expect(trial.corrections == 1)
    #expect(trial.betweenGrabs == [200])
  }

  @Test("Two fingers at once are held once, and leave no time between")
  func twoFingers() throws {
    let trial = try timeline(
      [
        (0, .prompt), (100, .grab(.first)), (200, .grab(.second)), (400, .release(.first)),
        (500, .release(.second)), (600, .confirm),
      ], moving: [.first, .second]
    ).get()

    #expect(trial.dragTime == 400)
    #expect(trial.betweenGrabs == [])
    #expect(trial.confirmDelay == .value(100))
  }

  @Test("A thumb that is never let go is held until the end; a release of none says nothing")
  func open() throws {
    #expect(try timeline([(0, .prompt), (100, .grab(.first)), (900, .swap)]).get().dragTime == 800)
    let stray = try timeline([(0, .prompt), (100, .release(.first)), (200, .confirm)]).get()
    #expect(stray.confirmDelay == .undefined(.missing(.release)))
    #expect(stray.dragTime == 0)
  }

  @Test("Time runs forwards")
  func backwards() {
    #expect(timeline([(5, .prompt), (4, .confirm)]) == .undefined(.timeRunsBackwards(index: 1)))
    #expect(timeline([(.nan, .prompt)]) == .undefined(.notFinite))
  }
}
