import DetentCore
import Testing

/// The worked examples of a segmented slider, A1 to A15; geometry A.
@Suite("Worked examples: drags, piles, ticks") struct DerivedVectorTests {
  @Test(
    "A1: a jump in one motion lands on the nearest stop, an exact midpoint on the larger one",
    arguments: [(169.0, 1), (170, 2), (171, 2)])
  func a1(x: Double, index: Int) throws {
    var slider = try SliderScript(0, 4)

    slider.press(20)
    slider.drag(to: x)
    slider.release()

    #expect(slider.pair == [index, 4])
    #expect(slider.finals == [[index, 4]])
  }

  @Test(
    "A1: a slow drag from a stop leaves it only beyond half a segment and four points",
    arguments: [(170.0, 1), (174, 1), (174.5, 2)])
  func a1Slowly(x: Double, index: Int) throws {
    var slider = try SliderScript(1, 4)

    slider.press(120)
    slider.drag(to: 140, 160, x)
    slider.release()

    #expect(slider.pair == [index, 4])
  }

  @Test("A2: a press 15 points off the centre keeps that offset")
  func a2() throws {
    var slider = try SliderScript(1, 4)

    slider.press(135)
    slider.drag(to: 180)

    #expect(slider.x(of: .first) == 165)
    slider.release()
    #expect(slider.pair == [1, 4])
  }

  @Test("A3: with one segment between them a thumb rests before the other one")
  func a3() throws {
    var slider = try SliderScript(1, 3)

    slider.press(120)
    slider.drag(to: 420)

    #expect(slider.x(of: .first) == 220)
    #expect(slider.pair == [2, 3])
  }

  @Test("A4: thumbs that may meet end on one stop")
  func a4() throws {
    var slider = try SliderScript(1, 3, collision: .stop)

    slider.press(120)
    slider.drag(to: 420)

    #expect(slider.pair == [3, 3])
    let bubbles = BubbleLayout.arrange(
      centers: [320, 320], lengths: [24, 24], mergedLength: 49, isSameStop: true, within: 0...440)
    #expect(bubbles.isMerged)
  }

  @Test("A5: a thumb that crosses becomes the upper one; the hand and each bubble stay with their thumbs")
  func a5() throws {
    var slider = try SliderScript(1, 3, collision: .cross)

    slider.press(120)
    slider.drag(to: 420)

    #expect(slider.pair == [3, 4])
    #expect(slider.held == .first)
    #expect(slider.model.role(of: .first) == .upper)
    #expect(ThumbID.allCases.map(slider.model.value) == [4, 3])
  }

  @Test("A6: a pushed neighbour stays where it was pushed to")
  func a6() throws {
    var slider = try SliderScript(1, 3, collision: .push)

    slider.press(120)
    slider.drag(to: 420)
    #expect(slider.pair == [4, 4])

    slider.drag(to: 120)
    #expect(slider.pair == [1, 4])
  }

  @Test(
    "A7: a pile at the right end comes apart to the left, wherever it is pressed",
    arguments: [420.0, 435], [CollisionRule.stop, .cross, .push])
  func a7(x: Double, rule: CollisionRule) throws {
    var slider = try SliderScript(4, 4, collision: rule)

    slider.press(x)
    slider.drag(to: x - 60, 320)

    #expect(slider.pair == [3, 4])
  }

  @Test(
    "A8: a pile at the left end comes apart to the right, wherever it is pressed",
    arguments: [20.0, 5], [CollisionRule.stop, .cross, .push])
  func a8(x: Double, rule: CollisionRule) throws {
    var slider = try SliderScript(0, 0, collision: rule)

    slider.press(x)
    slider.drag(to: x + 60, 120)

    #expect(slider.pair == [0, 1])
  }

  @Test(
    "A9: the direction of the drag takes a pile apart, not the side of the press",
    arguments: [(220, 120, [1, 2]), (220, 320, [2, 3]), (230, 120, [1, 2]), (210, 320, [2, 3])]
      as [(Double, Double, [Int])],
    [CollisionRule.stop, .cross, .push])
  func a9(drag: (Double, Double, [Int]), rule: CollisionRule) throws {
    var slider = try SliderScript(2, 2, collision: rule)

    let (from, to, pair) = drag
    slider.press(from)
    slider.drag(to: to)

    #expect(slider.pair == pair)
  }

  @Test("A10: three points of trembling on a pile choose nothing, report nothing and tick nothing")
  func a10() throws {
    var slider = try SliderScript(2, 2, collision: .stop)

    slider.press(220)
    slider.drag(to: 223, 217, 220, 222)

    #expect(slider.held == nil)
    slider.release()
    #expect(slider.log.isEmpty)
  }

  @Test("A11: where both reach, the thumb that is not disabled is taken, and goes where it can")
  func a11() throws {
    var slider = try SliderScript(3, 4) { $0.touchTarget = 120 }
    slider.enable(false, .second)

    slider.press(375)
    #expect(slider.held == .first)

    slider.drag(to: 475)
    #expect(slider.pair == [3, 4])
    slider.drag(to: 275)
    #expect(slider.pair == [2, 4])
  }

  @Test("A12: one tick for every stop passed, in 400 motions as in one", arguments: [1.0, 400])
  func a12(step: Double) throws {
    var slider = try SliderScript(0, 4, collision: .stop)

    slider.press(20)
    for x in stride(from: 20 + step, through: 420, by: step) { slider.drag(to: x) }
    if step == 400 { #expect(slider.changes.count == 1) }

    #expect(slider.ticks == [1, 2, 3, 4])
  }

  @Test("A13: twenty trembles around a midpoint make at most one tick")
  func a13() throws {
    var slider = try SliderScript(1, 4)

    slider.press(120)
    for _ in 0..<20 { slider.drag(to: 168, 172) }

    #expect(slider.ticks.count <= 1)
  }

  @Test("A14: no tick on a press, one from the first stop and one to the last but one")
  func a14() throws {
    var slider = try SliderScript(0, 4)

    slider.press(20)
    slider.release()
    #expect(slider.ticks.isEmpty)

    slider.press(20)
    slider.drag(to: 120)
    slider.release()
    #expect(slider.ticks == [1])

    slider.press(420)
    slider.drag(to: 320)
    #expect(slider.ticks == [1, 3])
  }

  @Test("A15: fifty more motions against the neighbour change nothing, and collide once")
  func a15() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 220)
    let before = slider.log.count

    for x in 221...270 { slider.drag(to: Double(x)) }

    #expect(Array(slider.log[before...]) == [.collision(.lower, .thumb)])
  }
}
