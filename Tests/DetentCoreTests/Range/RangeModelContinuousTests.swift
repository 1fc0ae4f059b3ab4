import DetentCore
import Testing

@Suite("Two thumbs on numbers") struct RangeModelContinuousTests {
  @Test("A thumb follows the pointer with the offset of the grab, and every change is reported")
  func grabOffset() throws {
    var slider = try NumberScript(20, 80)

    slider.press(25)
    #expect(slider.pair == [20, 80])
    slider.drag(to: 26, 30.5)
    slider.release()

    #expect(slider.changes == [[21, 80], [25.5, 80]])
    #expect(slider.finals == [[25.5, 80]])
  }

  @Test(
    "The pointer may leave the widget and come back: the thumb waits at the end and is met with the same offset"
  )
  func leavesAndReturns() throws {
    var slider = try NumberScript(20, 80)

    slider.press(25)
    slider.drag(to: -900)
    #expect(slider.pair == [0, 80])
    slider.drag(to: -1e300, 3)
    #expect(slider.pair == [0, 80])
    slider.drag(to: 45)

    #expect(slider.pair == [40, 80])
  }

  @Test(
    "What happens where the thumbs meet is the rule's",
    arguments: [
      (CollisionRule.stop, [50.0, 50]), (.keepApart(segments: 10), [40, 50]), (.cross, [50, 90]),
      (.push, [90, 90]),
    ])
  func rules(rule: CollisionRule, expected: [Double]) throws {
    var slider = try NumberScript(20, 50, collision: rule)

    slider.press(20)
    slider.drag(to: 35, 90)
    slider.release()

    #expect(slider.roundedPair == expected)
    #expect(slider.finals.last == slider.pair)
    #expect(slider.changes.allSatisfy { $0[0] <= $0[1] })
  }

  @Test("A thumb stopped by the other is told of it once, and stands exactly where that is")
  func contact() throws {
    let upper = 50 + 1.0 / 3
    var slider = try NumberScript(20, upper)

    slider.press(20)
    slider.drag(to: 70, 80, 75)

    #expect(slider.collisions == [.thumb])
    #expect(slider.pair == [upper, upper])
  }

  @Test("Crossing, the thumb in hand stays in hand and the pair is sorted; back again all is as before")
  func crossing() throws {
    var slider = try NumberScript(20, 50, collision: .cross)

    slider.press(20)
    slider.drag(to: 70)
    #expect(slider.held == .first)
    #expect(slider.model.role(of: .first) == .upper)
    #expect(slider.pair == [50, 70])
    slider.drag(to: 20)

    #expect(slider.pair == [20, 50])
    #expect(slider.model.role(of: .first) == .lower)
  }

  @Test("A pushed neighbour stays where it was pushed to")
  func pushed() throws {
    var slider = try NumberScript(20, 50, collision: .push)

    slider.press(20)
    slider.drag(to: 70, 30)

    #expect(slider.pair == [30, 70])
  }

  @Test("A pile comes apart to both sides, by the direction of the pointer", arguments: [-1.0, 1])
  func pile(direction: Double) throws {
    var slider = try NumberScript(50, 50)

    slider.press(52)
    slider.drag(to: 52 + 3 * direction)
    #expect(slider.log.isEmpty)
    slider.drag(to: 52 + 20 * direction)

    #expect(slider.pair == (direction < 0 ? [30, 50] : [50, 70]))
  }

  @Test("Nothing ticks: there are no stops")
  func noTicks() throws {
    var slider = try NumberScript(20, 80, collision: .push)

    slider.press(20)
    slider.drag(to: 50, 99, 1)
    slider.release()
    slider.key(.right, on: .second, times: 30)
    slider.keyUp()

    #expect(slider.ticks.isEmpty)
    #expect(!slider.changes.isEmpty)
  }

  @Test("Letting go changes nothing and leaves the thumb where it is")
  func release() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 33.3)
    let reported = slider.pair
    slider.release(velocity: 3_000)

    #expect(slider.pair == reported)
    #expect(slider.x(of: .first) == 33.3)
    #expect(!slider.model.isMoving)
  }

  @Test("Motion that changes no value reports nothing")
  func noChange() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 30, 30, 30)

    #expect(slider.changes == [[30, 80]])
  }

  @Test(
    "Cancelling brings back exactly what was before the press",
    arguments: [CollisionRule.stop, .cross, .push])
  func cancel(rule: CollisionRule) throws {
    let (lower, upper) = (100.0 / 3, 200.0 / 3)
    var slider = try NumberScript(lower, upper, collision: rule)

    slider.press(33)
    slider.drag(to: 90)
    slider.cancel()

    #expect(slider.pair == [lower, upper])
    #expect(slider.log.cancellations == [[lower, upper]])
    #expect(slider.finals.isEmpty)
  }

  @Test("A resize in mid-drag keeps the thumb under the pointer with the same offset")
  func resize() throws {
    var slider = try NumberScript(20, 80)

    slider.press(25)
    slider.drag(to: 45)
    slider.resize(to: 240)

    #expect(slider.track.length == 200)
    #expect(slider.x(of: .first) == 40)
    #expect(slider.roundedPair == [10, 80])
  }

  @Test(
    "Without snapping to do, every timing follows the pointer",
    arguments: [SnapTiming.onRelease, .whileDragging])
  func timing(timing: SnapTiming) throws {
    var slider = try NumberScript(20, 80) { $0.snapTiming = timing }

    slider.press(20)
    slider.drag(to: 47.5)

    #expect(slider.x(of: .first) == 47.5)
    #expect(!slider.model.isMoving)
  }

  @Test("The range is dragged with its width unchanged, up to the ends", arguments: [30.0, -90, 90])
  func rangeDrag(distance: Double) throws {
    var slider = try NumberScript(30, 60) {
      $0.allowsRangeDrag = true; $0.touchTarget = 10
    }

    slider.press(45)
    for step in 1...30 { slider.drag(to: 45 + distance * Double(step) / 30) }
    slider.release()

    #expect(slider.roundedPair == (distance == 30 ? [60, 90] : distance < 0 ? [0, 30] : [70, 100]))
    #expect(slider.pair.allSatisfy { (0...100).contains($0) })
    #expect(slider.finals.count == 1)
  }

  @Test("Ends as far apart as numbers go are dragged like others")
  func hugeEnds() throws {
    var slider = try NumberScript(-5e307, 5e307, in: -1e308...1e308) {
      $0.allowsRangeDrag = true
      $0.touchTarget = 10
    }

    slider.press(25)
    slider.drag(to: 10)
    slider.release()
    #expect((slider.pair[0] / 1e308 + 0.8).magnitude < 1e-12)
    slider.press(50)
    slider.drag(to: 500)
    slider.release()

    #expect(slider.pair[1] == 1e308)
    #expect((slider.pair[0] / 1e308 + 0.3).magnitude < 1e-12)
    #expect(slider.pair.allSatisfy { $0.isFinite })
  }
}
