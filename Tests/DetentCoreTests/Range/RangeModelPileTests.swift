import DetentCore
import Testing

/// Thumbs on one stop: which of them a hand takes.
@Suite("Range model: piles") struct RangeModelPileTests {
  private static let rules: [CollisionRule] = [.stop, .cross, .push]

  @Test("Three points decide nothing, a little more does", arguments: [false, true])
  func threshold(isReversed: Bool) throws {
    var slider = try SliderScript(2, 2, collision: .stop, isReversed: isReversed)

    slider.press(220)
    slider.drag(to: 223, 217)
    #expect(slider.held == nil)

    slider.drag(to: 223.1)
    #expect(slider.held == (isReversed ? .first : .second))
  }

  @Test("The thumb that a direction picked follows with the offset of the press")
  func offset() throws {
    var slider = try SliderScript(2, 2, collision: .stop)

    slider.press(228)
    slider.drag(to: 248)

    #expect(slider.x(of: .second) == 240)
  }

  @Test("At an end the only thumb that can move is taken at once", arguments: rules, [false, true])
  func end(rule: CollisionRule, isReversed: Bool) throws {
    for (stop, expected) in [(0, ThumbID.second), (4, .first)] {
      var slider = try SliderScript(stop, stop, collision: rule, isReversed: isReversed)

      slider.press(slider.x(ofStop: stop))

      #expect(slider.held == expected)
    }
  }

  @Test("Beside a disabled thumb the free one is taken at once", arguments: rules)
  func besideDisabled(rule: CollisionRule) throws {
    for disabled in ThumbID.allCases {
      var slider = try SliderScript(2, 2, collision: rule)
      slider.enable(false, disabled)

      slider.press(220)
      #expect(slider.held == disabled.other)

      slider.drag(to: disabled == .first ? 320 : 120)
      #expect(slider.pair == (disabled == .first ? [2, 3] : [1, 2]))
    }
  }

  @Test("A disabled thumb is a wall: the free one cannot pass it", arguments: rules)
  func wall(rule: CollisionRule) throws {
    var slider = try SliderScript(1, 2, collision: rule)
    slider.enable(false, .second)

    slider.press(120)
    slider.drag(to: 420)

    #expect(slider.pair == [2, 2])
    #expect(slider.model.value(of: .second) == 2)
    #expect(slider.collisions == [.thumb])
  }

  @Test(
    "At an end, beside a disabled thumb, thumbs that may cross still come apart", arguments: [false, true])
  func turnFromWall(setsLater: Bool) throws {
    for (stop, disabled) in [(4, ThumbID.first), (4, .second), (0, .first), (0, .second)] {
      var slider = try SliderScript(setsLater ? 1 : stop, setsLater ? 3 : stop, collision: .cross)
      slider.enable(false, disabled)
      try slider.set(stop, stop)

      slider.press(slider.x(ofStop: stop))
      #expect(slider.held == disabled.other)
      slider.drag(to: 220)

      #expect(slider.pair == [min(stop, 2), max(stop, 2)])
      #expect(slider.model.value(of: disabled) == stop)
    }
  }

  @Test("Two fingers on a pile take one thumb each, by their directions")
  func twoFingers() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.press(220)
    slider.press(225, by: 1)

    slider.drag(to: 120)
    slider.drag(to: 215, by: 1)
    #expect(!slider.model.isHeld(.second))
    slider.drag(to: 325, by: 1)

    #expect(slider.pair == [1, 3])
    #expect(slider.model.thumbHeld(by: PointerID(touch: 1)) == .second)
  }

  @Test("A press that waits on a pile ends when the program takes the pile apart")
  func takenApart() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.press(220)
    #expect(slider.model.isTracking)

    try slider.set(0, 4)

    #expect(!slider.model.isTracking)
    #expect(slider.drag(to: 320).isEmpty)
    #expect(slider.pair == [0, 4])
  }

  @Test("A pile picked on a track that has lost its length is let go like any other")
  func zeroLength() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.press(220)
    slider.track = Track(start: 20, length: 0)

    #expect(slider.drag(to: 320).isEmpty)
    slider.release()

    #expect(slider.held == nil)
    #expect(slider.log.isEmpty)
  }

  @Test("A thumb disabled while the pile waits cannot be picked")
  func disabledWhileWaiting() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.press(220)
    slider.enable(false, .second)

    slider.drag(to: 320)
    #expect(slider.held == nil)
    slider.drag(to: 120)

    #expect(slider.pair == [1, 2])
  }

  @Test("A pile that waits is cancelled without a word, and its values stay")
  func cancel() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.press(220)
    slider.key(.right, on: .second)

    #expect(slider.cancel().isEmpty)
    #expect(slider.pair == [2, 3])
  }

  @Test("The bare track beside a pile moves the thumb on that side", arguments: rules)
  func trackBesidePile(rule: CollisionRule) throws {
    var left = try SliderScript(2, 2, collision: rule)
    var right = left

    left.press(120)
    right.press(320)

    #expect(left.pair == [1, 2])
    #expect(left.held == .first)
    #expect(right.pair == [2, 3])
    #expect(right.held == .second)
  }
}
