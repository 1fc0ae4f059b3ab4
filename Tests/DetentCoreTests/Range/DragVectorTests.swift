import DetentCore
import Testing

/// What other sliders' suites say about the mechanics of a drag, on stops; values are indices of 101 stops.
///
/// Not applicable:
/// - D7: a motion without a button held is the pan recogniser's. D11: a thumb has no slop.
/// - D8: a second finger may hold the other thumb, as D9 says.
/// - D13: there is no deferred mode, whoever wants one listens to final reports. D15: the beginning is the control's.
/// - D17, its second part: scrollers are the views'. D20: three thumbs. D25: no change can be vetoed.
@Suite("Vectors: drags") struct DragVectorTests {
  private func hundredPoints(_ lower: Int, _ upper: Int, isReversed: Bool = false) throws -> SliderScript {
    var slider = try SliderScript(lower, upper, stops: 101, collision: .stop, isReversed: isReversed)
    slider.track = Track(start: 0, length: 100, isReversed: isReversed)
    return slider
  }

  @Test("D1: pressed 10 off the centre of a vertical thumb, it keeps these 10")
  func d1() throws {
    var slider = try hundredPoints(50, 100, isReversed: true)

    slider.press(60)
    slider.drag(to: 80)

    #expect(slider.pair == [30, 100])
  }

  @Test("D3: on a reversed track small coordinates are large values")
  func d3() throws {
    var slider = try hundredPoints(0, 30, isReversed: true)

    slider.press(20)
    slider.drag(to: 22)

    #expect(slider.changes == [[0, 80], [0, 78]])
  }

  @Test("D4: a press without motion changes nothing and ends nothing")
  func d4() throws {
    var slider = try SliderScript(1, 3)

    slider.press(120)
    #expect(slider.held == .first)
    slider.release()

    #expect(slider.held == nil)
    #expect(slider.log.isEmpty)
  }

  @Test("D5: three motions over two values are two reports")
  func d5() throws {
    var slider = try hundredPoints(20, 100)
    slider.press(20)

    slider.drag(to: 21, 22, 22.2)

    #expect(slider.changes == [[21, 100], [22, 100]])
  }

  @Test("D8: a second finger on a thumb in hand is ignored")
  func d8() throws {
    var slider = try SliderScript(1, 3) { $0.trackPress = .ignore }
    slider.press(120)

    slider.press(121, by: 1)
    slider.drag(to: 20, by: 1)

    #expect(slider.pair == [1, 3])
    #expect(slider.held == .first)
  }

  @Test("D9: two fingers bring both thumbs to the middle")
  func d9() throws {
    var slider = try SliderScript(0, 4, collision: .stop)
    slider.press(20)
    slider.press(420, by: 1)
    #expect(ThumbID.allCases.allSatisfy(slider.model.isHeld))

    slider.drag(to: 220)
    slider.drag(to: 220, by: 1)
    slider.release()
    slider.release(by: 1)

    #expect(slider.pair == [2, 2])
    #expect(slider.finals.count == 2)
  }

  @Test("D12: a press on the bare track reports at once, and once")
  func d12() throws {
    var slider = try SliderScript(20, 80, stops: 101)

    let effects = slider.press(20)

    #expect(effects.reports == [RangeReport(lower: 0, upper: 80, isFinal: false, source: .track)])
  }

  @Test("D16: a slow drag over 25 values makes exactly one report for each")
  func d16() throws {
    var slider = try hundredPoints(25, 100)
    slider.press(25)

    for step in 1...100 { slider.drag(to: 25 + Double(step) / 4) }

    #expect(slider.changes.map { $0[0] } == Array(26...50))
  }

  @Test("D17: a press on the value that is there reports nothing")
  func d17() throws {
    var slider = try hundredPoints(20, 80)

    slider.press(20)
    slider.release()

    #expect(slider.log.isEmpty)
  }

  @Test("D19: the range between the thumbs is dragged as a whole")
  func d19() throws {
    var slider = try SliderScript(20, 60, stops: 101) { $0.allowsRangeDrag = true }

    slider.press(slider.x(ofStop: 40))
    slider.drag(to: slider.x(ofStop: 50))

    #expect(slider.pair == [30, 70])
  }

  @Test("D21: a drag onto the other thumb ends once, with the pair")
  func d21() throws {
    var slider = try SliderScript(5, 7, stops: 11, collision: .stop)
    slider.track = Track(start: 0, length: 100)

    slider.press(70)
    slider.drag(to: 50)
    slider.release()

    #expect(slider.finals == [[5, 5]])
  }

  @Test("D23: on a reversed track a motion towards smaller coordinates raises the value")
  func d23() throws {
    var slider = try hundredPoints(20, 40, isReversed: true)

    slider.press(80)
    slider.drag(to: 70)

    #expect(slider.pair == [30, 40])
  }

  @Test("D24: disabled in mid-drag a thumb goes back and hears no more motions")
  func d24() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20)

    #expect(slider.enable(false, .first).cancellations == [[1, 3]])
    #expect(slider.drag(to: 20, 220).isEmpty)
    #expect(slider.release().isEmpty)
    #expect(slider.pair == [1, 3])
  }
}
