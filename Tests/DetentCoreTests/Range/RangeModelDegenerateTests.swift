import DetentCore
import Testing

/// Few stops, no length, no numbers; and very many stops.
@Suite("Range model: degenerate and large") struct RangeModelDegenerateTests {
  @Test("Two stops work like many")
  func twoStops() throws {
    var slider = try SliderScript(0, 1, stops: 2, collision: .stop)

    slider.press(20)
    slider.drag(to: 420)
    slider.release()
    #expect(slider.pair == [1, 1])
    slider.press(420)
    slider.drag(to: 20)

    #expect(slider.pair == [0, 1])
    #expect(slider.ticks == [1, 0])
  }

  @Test(
    "A pointer that is nowhere presses and moves nothing", arguments: [Double.nan, .infinity, -.infinity])
  func nowhere(x: Double) throws {
    var slider = try SliderScript(1, 3)
    slider.press(x)
    slider.press(120, across: x)
    #expect(!slider.model.isTracking)

    slider.press(120)
    slider.drag(to: x)

    #expect(slider.pair == [1, 3])
    #expect(slider.x(of: .first) == 120)
    #expect(slider.log.isEmpty)
  }

  @Test("A track loses its length in mid-drag: the thumb stays, and its end is told")
  func losesLength() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20)
    slider.track = Track(start: 20, length: 0)

    #expect(slider.drag(to: 200).isEmpty)
    #expect(slider.tell { $0.relayout(on: $1, time: $2) }.isEmpty)
    #expect(slider.release().finals == [[0, 3]])
  }

  @Test("A resize moves nothing that is only pressed")
  func resizePressed() throws {
    var thumb = try SliderScript(1, 3)
    var pile = try SliderScript(2, 2, collision: .stop)
    var range = try SliderScript(1, 3) { $0.allowsRangeDrag = true }
    thumb.press(120)
    pile.press(220)
    range.press(220)

    #expect(thumb.resize(to: 840).isEmpty)
    #expect(pile.resize(to: 840).isEmpty)
    #expect(range.resize(to: 840).isEmpty)
    #expect(thumb.x(of: .first) == 220)
  }

  @Test("A resize brings both hands' thumbs to their hands, whichever is asked first", arguments: [0, 1])
  func resizeTwoHands(lowerFinger: Int) throws {
    var slider = try SliderScript(1, 3, collision: .stop)
    slider.press(120, by: lowerFinger)
    slider.press(320, by: 1 - lowerFinger)
    slider.drag(to: 200, by: lowerFinger)
    slider.drag(to: 260, by: 1 - lowerFinger)
    #expect(slider.pair == [2, 2])

    slider.resize(to: 290)

    #expect(slider.pair == [3, 4])
    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [200, 260])
  }

  @Test("A negative touch target takes no press, and does not trap")
  func negativeTarget() throws {
    var slider = try SliderScript(1, 3) { $0.touchTarget = -1000 }

    slider.press(120)
    slider.press(220)

    #expect(!slider.model.isTracking)
  }

  @Test("One thumb alone knows no neighbour")
  func single() {
    var model = RangeModel(scale: StopGrid(count: 5), single: 9)
    let track = Track(start: 20, length: 400)
    #expect(model.thumbIDs == [.first])
    #expect([model.lower, model.upper] == [4, 4])

    _ = model.press(PointerID(), at: TrackPoint(along: 420), on: track, time: 0)
    let effects = model.drag(PointerID(), to: TrackPoint(along: 120), on: track, time: 1)

    #expect(effects.ticks == [3, 2, 1])
    #expect(model.value(of: .second) == 1)
    #expect(model.limits(of: .first) == 0...4)
    #expect(model.cancel(PointerID(), at: 2).cancellations == [[4, 4]])
    _ = model.press(PointerID(), at: TrackPoint(along: 220), on: track, time: 3)
    #expect(model.lower == 2)
    #expect(model.release(PointerID(), on: track, time: 4).finals == [[2, 2]])
    #expect(model.setEnabled(false, .first, at: 5).isEmpty)
    #expect(!model.accepts(TrackPoint(along: 220), on: track, at: 6))
  }

  @Test("One thumb alone is placed by the program, whatever the gap")
  func singleByProgram() throws {
    var model = RangeModel(scale: StopGrid(count: 5), single: 1)

    let isChange = try model.set(lower: 3, upper: 3)
    #expect(isChange)
    #expect(model.lower == 3)
    _ = try model.setStops(count: 2)

    #expect(model.upper == 1)
  }

  @Test("A pair that was given an impossible gap stays on the stops")
  func impossibleGap() {
    var model = RangeModel(
      scale: StopGrid(count: 3), behavior: RangeBehavior(collision: .keepApart(segments: 9)))

    let effects = model.step(.first, .by(1), at: 0)

    #expect(effects.collisions == [.thumb])
    #expect([model.lower, model.upper] == [0, 2])
  }

  @Test(
    "A million stops: one motion to the end costs no more than one over a thousand",
    arguments: [1_025, 1_000_000])
  func million(stops: Int) throws {
    var slider = try SliderScript(0, stops - 1, stops: stops, collision: .stop)
    slider.press(20)

    let effects = slider.drag(to: 420)

    #expect(slider.pair == [stops - 1, stops - 1])
    let ticks = stops == 1_025 ? 1_024 : 8
    #expect(effects.ticks.count == ticks)
    #expect(effects.ticks.last == stops - 1)
    #expect(zip(effects.ticks, effects.ticks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(effects.count == ticks + 1)
  }

  @Test("A step of a drag asks a scale the same number of questions, however many stops it has")
  func cost() {
    let questions = [5, 1_000_000].map { stops -> Int in
      let scale = CountingScale(grid: StopGrid(count: stops))
      var model = RangeModel(scale: scale, behavior: RangeBehavior(collision: .stop))
      let track = Track(start: 20, length: 400)
      _ = model.press(PointerID(), at: TrackPoint(along: 20), on: track, time: 0)
      let before = scale.questions.count
      _ = model.drag(PointerID(), to: TrackPoint(along: 300), on: track, time: 1)
      _ = model.place(of: .first, at: 2)
      return scale.questions.count - before
    }

    #expect(questions[0] == questions[1])
    #expect(questions[0] > 0)
  }

  @Test("The largest grid there can be does not trap")
  func largest() {
    let grid = StopGrid(count: .max)

    #expect(grid.nearest(to: 1) == .max - 1)
    #expect(grid.nearest(to: 0.5) > .max / 4)
    #expect(grid.value(.max - 2, movedBy: .max) == .max - 1)
    #expect(grid.value(5, movedBy: .min) == 0)
    #expect(grid.stopsPassed(from: 0, to: .max - 1).count == 8)
  }
}
