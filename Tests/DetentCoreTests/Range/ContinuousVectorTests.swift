import DetentCore
import Testing

/// What other sliders' suites say of continuous values, 0 … 100 on 100 points unless a row says otherwise.
///
/// Not applicable:
/// - G3, G13, G14, G18, G23, P9, P12, P15, T2, T3, T10, T11, T15, D19, D20: three thumbs or more.
/// - G5, G6 in part, G11, G29, X12: each thumb set by itself, and values outside that are moved inside; here the pair is
///   set as one and such a value is an error.
/// - G10, G17: paddings. G15: a largest gap. P4: a pushed neighbour stays. P7, P8: a resistance before crossing.
/// - T8, its first part: a press between the thumbs moves the nearest one. K6, K7, K9: Shift makes a step finer.
@Suite("Vectors: numbers") struct ContinuousVectorTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pair: [Double]
    let bounds: ClosedRange<Double>
    let rule: CollisionRule
    /// Where the pointer goes, in values, the press first.
    let way: [Double]
    let expected: [Double]

    init(
      _ name: String, _ pair: [Double], in bounds: ClosedRange<Double> = 0...100,
      _ rule: CollisionRule = .stop,
      along way: [Double], gives expected: [Double]
    ) {
      testDescription = name
      (self.pair, self.bounds, self.rule, self.way, self.expected) = (pair, bounds, rule, way, expected)
    }
  }

  private static let rows = [
    Row("G1", [20, 40], along: [20, 70], gives: [40, 40]),
    Row("G2 lower", [-10, 0], in: -10...10, along: [-10, 5], gives: [0, 0]),
    Row("G2 upper", [0, 10], in: -10...10, along: [10, -5], gives: [0, 0]),
    Row("G21 lower", [20, 40], .keepApart(segments: 20), along: [20.01, 40], gives: [20, 40]),
    Row("G21 upper", [20, 40], .keepApart(segments: 20), along: [39.99, 20], gives: [20, 40]),
    Row("G22 lower", [20, 80], .keepApart(segments: 30), along: [20, 80], gives: [50, 80]),
    Row("G22 upper", [20, 80], .keepApart(segments: 30), along: [80, 20], gives: [20, 50]),
    Row("G25", [20, 40], .keepApart(segments: 1), along: [20, 100], gives: [39, 40]),
    Row("P1", [20, 40], .push, along: [20, 70], gives: [70, 70]),
    Row("P1 back", [20, 40], .push, along: [20, 70, 30], gives: [30, 70]),
    Row("P3 without a gap", [0, 1], in: 0...2, .push, along: [0, 1.4], gives: [1.4, 1.4]),
    Row("P5", [20, 40], .cross, along: [20, 65], gives: [40, 65]),
    Row("P11", [20, 40], .cross, along: [20, 70], gives: [40, 70]),
    Row("P13", [20, 40], .cross, along: [20, 100], gives: [40, 100]),
    Row("P16 up", [6, 6], in: 0...10, along: [6, 8], gives: [6, 8]),
    Row("P16 down", [8, 8], in: 0...10, along: [8, 4], gives: [4, 8]),
    Row("P16 not from a pile", [2, 6], in: 0...10, along: [2, 7], gives: [6, 6]),
    Row("T4", [20, 20.1], along: [20.025, 20.075, 0], gives: [0, 20.1]),
    Row("T6 up", [20, 20], along: [19.99, 50], gives: [20, 50.01]),
    Row("T6 down", [20, 20], along: [20.01, 0.01], gives: [0, 20]),
    Row("T7 left", [50, 50], along: [50, 20], gives: [20, 50]),
    Row("T7 right", [50, 50], along: [50, 80], gives: [50, 80]),
    Row("T8 before", [0.3, 0.7], in: 0...1, along: [0.1], gives: [0.1, 0.7]),
    Row("T8 after", [0.3, 0.7], in: 0...1, along: [0.9], gives: [0.3, 0.9]),
    Row("D12", [0.2, 0.8], in: 0...1, along: [0], gives: [0, 0.8]),
    Row("D23", [20, 40], along: [20, 30], gives: [30, 40]),
  ]

  @Test("A thumb dragged along a way", arguments: rows, [false, true])
  private func dragging(row: Row, isReversed: Bool) throws {
    var slider = try NumberScript(
      row.pair[0], row.pair[1], in: row.bounds, collision: row.rule, isReversed: isReversed)
    if row.testDescription.hasPrefix("T8") || row.testDescription == "D12" {
      slider = try NumberScript(
        row.pair[0], row.pair[1], in: row.bounds, collision: row.rule, isReversed: isReversed
      ) { $0.touchTarget = 4 }
    }

    let way = row.way.map { slider.x(ofStop: $0) }
    slider.press(way[0])
    for place in way.dropFirst() { slider.drag(to: place) }
    slider.release()

    for (value, expected) in zip(slider.pair, row.expected) { #expect((value - expected).magnitude < 1e-9) }
    #expect(slider.finals == [slider.pair])
  }

  @Test("G7: limits first, then the pair as one; it stands at a third and two thirds")
  func g7() throws {
    var slider = try NumberScript(0, 1, in: 0...1)

    #expect(throws: ScaleError.outOfRange(value: 100, allowed: 0...1)) { try slider.set(100, 200) }
    try slider.setLimits(0, 300)
    try slider.set(100, 200)

    #expect((slider.model.place(of: .first, at: 9) - 1.0 / 3).magnitude < 1e-12)
    #expect((slider.model.place(of: .second, at: 9) - 2.0 / 3).magnitude < 1e-12)
  }

  @Test(
    "G6, G30: limits that come closer take the values along", arguments: [(30.0, 100.0), (0, 70), (40, 60)])
  func g30(limits: (Double, Double)) throws {
    var slider = try NumberScript(20, 80)

    try slider.setLimits(limits.0, limits.1)

    #expect(slider.pair == [max(20, limits.0), min(80, limits.1)])
  }

  @Test("G9: each thumb's limits follow the other, the gap between them")
  func g9() throws {
    let slider = try NumberScript(50, 150, in: 50...1050, collision: .keepApart(segments: 5))

    #expect(slider.model.limits(of: .first) == 50...100)
    #expect(slider.model.limits(of: .second) == 100...1050)
  }

  @Test("G19: a negative minimum and a value between two steps")
  func g19() throws {
    var slider = try NumberScript(10.6, 500, in: -30...1080)

    try slider.set(10.6, 10.6)
    #expect(slider.pair == [10.6, 10.6])
    try slider.set(30, 30)

    #expect(slider.pair == [30, 30])
  }

  @Test("K5: Home goes to the thumb's own limit")
  func k5() throws {
    var slider = try NumberScript(20, 50, in: 7...100)

    slider.key(.home, on: .second)
    #expect(slider.pair == [20, 20])
    slider.key(.home, on: .first)

    #expect(slider.pair == [7, 20])
  }

  @Test("K11: Right is less where small values are on the right", arguments: [(false, 51.0), (true, 49)])
  func k11(isReversed: Bool, expected: Double) throws {
    var slider = try NumberScript(50, 80, isReversed: isReversed)

    slider.key(.right, on: .first)

    #expect(slider.roundedPair == [expected, 80])
  }

  @Test("D1: pressed 10 off the centre of a vertical thumb, it keeps these 10")
  func d1() throws {
    var slider = try NumberScript(50, 100, isReversed: true)

    slider.press(60)
    slider.drag(to: 80)

    #expect(slider.roundedPair == [30, 100])
  }

  @Test("D4: a press without motion changes nothing and ends nothing", arguments: [20.0, 22])
  func d4(place: Double) throws {
    var slider = try NumberScript(20, 80)

    slider.press(place)
    slider.release()

    #expect(slider.log.isEmpty)
  }

  @Test("D5: the same value twice is one change")
  func d5() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 21, 22, 22)

    #expect(slider.changes.count == 2)
  }

  @Test("D9: two fingers, a thumb each, both to the middle")
  func d9() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20, by: 1)
    slider.press(80, by: 2)
    slider.drag(to: 50, by: 1)
    slider.drag(to: 50, by: 2)

    #expect(ThumbID.allCases.allSatisfy(slider.model.isHeld))
    #expect(slider.pair == [50, 50])
  }

  @Test("D21: the last thumb is dragged past its neighbour: one end, both on the same value")
  func d21() throws {
    var slider = try NumberScript(105, 107, in: 100...110)

    slider.press(70)
    slider.drag(to: 60, 50)
    slider.release()

    #expect(slider.finals == [[105, 105]])
  }

  @Test("D24, T12: disabled in a drag, the thumb goes back and takes nothing more")
  func d24() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 40)
    slider.enable(false, .first)
    slider.drag(to: 60)
    slider.release()
    slider.key(.right, on: .first)

    #expect(slider.log.cancellations == [[20, 80]])
    #expect(slider.pair == [20, 80])
    #expect(slider.finals.isEmpty)
  }
}
