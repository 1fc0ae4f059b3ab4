import DetentCore
import Testing

@Suite("One thumb that jumps from stop to stop") struct RangeModelSingleThumbTests {
  @Test(
    "It is drawn on stops while it is dragged, and ticks once for each that it passes", arguments: [1, 40])
  func liveSnap(steps: Int) throws {
    var slider = SliderScript(one: 0)

    slider.press(20)
    for step in 1...steps { slider.drag(to: 20 + 237 * Double(step) / Double(steps)) }

    #expect(slider.pair == [2, 2])
    #expect(slider.ticks == [1, 2])
    #expect(slider.changes.last == [2, 2])
    #expect(slider.x(of: .first, after: 5) == 220)
  }

  @Test(
    "Beyond an end it stays there, and follows again as soon as the pointer is back",
    arguments: [1e9, -1e9, 700])
  func overshoot(place: Double) throws {
    var slider = SliderScript(one: 2)

    slider.press(230)
    slider.drag(to: place)
    #expect(slider.pair == (place > 0 ? [4, 4] : [0, 0]))
    slider.drag(to: 330)
    #expect(slider.pair == [3, 3])
    slider.drag(to: 230)
    slider.release()

    #expect(slider.finals == [[2, 2]])
  }

  @Test("It moves by the way of the pointer from where it was, not to the pointer")
  func translation() throws {
    var slider = SliderScript(one: 1)

    slider.press(138)
    slider.drag(to: 172)
    #expect(slider.pair == [1, 1])
    slider.drag(to: 138 + 61)

    #expect(slider.pair == [2, 2])
  }

  @Test("The end is told once for each contact")
  func contact() throws {
    var slider = SliderScript(one: 3)

    slider.press(320)
    slider.drag(to: 450, 500, 480, 300, 470)

    #expect(slider.collisions == [.track, .track])
  }

  @Test("Letting go changes no value, whatever the speed")
  func release() throws {
    var slider = SliderScript(one: 1)

    slider.press(120)
    slider.drag(to: 160)
    slider.release(velocity: 9_000)

    #expect(slider.finals == [[1, 1]])
    #expect(slider.changes.isEmpty)
    #expect(slider.x(of: .first, after: 5) == 120)
  }

  @Test("Cancelled, it is back where it was")
  func cancel() throws {
    var slider = SliderScript(one: 1)

    slider.press(120)
    slider.drag(to: 400)
    slider.cancel()

    #expect(slider.pair == [1, 1])
    #expect(slider.log.cancellations == [[1, 1]])
    #expect(slider.finals.isEmpty)
  }

  @Test("A press on the bare track brings it there")
  func trackPress() throws {
    var slider = SliderScript(one: 0)

    slider.press(320)
    slider.release()

    #expect(slider.finals == [[3, 3]])
    #expect(slider.ticks == [1, 2, 3])
    #expect(slider.log.reports.first?.source == .track)
  }

  @Test("Keys and wheel go by a stop, and to both ends", arguments: [false, true])
  func steps(isReversed: Bool) throws {
    var slider = SliderScript(one: 2, isReversed: isReversed)

    slider.key(.right, on: .first)
    #expect(slider.pair == (isReversed ? [1, 1] : [3, 3]))
    slider.key(.home, on: .first)
    #expect(slider.pair == [0, 0])
    slider.key(.end, on: .first)
    slider.keyUp()
    #expect(slider.pair == [4, 4])
    slider.wheel(-240, over: .first)

    #expect(slider.pair == [2, 2])
    #expect(slider.model.limits(of: .first) == 0...4)
  }

  @Test("A second finger finds nothing to hold")
  func secondFinger() throws {
    var slider = SliderScript(one: 2)

    slider.press(220)
    slider.press(222, by: 1)
    slider.drag(to: 420, by: 1)
    slider.drag(to: 320)
    slider.release()
    slider.release(by: 1)

    #expect(slider.finals == [[3, 3]])
  }

  @Test("Fewer stops in mid-drag cancel it and keep it on one of them")
  func fewerStops() throws {
    var slider = SliderScript(one: 4)

    slider.press(420)
    slider.drag(to: 320)
    try slider.setStops(3)
    slider.drag(to: 20)

    #expect(slider.pair == [2, 2])
    #expect(slider.log.cancellations == [[2, 2]])
  }
}
