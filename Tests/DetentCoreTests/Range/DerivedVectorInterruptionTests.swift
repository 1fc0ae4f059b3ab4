import DetentCore
import Testing

/// The worked examples of a segmented slider, A16 to A29; geometry A.
@Suite("Worked examples: interruptions, program, layout") struct DerivedVectorInterruptionTests {
  @Test("A16: a lost grab brings back the pair from before the press, and is never final")
  func a16() throws {
    var slider = try SliderScript(1, 3, collision: .stop)

    slider.press(120)
    slider.drag(to: 300)
    #expect(slider.pair == [3, 3])

    #expect(slider.cancel() == [.cancelled(lower: 1, upper: 3, isChange: true)])
    #expect(slider.pair == [1, 3])
    #expect(slider.finals.isEmpty)
    #expect(slider.held == nil)
  }

  @Test("A17: a resize in mid-drag keeps the thumb under the pointer")
  func a17() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 215)

    slider.resize(to: 840)

    #expect(slider.x(of: .first) == 215)
    slider.release()
    #expect(slider.pair == [1, 3])
    #expect(slider.x(of: .first, after: 5) == 220)
  }

  @Test("A17: a press beside the centre keeps its distance in points through a resize")
  func a17OffCentre() throws {
    var slider = try SliderScript(1, 3)
    slider.press(130)
    slider.drag(to: 225)

    slider.resize(to: 840)

    #expect(slider.x(of: .first) == 215)
  }

  @Test("A18: created without width, the thumbs stand on their stops as soon as there is some")
  func a18() throws {
    var slider = try SliderScript(1, 3)
    slider.track = Track(start: 20, length: 0)
    slider.press(20)
    slider.drag(to: 100)
    slider.release()

    slider.resize(to: 440)

    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [120, 320])
    #expect(slider.log.isEmpty)
  }

  @Test("A19: with one stop both thumbs stand in the middle, with none nothing happens", arguments: [0, 1])
  func a19(stops: Int) throws {
    var slider = try SliderScript(0, 0, stops: stops)

    slider.press(220)
    slider.drag(to: 20, 420)
    slider.key(.right, on: .second)
    slider.wheel(120, over: .first)
    slider.release()

    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [220, 220])
    #expect(slider.log.isEmpty)
  }

  @Test("A20: fewer stops in mid-drag end the drag and clamp the pair")
  func a20() throws {
    var slider = try SliderScript(1, 4)
    slider.press(420)
    slider.drag(to: 330)

    let effects = try slider.setStops(3)

    #expect(effects == [.cancelled(lower: 1, upper: 2, isChange: true)])
    #expect(slider.pair == [1, 2])
    #expect(slider.drag(to: 20).isEmpty)
    #expect(slider.release().isEmpty)
  }

  @Test("A21: set by the program in mid-drag, the held thumb stays with the pointer as far as it may")
  func a21() throws {
    var slider = try SliderScript(1, 4)
    slider.press(120)
    slider.drag(to: 300)
    let before = slider.log.count

    try slider.set(0, 2)

    #expect(slider.pair == [1, 2])
    #expect(slider.held == .first)
    #expect(slider.x(of: .first) == 120)
    #expect(slider.log.count == before)
    slider.drag(to: 40)
    #expect(slider.pair == [0, 2])
  }

  @Test("A22: an unordered pair is sorted")
  func a22() throws {
    var slider = try SliderScript(0, 4)

    try slider.set(3, 1)

    #expect(slider.pair == [1, 3])
    #expect(slider.model.value(of: .first) == 1)
  }

  @Test("A23: setting what is already set changes nothing at all", arguments: [(1, 3), (3, 1)])
  func a23(lower: Int, upper: Int) throws {
    var slider = try SliderScript(1, 3)
    let before = slider.model

    #expect(try slider.set(lower, upper) == false)
    #expect(slider.model == before)
  }

  @Test("A24: a drag that comes back reports its changes, and its end once")
  func a24() throws {
    var slider = try SliderScript(1, 4)

    slider.press(120)
    slider.drag(to: 320, 120)
    slider.release()

    #expect(slider.changes == [[3, 4], [1, 4]])
    #expect(slider.finals == [[1, 4]])
    #expect(slider.log.reports.last?.isFinal == true)
  }

  @Test("A25: from right to left the stops are mirrored, and Right goes to the smaller index")
  func a25() throws {
    var slider = try SliderScript(1, 3, collision: .stop, isReversed: true)
    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [320, 120])

    slider.key(.right, on: .first)
    #expect(slider.pair == [0, 3])
    slider.key(.left, on: .first, times: 2)
    #expect(slider.pair == [2, 3])
  }

  @Test(
    "A25: from right to left the rules for piles are mirrored",
    arguments: [(120, [2, 3]), (320, [1, 2])] as [(Double, [Int])])
  func a25Pile(x: Double, pair: [Int]) throws {
    var slider = try SliderScript(2, 2, collision: .stop, isReversed: true)

    slider.press(220)
    slider.drag(to: x)

    #expect(slider.pair == pair)
  }

  @Test(
    "A26: bubbles merge by their measured boxes",
    arguments: [(120.0, true), (101, true), (100, false), (60, false)])
  func a26(length: Double, isMerged: Bool) {
    let layout = BubbleLayout.arrange(
      centers: [120, 220], lengths: [length, length], mergedLength: 150, isSameStop: false, within: 0...440)

    #expect(layout.isMerged == isMerged)
  }

  @Test("A27: a merged bubble at the right end stays within the widget")
  func a27() {
    let layout = BubbleLayout.arrange(
      centers: [420, 420], lengths: [24, 24], mergedLength: 60, isSameStop: true, within: 0...440)

    #expect(layout == .merged(BubbleLayout.box(over: 420, length: 60, within: 0...440)))
    guard case .merged(let box) = layout else { return }
    #expect(box.end == 440)
    #expect(box.pointer == 420)
  }

  @Test("A28: 34 labels of 60 points in 440 show every eleventh")
  func a28() {
    #expect(LabelThinning.shown(count: 34, pitch: 400.0 / 33, extent: 60) == [0, 11, 22, 33])
  }

  @Test("A29: the limits that assistive technology hears follow the other thumb")
  func a29() throws {
    let apart = try SliderScript(1, 3).model
    let crossing = try SliderScript(1, 3, collision: .cross).model

    #expect(ThumbID.allCases.map(apart.limits) == [0...2, 2...4])
    #expect(ThumbID.allCases.map(crossing.limits) == [0...4, 0...4])
  }
}
