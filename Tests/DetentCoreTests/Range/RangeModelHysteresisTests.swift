import DetentCore
import Testing

/// When the index of a dragged thumb changes.
@Suite("Range model: hysteresis") struct RangeModelHysteresisTests {
  @Test(
    "A thumb keeps its stop within half a segment and four points, in either direction, on either kind of track",
    arguments: [54.0, 54.1, -54, -54.1], [false, true])
  func fourPoints(distance: Double, isReversed: Bool) throws {
    var slider = try SliderScript(2, 4, isReversed: isReversed)
    slider.press(220)

    slider.drag(to: 220 + distance)

    #expect((slider.pair != [2, 4]) == (distance.magnitude > 54))
  }

  @Test("On short segments it is a tenth of one")
  func tenth() throws {
    var slider = try SliderScript(10, 40, stops: 41)
    slider.press(120)

    slider.drag(to: 125.99)
    #expect(slider.pair == [10, 40])
    slider.drag(to: 126.01)

    #expect(slider.pair == [11, 40])
  }

  @Test("Trembling around a midpoint changes nothing, from either side", arguments: [(120.0, 0), (220, 1)])
  func trembling(start: Double, changes: Int) throws {
    var slider = try SliderScript(1, 4)
    slider.press(120)
    slider.drag(to: start == 120 ? 121 : start)

    for _ in 0..<20 { slider.drag(to: 172, 168) }

    #expect(slider.changes.count == changes)
  }

  @Test(
    "A jump lands where it points, an exact midpoint on the larger stop, on every grid", arguments: 4...120)
  func midpoints(stops: Int) throws {
    for isReversed in [false, true] {
      let grid = StopGrid(count: stops)
      let track = Track(start: 20, length: 100 * Double(stops - 1), isReversed: isReversed)
      for index in 2..<(stops - 1) {
        let x = track.position(at: grid.fraction(of: index)) + (isReversed ? -50 : 50)
        let fraction = try #require(track.fraction(at: x))

        #expect(grid.nearest(to: fraction) == index + 1)
        #expect(
          grid.value(at: fraction, keeping: 0, trackLength: track.length, hysteresis: Hysteresis()) == index
            + 1)
      }
    }
  }

  @Test(
    "Its share of a segment is a tenth, at most four points, and nothing that is not a number",
    arguments: [
      (Hysteresis(), 100, 0.04), (Hysteresis(), 40, 0.1), (Hysteresis(), 10, 0.1), (Hysteresis(), 0, 0.1),
      (Hysteresis(fraction: .nan), 100, 0), (Hysteresis(limit: -1), 100, 0),
      (Hysteresis(fraction: 9, limit: 99), 100, 0.45),
    ] as [(Hysteresis, Double, Double)])
  func share(hysteresis: Hysteresis, segment: Double, share: Double) {
    let grid = StopGrid(count: 3)
    let keeps = { (offset: Double) in
      grid.value(at: (0.5 + offset) / 2, keeping: 0, trackLength: segment * 2, hysteresis: hysteresis) == 0
    }

    #expect(keeps(share))
    #expect(!keeps(share + 0.001))
  }

  @Test("The largest hysteresis still lets a thumb reach the next stop and the ends")
  func largest() throws {
    var slider = try SliderScript(3, 4, collision: .stop) {
      $0.hysteresis = Hysteresis(fraction: 100, limit: 1e9)
    }
    slider.press(320)

    slider.drag(to: 420)
    #expect(slider.pair == [4, 4])
    slider.drag(to: 320)

    #expect(slider.pair == [3, 4])
  }

  @Test("Trembling at a limit is one contact; leaving it by more and coming back is another")
  func contact() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)

    for _ in 0..<10 { slider.drag(to: 222, 217) }
    #expect(slider.collisions == [.thumb])
    slider.drag(to: 215, 222)

    #expect(slider.collisions == [.thumb, .thumb])
  }

  @Test(
    "From one limit to the other in one motion is another contact", arguments: [CollisionRule.stop, .cross])
  func otherLimit(rule: CollisionRule) throws {
    var slider = try SliderScript(1, 3, collision: rule)
    slider.press(120)

    slider.drag(to: 0, 500, 0)

    #expect(slider.collisions == [.track, rule == .stop ? .thumb : .track, .track])
  }
}
