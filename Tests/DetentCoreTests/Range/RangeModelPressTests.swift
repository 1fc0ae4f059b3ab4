import DetentCore
import Testing

/// Which thumb a press takes, and what a press on the bare track does.
@Suite("Range model: presses") struct RangeModelPressTests {
  private func wide(
    _ lower: Int, _ upper: Int, stops: Int = 5, _ rule: CollisionRule = .stop
  ) throws -> SliderScript {
    try SliderScript(lower, upper, stops: stops, collision: rule) { $0.touchTarget = 200 }
  }

  @Test(
    "The touch target is 44 by 44 around the drawn centre",
    arguments: [
      (98.0, 0.0, true), (97.9, 0, false), (142, 0, true), (142.1, 0, false), (120, 22, true),
      (120, -22.1, false),
    ])
  func touchTarget(x: Double, across: Double, isTaken: Bool) throws {
    var slider = try SliderScript(1, 3) { $0.trackPress = .ignore }

    slider.press(x, across: across)

    #expect((slider.held == .first) == isTaken)
  }

  @Test(
    "Of two thumbs in reach the nearer one is taken", arguments: [(165.0, ThumbID.first), (175, .second)])
  func nearer(x: Double, thumb: ThumbID) throws {
    var slider = try wide(1, 2)

    slider.press(x)

    #expect(slider.held == thumb)
  }

  @Test("On a tie the one that can move towards the pointer is taken")
  func tie() throws {
    var both = try wide(1, 2)
    both.press(170)
    #expect(both.held == .first)

    var walled = try wide(1, 2)
    walled.enable(false, .first)
    walled.press(170)
    #expect(walled.held == .second)
  }

  @Test("On a tie where none can move towards the pointer, one that can move at all is taken")
  func tieApart() throws {
    var atRightEnd = try wide(1, 2, stops: 3, .keepApart(segments: 1))
    atRightEnd.press(320)
    #expect(atRightEnd.held == .first)

    var atLeftEnd = try wide(0, 1, stops: 3, .keepApart(segments: 1))
    atLeftEnd.press(120)
    #expect(atLeftEnd.held == .second)

    var stuck = try wide(0, 1, stops: 2, .keepApart(segments: 1))
    stuck.track = Track(start: 20, length: 100)
    stuck.press(70)
    #expect(stuck.held == .first)
  }

  @Test("A tie is a tie in spite of rounding", arguments: 2...40)
  func tieOnEveryGrid(stops: Int) throws {
    for index in 0..<(stops - 1) {
      var slider = try wide(index, index + 1, stops: stops)

      slider.press((slider.x(ofStop: index) + slider.x(ofStop: index + 1)) / 2)

      #expect(slider.held == .first, "\(stops) stops, between \(index) and \(index + 1)")
    }
  }

  @Test("A press on the bare track sends the nearest thumb there and drags it on")
  func track() throws {
    var slider = try SliderScript(0, 4)

    slider.press(130)
    #expect(slider.held == .first)
    #expect(slider.ticks == [1])
    #expect(slider.x(of: .first) == 20)
    #expect(slider.x(of: .first, after: 5) == 130)

    slider.drag(to: 225)
    slider.release()
    #expect(slider.changes == [[1, 4], [2, 4]])
    #expect(slider.log.reports.map(\.source) == [.track, .pointer, .pointer])
  }

  @Test("A press on the bare track is a drag that began, also when nothing changes")
  func trackWithoutChange() throws {
    var slider = try SliderScript(1, 4)

    slider.press(150)
    slider.release()

    #expect(slider.log.reports == [RangeReport(lower: 1, upper: 4, isFinal: true, source: .track)])
  }

  @Test("A press on the bare track does nothing when told so")
  func trackIgnored() throws {
    var slider = try SliderScript(0, 4) { $0.trackPress = .ignore }

    #expect(!slider.model.accepts(TrackPoint(along: 220), on: slider.track, at: 0))
    #expect(slider.press(220).isEmpty)
    #expect(!slider.model.isTracking)
  }

  @Test(
    "Beyond half a touch target from the track nothing is pressed",
    arguments: [
      (-2.0, 0.0, true), (-2.1, 0, false), (442, 0, true), (442.1, 0, false), (220, 22, true),
      (220, 22.1, false),
    ])
  func outside(x: Double, across: Double, isAccepted: Bool) throws {
    let slider = try SliderScript(1, 3)

    #expect(slider.model.accepts(TrackPoint(along: x, across: across), on: slider.track, at: 0) == isAccepted)
  }

  @Test("A press over a disabled thumb does not move the other one there")
  func disabledUnderPointer() throws {
    var slider = try SliderScript(1, 3)
    slider.enable(false, .first)

    #expect(slider.press(120).isEmpty)
    #expect(slider.held == nil)
  }

  @Test("The bare track moves the free thumb when the nearer one is disabled, none when both are")
  func disabledNearer() throws {
    var slider = try SliderScript(1, 4)
    slider.enable(false, .first)

    slider.press(170)
    #expect(slider.held == .second)
    #expect(slider.pair == [1, 2])
    slider.release()

    slider.enable(false, .second)
    #expect(slider.press(400).isEmpty)
    #expect(slider.held == nil)
  }

  @Test("A second press of the same pointer is not another one")
  func twice() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)

    slider.press(320)

    #expect(slider.held == .first)
    #expect(!slider.model.isHeld(.second))
  }

  @Test("An event of a pointer that is not down does nothing")
  func unknownPointer() throws {
    var slider = try SliderScript(1, 3)
    let before = slider.model

    slider.drag(to: 300)
    slider.release()
    slider.cancel()

    #expect(slider.model == before)
    #expect(slider.log.isEmpty)
  }

  @Test("The thumb under a point is found for hovering and wheels")
  func thumbAt() throws {
    let slider = try SliderScript(1, 3, collision: .stop)
    let pile = try SliderScript(4, 4, collision: .stop)
    let find = { (slider: SliderScript, x: Double) in
      slider.model.thumb(at: TrackPoint(along: x), on: slider.track, time: 0)
    }

    #expect(find(slider, 130) == .first)
    #expect(find(slider, 310) == .second)
    #expect(find(slider, 220) == nil)
    #expect(find(pile, 420) == .first)
    #expect(try find(SliderScript(0, 0, stops: 1), 220) == nil)
  }
}
