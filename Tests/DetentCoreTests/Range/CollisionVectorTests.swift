import DetentCore
import Testing

/// What other sliders' suites say about blocking, gaps, pushing and crossing, on stops; values are indices of 101 stops
/// unless a row says otherwise.
///
/// Not applicable:
/// - G3, G13, G14, G18, G23, P9, P12, P15: three thumbs or more.
/// - G5, G6, G19, P3: numbers instead of stops, or each thumb set by itself.
/// - G10, G11, G17: paddings. G15: a largest gap.
/// - G7, G29: an index outside of the stops is an error here, and the pair is always set as one.
/// - P4: a pushed neighbour stays. P7, P8: a resistance before crossing.
@Suite("Vectors: collisions") struct CollisionVectorTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let stops: Int
    let pair: (Int, Int)
    let rule: CollisionRule
    let thumb: ThumbID
    let target: Int
    let expected: [Int]

    init(
      _ name: String, stops: Int = 101, _ pair: (Int, Int), _ rule: CollisionRule, _ thumb: ThumbID,
      to target: Int, gives expected: [Int]
    ) {
      testDescription = name
      (self.stops, self.pair, self.rule, self.thumb) = (stops, pair, rule, thumb)
      (self.target, self.expected) = (target, expected)
    }
  }

  private static let rows = [
    Row("G1", (20, 40), .stop, .first, to: 70, gives: [40, 40]),
    Row("G2 lower", stops: 21, (0, 10), .stop, .first, to: 15, gives: [10, 10]),
    Row("G2 upper", stops: 21, (10, 20), .stop, .second, to: 5, gives: [10, 10]),
    Row("G21 lower", (20, 40), .keepApart(segments: 20), .first, to: 40, gives: [20, 40]),
    Row("G21 upper", (20, 40), .keepApart(segments: 20), .second, to: 20, gives: [20, 40]),
    Row("G22 lower", stops: 11, (2, 8), .keepApart(segments: 3), .first, to: 8, gives: [5, 8]),
    Row("G22 upper", stops: 11, (2, 8), .keepApart(segments: 3), .second, to: 2, gives: [2, 5]),
    Row("G25", (20, 40), .keepApart(segments: 1), .first, to: 100, gives: [39, 40]),
    Row("P1", (20, 40), .push, .first, to: 70, gives: [70, 70]),
    Row("P5", (20, 40), .cross, .first, to: 65, gives: [40, 65]),
    Row("P11", (20, 40), .cross, .first, to: 70, gives: [40, 70]),
    Row("P13", (20, 40), .cross, .first, to: 100, gives: [40, 100]),
    Row("P16 not from a pile", stops: 11, (2, 6), .stop, .first, to: 7, gives: [6, 6]),
  ]

  @Test("A thumb dragged towards or past the other one", arguments: rows)
  private func dragging(row: Row) throws {
    var slider = try SliderScript(row.pair.0, row.pair.1, stops: row.stops, collision: row.rule)

    slider.press(slider.x(of: row.thumb))
    slider.drag(to: slider.x(ofStop: row.target))

    #expect(slider.pair == row.expected)
    #expect(slider.held == row.thumb)
  }

  @Test("The same by keys: every path obeys the same rule", arguments: rows)
  private func stepping(row: Row) throws {
    var slider = try SliderScript(row.pair.0, row.pair.1, stops: row.stops, collision: row.rule)
    let way = row.target - slider.model.value(of: row.thumb)

    slider.key(way > 0 ? .right : .left, on: row.thumb, times: abs(way))

    #expect(slider.pair == row.expected)
  }

  @Test("G9: with a gap of 50 the limits of each thumb follow the other one")
  func g9() throws {
    let model = try SliderScript(0, 100, stops: 1001, collision: .keepApart(segments: 50)).model

    #expect(ThumbID.allCases.map(model.limits) == [0...50, 50...1000])
  }

  @Test("G26: keys stop at a gap of two without a report")
  func g26() throws {
    var slider = try SliderScript(22, 25, stops: 51, collision: .keepApart(segments: 2))

    #expect(slider.key(.up, on: .first).changes == [[23, 25]])
    #expect(slider.key(.up, on: .first).changes == [])
    #expect(slider.key(.up, on: .second).changes == [[23, 26]])
    #expect(slider.key(.down, on: .second).changes == [[23, 25]])
    #expect(slider.key(.down, on: .second).changes == [])
  }

  @Test("G27: a pair that the gap forbids is refused, and nothing changes")
  func g27() throws {
    var slider = try SliderScript(0, 100, stops: 101, collision: .keepApart(segments: 50))

    #expect(throws: RangeError.tooClose(lower: 20, upper: 40, gap: 50)) { try slider.set(20, 40) }
    #expect(slider.pair == [0, 100])
  }

  @Test("G30: fewer stops clamp the pair")
  func g30() throws {
    var slider = try SliderScript(20, 80, stops: 101)

    try slider.setStops(71)

    #expect(slider.pair == [20, 70])
  }

  @Test("P1: the pushed thumb stays when the other one turns back")
  func p1() throws {
    var slider = try SliderScript(20, 40, stops: 101, collision: .push)
    slider.press(slider.x(ofStop: 20))

    slider.drag(to: slider.x(ofStop: 70), slider.x(ofStop: 30))

    #expect(slider.changes == [[70, 70], [30, 70]])
  }

  @Test(
    "P16: a pile opens in either direction",
    arguments: [(6, 8, [6, 8]), (8, 4, [4, 8])] as [(Int, Int, [Int])])
  func p16(pile: Int, target: Int, pair: [Int]) throws {
    var slider = try SliderScript(pile, pile, stops: 11, collision: .stop)

    slider.press(slider.x(ofStop: pile))
    slider.drag(to: slider.x(ofStop: target))

    #expect(slider.pair == pair)
  }

  @Test("P17: the blocked part of a move is not reported, its end is")
  func p17() throws {
    var slider = try SliderScript(2, 6, stops: 11, collision: .stop)
    slider.press(slider.x(ofStop: 2))

    slider.drag(to: slider.x(ofStop: 6), slider.x(ofStop: 7), slider.x(ofStop: 8))
    slider.release()

    #expect(slider.changes == [[6, 6]])
    #expect(slider.finals == [[6, 6]])
  }
}
