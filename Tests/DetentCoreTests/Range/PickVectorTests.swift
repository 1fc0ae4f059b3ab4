import DetentCore
import Testing

/// What other sliders' suites say about which thumb a press takes, on stops; values are indices of 101 stops.
///
/// Not applicable:
/// - T2, T3, T10, T11, T15: three thumbs.
/// - T8, its first part: a press between the thumbs moves the nearest one here.
/// - T14: hovering is the control's.
@Suite("Vectors: which thumb") struct PickVectorTests {
  @Test("T4: of two thumbs a tenth of a step apart the nearer one is taken, and keeps the drag")
  func t4() throws {
    var slider = try SliderScript(200, 201, stops: 1001, collision: .stop)
    let (first, second) = (slider.x(ofStop: 200), slider.x(ofStop: 201))

    slider.press(first + (second - first) / 4)
    slider.drag(to: first + (second - first) * 3 / 4, 0)

    #expect(slider.pair == [0, 201])
  }

  @Test(
    "T6: the direction decides, not the side of the press",
    arguments: [(-0.04, 50, [20, 50]), (0.04, 0, [0, 20])] as [(Double, Int, [Int])])
  func t6(offset: Double, target: Int, pair: [Int]) throws {
    var slider = try SliderScript(20, 20, stops: 101, collision: .stop)

    slider.press(slider.x(ofStop: 20) + offset)
    slider.drag(to: slider.x(ofStop: target))

    #expect(slider.pair == pair)
  }

  @Test(
    "T7: a pile in the middle goes 30 to the left or to the right",
    arguments: [(20, [20, 50]), (80, [50, 80])])
  func t7(target: Int, pair: [Int]) throws {
    var slider = try SliderScript(50, 50, stops: 101, collision: .stop)

    slider.press(slider.x(ofStop: 50))
    slider.drag(to: slider.x(ofStop: target))

    #expect(slider.pair == pair)
  }

  @Test(
    "T8: a press outside of the range moves the thumb on that side", arguments: [false, true],
    [(10, [10, 70]), (90, [30, 90])])
  func t8(isReversed: Bool, press: (Int, [Int])) throws {
    var slider = try SliderScript(30, 70, stops: 101, isReversed: isReversed)

    slider.press(slider.x(ofStop: press.0))

    #expect(slider.pair == press.1)
  }

  @Test("T12: a disabled thumb answers neither pointer nor key nor wheel")
  func t12() throws {
    var slider = try SliderScript(20, 80, stops: 101) { $0.trackPress = .ignore }
    slider.enable(false, .first)

    slider.press(slider.x(ofStop: 20))
    slider.drag(to: slider.x(ofStop: 50))
    slider.release()
    slider.key(.right, on: .first)
    slider.wheel(120, over: .first)

    #expect(slider.log.isEmpty)
    #expect(slider.pair == [20, 80])
    #expect(!slider.model.accepts(TrackPoint(along: slider.x(ofStop: 20)), on: slider.track, at: 9))
  }
}
