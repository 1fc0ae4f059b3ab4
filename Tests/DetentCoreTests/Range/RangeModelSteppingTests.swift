import DetentCore
import Testing

/// Keys, the wheel and assistive technology.
@Suite("Range model: keys and wheel") struct RangeModelSteppingTests {
  @Test(
    "Keys move by one, by a tenth of the stops, or to the thumb's own limits",
    arguments: [
      (.left, [49, 80]), (.down, [49, 80]), (.right, [51, 80]), (.up, [51, 80]), (.pageDown, [40, 80]),
      (.pageUp, [60, 80]), (.home, [0, 80]), (.end, [79, 80]),
    ] as [(MoveKey, [Int])])
  func keys(key: MoveKey, pair: [Int]) throws {
    var slider = try SliderScript(50, 80, stops: 101)

    slider.key(key, on: .first)

    #expect(slider.pair == pair)
  }

  @Test("From right to left only Left and Right swap")
  func rightToLeft() {
    let swapped = MoveKey.allCases.filter {
      RangeStep(key: $0, direction: .leftToRight) != RangeStep(key: $0, direction: .rightToLeft)
    }

    #expect(swapped == [.left, .right])
  }

  @Test(
    "A page is a tenth of the stops, at least 1 and at most 10",
    arguments: [(2, 1), (19, 1), (20, 2), (1000, 10)])
  func page(stops: Int, steps: Int) { #expect(StopGrid(count: stops).pageSteps == steps) }

  @Test("A key that repeats is final once, when it comes up")
  func keyUp() throws {
    var slider = try SliderScript(0, 4)

    slider.key(.right, on: .first, times: 3)
    #expect(slider.finals.isEmpty)
    slider.keyUp()
    slider.keyUp()

    #expect(slider.changes == [[1, 4], [2, 4], [3, 4]])
    #expect(slider.finals == [[3, 4]])
    #expect(slider.log.reports.allSatisfy { $0.source == .key })
    #expect(slider.ticks == [1, 2, 3])
  }

  @Test("A key that moves nothing is not final, and collides once for each contact")
  func keyAgainstLimit() throws {
    var slider = try SliderScript(0, 1)

    slider.key(.right, on: .first, times: 3)
    #expect(slider.log == [.collision(.lower, .thumb)])
    slider.key(.left, on: .first, times: 2)
    slider.keyUp()
    slider.key(.left, on: .first)

    #expect(slider.collisions == [.thumb, .track, .track])
    #expect(slider.finals.isEmpty)
  }

  @Test("A move between two pushes against a limit makes them two contacts")
  func twoContacts() throws {
    var slider = try SliderScript(0, 2)

    slider.key(.right, on: .first, times: 2)
    slider.key(.left, on: .first)
    slider.key(.right, on: .first, times: 2)

    #expect(slider.collisions == [.thumb, .thumb])
  }

  @Test("A key on the other thumb, and a press, end what the keys did with the first")
  func endedByOther() throws {
    var slider = try SliderScript(0, 4)
    slider.key(.right, on: .first)

    #expect(slider.key(.left, on: .second).reports.map(\.isFinal) == [true, false])
    #expect(slider.press(120).finals == [[1, 3]])
  }

  @Test("A thumb in hand hears neither keys nor wheel")
  func held() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)

    #expect(slider.key(.left, on: .first).isEmpty)
    #expect(slider.wheel(120, over: .first).isEmpty)
    #expect(slider.key(.left, on: .second).changes == [[1, 2]])
  }

  @Test("A pushing key takes the neighbour along, each with its tick")
  func push() throws {
    var slider = try SliderScript(1, 2, collision: .push)

    let effects = slider.key(.end, on: .first)

    #expect(slider.pair == [4, 4])
    #expect(effects.ticks == [2, 3, 4, 3, 4])
    #expect(effects.tickRoles == [.lower, .lower, .lower, .upper, .upper])
  }

  @Test("A tick names the place in the pair that the thumb has at that stop")
  func crossingTicks() throws {
    var slider = try SliderScript(1, 3, collision: .cross)

    let effects = slider.key(.end, on: .first)

    #expect(effects.ticks == [2, 3, 4])
    #expect(effects.tickRoles == [.lower, .lower, .upper])
  }

  @Test(
    "Steps by nothing do nothing, and by more than there is go to the limit",
    arguments: [
      (.by(0), 2), (.pages(0), 2), (.by(.max), 3), (.by(.min), 0), (.pages(.max), 3), (.pages(.min), 0),
    ] as [(RangeStep, Int)])
  func extremes(step: RangeStep, lower: Int) throws {
    var slider = try SliderScript(2, 4)

    let effects = slider.tell { $0.step(.first, step, at: $2) }

    #expect(slider.pair == [lower, 4])
    #expect(effects.isEmpty == (lower == 2))
  }

  @Test(
    "The pages of a big slider go to the limit too",
    arguments: [(RangeStep.pages(.max), 999), (.pages(.min), 0)])
  func bigPages(step: RangeStep, lower: Int) throws {
    var slider = try SliderScript(500, 1000, stops: 1001)

    slider.tell { $0.step(.first, step, at: $2) }

    #expect(slider.pair == [lower, 1000])
  }

  @Test("Each step of assistive technology is final at once")
  func accessibility() throws {
    var slider = try SliderScript(1, 2)
    let step = { (slider: inout SliderScript, count: Int) in
      slider.tell { $0.step(.first, .by(count), source: .accessibility, at: $2) }
    }

    #expect(step(&slider, -1).reports.map(\.isFinal) == [false, true])
    #expect(step(&slider, -1).reports.isEmpty)
    slider.key(.left, on: .second)
    #expect(slider.key(.right, on: .second).finals.isEmpty)
    #expect(step(&slider, 1).reports.map(\.source) == [.key, .accessibility, .accessibility])
  }

  @Test("120ths of a notch accumulate")
  func wheelAccumulates() throws {
    var slider = try SliderScript(0, 4)

    slider.wheel(40, 40, over: .first)
    #expect(slider.pair == [0, 4])
    slider.wheel(40, 100, over: .first)
    #expect(slider.pair == [1, 4])
    slider.wheel(20, over: .first)

    #expect(slider.pair == [2, 4])
    #expect(slider.ticks == [1, 2])
  }

  @Test("A change of direction drops what was left of a notch", arguments: [1.0, -1])
  func wheelTurns(sign: Double) throws {
    var slider = try SliderScript(2, 4, stops: 7)

    slider.wheel(sign * 110, -sign * 20, over: .first)
    #expect(slider.pair == [2, 4])

    slider.wheel(-sign * 100, over: .first)
    #expect(slider.pair == [2 - Int(sign), 4])
  }

  @Test("The wheel is final after 300 ms without a notch, once")
  func wheelFinal() throws {
    var slider = try SliderScript(0, 4)
    let first = slider.wheel(120, over: .first)
    #expect(first.wakes == [slider.time + 0.3])

    #expect(slider.wait(0.28).isEmpty)
    slider.wheel(120, over: .first)
    #expect(slider.wait(0.28).isEmpty)
    #expect(slider.wait(0.02).finals == [[2, 4]])

    #expect(slider.wait(1).isEmpty)
    #expect(slider.log.reports.allSatisfy { $0.source == .wheel })
  }

  @Test("A notch after the pause is another interaction, also when nobody called in time")
  func wheelLate() throws {
    var slider = try SliderScript(0, 4)
    slider.wheel(120, 60, over: .first)
    slider.time += 1

    let late = slider.wheel(60, over: .first)

    #expect(late.finals == [[1, 4]])
    #expect(slider.pair == [1, 4])
  }

  @Test("A wheel that changed nothing is not final")
  func wheelWithoutChange() throws {
    var slider = try SliderScript(0, 4)

    slider.wheel(60, over: .first)

    #expect(slider.wait(1).isEmpty)
  }

  @Test("A wheel against a limit collides once")
  func wheelCollides() throws {
    var slider = try SliderScript(0, 4)

    slider.wheel(-120, -120, -60, -60, over: .first)

    #expect(slider.collisions == [.track])
    #expect(slider.wait(1).isEmpty)
  }

  @Test("Over the other thumb, or by keys, another interaction begins")
  func wheelOverOther() throws {
    var slider = try SliderScript(0, 4)
    slider.wheel(120, over: .first)

    #expect(slider.wheel(-120, over: .second).reports.map(\.isFinal) == [true, false])
    #expect(slider.key(.left, on: .second).reports.map(\.isFinal) == [true, false])
    #expect(slider.wheel(-60, over: .second).finals == [[1, 2]])
  }

  @Test("No wheel turns too far", arguments: [Double.nan, .infinity, 0])
  func wheelIllegal(units: Double) throws {
    var slider = try SliderScript(0, 4)

    #expect(slider.wheel(units, over: .first).isEmpty)
  }

  @Test("A huge turn leaves nothing behind")
  func wheelHuge() throws {
    var slider = try SliderScript(0, 100_000, stops: 100_001)

    slider.wheel(1e300, over: .first)
    #expect(slider.pair == [1000, 100_000])
    slider.wheel(1, over: .first)

    #expect(slider.pair == [1000, 100_000])
  }

  @Test(
    "The wheel turns the thumb under the pointer, or else the focused one; of a pile the focused one, or the one that way"
  )
  func wheelThumb() throws {
    let slider = try SliderScript(1, 3)
    let pile = try SliderScript(2, 2, collision: .stop)
    let find = { (slider: SliderScript, x: Double, focused: ThumbID?, isIncrease: Bool) in
      slider.model.thumbForWheel(
        at: TrackPoint(along: x), focused: focused, isIncrease: isIncrease, on: slider.track,
        time: 0)
    }

    #expect(find(slider, 320, .first, true) == .second)
    #expect(find(slider, 220, .first, true) == .first)
    #expect(find(slider, 20, .second, true) == .second)
    #expect(find(slider, 20, nil, true) == nil)
    #expect(find(pile, 220, .first, true) == .first)
    #expect(find(pile, 220, nil, true) == .second)
    #expect(find(pile, 220, nil, false) == .first)
  }
}
