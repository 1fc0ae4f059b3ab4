import DetentCore
import Testing

/// What is brought back when a hand gives up, alone and beside another hand.
@Suite("Range model: cancelling") struct RangeModelCancelTests {
  @Test("A cancelled push brings the neighbour back too")
  func push() throws {
    var slider = try SliderScript(1, 3, collision: .push)
    slider.press(120)
    slider.drag(to: 420)

    #expect(slider.cancel() == [.cancelled(lower: 1, upper: 3, isChange: true)])
    #expect(slider.pair == [1, 3])
  }

  @Test("A cancelled crossing brings each thumb back to its own stop")
  func cross() throws {
    var slider = try SliderScript(1, 3, collision: .cross)
    slider.press(120)
    slider.drag(to: 420)

    slider.cancel()

    #expect(ThumbID.allCases.map(slider.model.value) == [1, 3])
    #expect(slider.model.role(of: .first) == .lower)
  }

  @Test("Cancelled after coming back, nothing has changed since the last report")
  func noChange() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20, 120)

    #expect(slider.cancel() == [.cancelled(lower: 1, upper: 3, isChange: false)])
  }

  @Test("A mere press is cancelled without a word")
  func press() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)

    #expect(slider.cancel().isEmpty)
    #expect(slider.held == nil)
  }

  @Test("A cancelled press on the bare track brings the thumb back")
  func track() throws {
    var slider = try SliderScript(1, 3)
    slider.press(20)

    #expect(slider.cancel().cancellations == [[1, 3]])
    #expect(slider.x(of: .first, after: 5) == 120)
  }

  @Test("One finger's cancellation does not undo what the other one has finished")
  func finishedByOther() throws {
    var slider = try SliderScript(1, 4, collision: .stop)
    slider.press(120)
    slider.press(420, by: 1)
    slider.drag(to: 320, by: 1)
    slider.drag(to: 220)
    slider.release()

    slider.cancel(by: 1)

    #expect(slider.pair == [2, 4])
  }

  @Test("One finger's cancellation does not bring back what the other one gave up")
  func cancelledByOther() throws {
    var slider = try SliderScript(1, 4, collision: .stop)
    slider.press(120)
    slider.drag(to: 220)
    slider.press(420, by: 1)
    slider.drag(to: 320, by: 1)

    slider.cancel()
    #expect(slider.pair == [1, 3])
    slider.cancel(by: 1)

    #expect(slider.pair == [1, 4])
  }

  @Test(
    "A thumb that goes back stops at one that another finger has brought there",
    arguments: [CollisionRule.stop, .push])
  func stopsAtHeld(rule: CollisionRule) throws {
    var slider = try SliderScript(3, 4, collision: rule)
    slider.press(320)
    slider.drag(to: 20)
    slider.press(420, by: 1)
    slider.drag(to: 120, by: 1)

    #expect(slider.cancel().cancellations == [[1, 1]])
    #expect(slider.model.value(of: .first) == 1)
    #expect(slider.model.role(of: .first) == .lower)
  }

  @Test("A thumb that goes back stops before one that keys have moved meanwhile")
  func stopsAtStepped() throws {
    var slider = try SliderScript(2, 4)
    slider.press(220)
    slider.drag(to: 20)
    slider.key(.left, on: .second, times: 2)

    slider.cancel()

    #expect(slider.pair == [1, 2])
  }

  @Test("All hands give up at once, in the order of their pointers")
  func all() throws {
    var slider = try SliderScript(1, 3, collision: .stop)
    slider.press(120, by: 2)
    slider.press(320, by: 1)
    slider.drag(to: 20, by: 2)
    slider.drag(to: 420, by: 1)

    let effects = slider.tell { $0.cancelAll(at: $2) }

    #expect(effects.cancellations == [[0, 3], [1, 3]])
    #expect(!slider.model.isTracking)
  }

  @Test("Disabling the other thumb, or enabling what is enabled, cancels nothing")
  func disableOther() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20)

    #expect(slider.enable(false, .second).isEmpty)
    #expect(ThumbID.allCases.map(slider.model.isEnabled) == [true, false])
    #expect(slider.enable(true, .first).isEmpty)
    #expect(slider.held == .first)
  }

  @Test("Disabling a thumb ends what keys or the wheel began with it, finally")
  func disableStepped() throws {
    var slider = try SliderScript(1, 3)
    slider.key(.left, on: .first)

    #expect(slider.enable(false, .second).isEmpty)
    #expect(slider.enable(false, .first).finals == [[0, 3]])
    #expect(slider.keyUp().isEmpty)
  }
}
