import DetentCore
import Testing

/// What the program does to a slider, at rest and in mid-drag.
@Suite("Range model: the program") struct RangeModelProgramTests {
  @Test(
    "In mid-drag the other thumb obeys and the pair is legal at once, under every rule",
    arguments: [
      (.keepApart(segments: 1), [1, 2]), (.keepApart(segments: 2), [0, 2]), (.stop, [2, 2]), (.push, [2, 2]),
      (.cross, [2, 3]),
    ] as [(CollisionRule, [Int])])
  func a21(rule: CollisionRule, pair: [Int]) throws {
    var slider = try SliderScript(1, 4, stops: 6, collision: rule)
    slider.track = Track(start: 20, length: 500)
    slider.press(120)
    slider.drag(to: 320)
    slider.drag(to: 290)
    let old = slider.log.count

    #expect(try slider.set(0, 2))

    #expect(slider.pair == pair)
    #expect(slider.held == .first)
    #expect(slider.log.count == old)
    #expect(slider.release().finals == [pair])
  }

  @Test("Cancelled after that, the held thumb goes back as far as the other one lets it")
  func cancelAfterSet() throws {
    var slider = try SliderScript(2, 4, collision: .stop)
    slider.press(220)
    slider.drag(to: 320)
    try slider.set(0, 1)

    slider.cancel()

    #expect(ThumbID.allCases.map(slider.model.value) == [1, 1])
  }

  @Test("What the program set while a neighbour was pushed stays when the push is cancelled")
  func setPushed() throws {
    var slider = try SliderScript(1, 3, collision: .push)
    slider.press(120)
    slider.drag(to: 420)
    try slider.set(0, 4)

    slider.cancel()

    #expect(slider.pair == [1, 4])
  }

  @Test("Both thumbs are set as one: neither is clamped by where the other one was")
  func atomic() throws {
    var slider = try SliderScript(0, 1)

    #expect(try slider.set(3, 4))
    #expect(slider.pair == [3, 4])
    #expect(try slider.set(0, 1))
    #expect(slider.pair == [0, 1])
  }

  @Test("Animated the thumbs glide to where they are set, else they are there at once")
  func animated() throws {
    var slider = try SliderScript(0, 1)
    try slider.set(3, 4, animated: true)

    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [20, 120])
    #expect(slider.x(of: .first, after: 0.1) > 100)
    #expect(slider.x(of: .second, after: 5) == 420)

    try slider.set(1, 4)
    #expect(slider.x(of: .first) == 120)
    #expect(slider.x(of: .second) < 420, "the other one goes on gliding")
  }

  @Test(
    "An index outside of the stops is an error that names it, and nothing changes",
    arguments: [(-1, 3), (1, 5), (7, 9)])
  func outside(lower: Int, upper: Int) throws {
    var slider = try SliderScript(1, 3)
    let wrong = lower < 0 || lower > 4 ? lower : upper

    #expect(throws: RangeError.indexOutOfRange(index: wrong, allowed: 0...4)) { try slider.set(lower, upper) }
    #expect(slider.pair == [1, 3])
  }

  @Test("Without stops only the pair 0, 0 can be set")
  func noStops() throws {
    var slider = try SliderScript(0, 0, stops: 0)

    #expect(try slider.set(0, 0) == false)
    #expect(throws: RangeError.noStops(index: 1)) { try slider.set(0, 1) }
  }

  @Test("A gap that the stops cannot keep is an error", arguments: [-1, 5])
  func gap(segments: Int) throws {
    var slider = try SliderScript(1, 3)
    let error = RangeError.gapOutOfRange(gap: segments, allowed: 0...4)

    #expect(throws: error) { try slider.model.setCollision(.keepApart(segments: segments)) }
    #expect(slider.model.behavior.collision == .keepApart(segments: 1))
  }

  @Test(
    "Where there are too few stops for any gap, the usual gap of one is none the less legal, a larger one is not",
    arguments: [0, 1])
  func gapWithoutSegments(stops: Int) throws {
    var slider = try SliderScript(0, 0, stops: stops)
    let error = RangeError.gapOutOfRange(gap: 2, allowed: 0...1)

    #expect(slider.model.behavior.collision == .keepApart(segments: 1))
    #expect(throws: error) { try slider.model.setCollision(.keepApart(segments: 2)) }
  }

  @Test("Fewer stops than the gap needs are refused, and nothing changes")
  func stopsTooFew() throws {
    var slider = try SliderScript(0, 4, collision: .keepApart(segments: 3))
    slider.press(20)

    #expect(throws: RangeError.gapOutOfRange(gap: 3, allowed: 0...2)) { try slider.setStops(3) }
    #expect(slider.held == .first)
    #expect(slider.model.scale.count == 5)
  }

  @Test(
    "A new rule moves thumbs apart: the upper one up, or the lower one down",
    arguments: [((1, 1), [1, 3]), ((3, 3), [2, 4]), ((4, 4), [2, 4]), ((0, 0), [0, 2])]
      as [((Int, Int), [Int])])
  func newRule(pair: (Int, Int), expected: [Int]) throws {
    var slider = try SliderScript(pair.0, pair.1, collision: .stop)

    let isChange = try slider.model.setCollision(.keepApart(segments: 2))
    #expect(isChange)
    #expect(slider.pair == expected)
    #expect(slider.log.isEmpty)
  }

  @Test("A new rule rather moves a free thumb than a disabled one")
  func newRuleBesideDisabled() throws {
    var slider = try SliderScript(2, 2, collision: .stop)
    slider.enable(false, .second)

    _ = try slider.model.setCollision(.keepApart(segments: 1))

    #expect(slider.pair == [1, 2])
  }

  @Test("A new rule in mid-drag takes hold of the thumb in hand at once")
  func newRuleInDrag() throws {
    var slider = try SliderScript(2, 4, collision: .cross)
    slider.press(220)
    slider.drag(to: 420)

    _ = try slider.model.setCollision(.keepApart(segments: 1), at: slider.time)

    #expect(slider.pair == [3, 4])
    #expect(slider.x(of: .first, after: 5) == 320)
    slider.drag(to: 421)
    #expect(slider.pair == [3, 4])
  }

  @Test("As many other stops end a drag too")
  func sameCount() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20)

    #expect(try slider.setStops(5).cancellations == [[1, 3]])
    #expect(!slider.model.isTracking)
  }

  @Test("What ends with the stops is told of the new ones, never of an index that is gone")
  func reportsAfterStops() throws {
    var slider = try SliderScript(1, 3)
    slider.key(.right, on: .second)

    #expect(try slider.setStops(3).finals == [[1, 2]])

    try slider.setStops(5)
    slider.press(slider.x(of: .second))
    slider.drag(to: 420)
    #expect(try slider.setStops(2) == [.cancelled(lower: 0, upper: 1, isChange: true)])
  }

  @Test("Stops that come later move the thumbs apart as the rule asks")
  func stopsLater() throws {
    var slider = try SliderScript(0, 0, stops: 0)

    try slider.setStops(4)

    #expect(slider.pair == [0, 1])
  }

  @Test("Every error names the value and what is allowed")
  func descriptions() {
    #expect(
      RangeError.indexOutOfRange(index: 9, allowed: 0...4).description
        == "index 9 is not a stop: allowed are 0 … 4")
    #expect(RangeError.noStops(index: 1).description == "index 1 is not a stop: there are no stops")
    #expect(
      RangeError.gapOutOfRange(gap: 7, allowed: 0...4).description
        == "gap 7 does not fit the stops: allowed are 0 … 4 segments")
    #expect(
      RangeError.tooClose(lower: 1, upper: 2, gap: 2).description
        == "indices 1 and 2 are too close: at least 2 segments must lie between them")
    #expect(RangeError.tooClose(lower: 1, upper: 1, gap: 1).description.contains("1 segment must"))
  }
}
