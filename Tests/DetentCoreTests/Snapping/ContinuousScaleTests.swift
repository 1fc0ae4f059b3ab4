import DetentCore
import Testing

@Suite("Every number between two ends") struct ContinuousScaleTests {
  /// Usual ends, ends as far apart as numbers go, and ends almost beside each other.
  private static let ends: [ClosedRange<Double>] = [
    0...1, 0...100, -10...10, 0.1...0.7, -1e308...1e308,
    -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude),
    1e308...1.5e308, 1...(1.0.nextUp), 0...1e-300, -3...7,
  ]

  private func scale(_ ends: ClosedRange<Double>) throws -> ContinuousScale {
    try ContinuousScale(minimum: ends.lowerBound, maximum: ends.upperBound)
  }

  @Test("The ends stand exactly at 0 and 1, and both ways", arguments: ends)
  func exactEnds(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)

    #expect(scale.fraction(of: ends.lowerBound) == 0)
    #expect(scale.fraction(of: ends.upperBound) == 1)
    #expect(scale.nearest(to: 0) == ends.lowerBound)
    #expect(scale.nearest(to: 1) == ends.upperBound)
  }

  @Test("Places beyond the ends are the ends", arguments: ends)
  func beyond(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)

    for place in [-0.1, -1e300, -.infinity] { #expect(scale.nearest(to: place) == ends.lowerBound) }
    for place in [1.1, 1e300, .infinity] { #expect(scale.nearest(to: place) == ends.upperBound) }
  }

  @Test("Going to a place and back comes out where it began, for numbers of every size", arguments: ends)
  func inverse(ends: ClosedRange<Double>) throws {
    var dice = RangeDice(state: RangeDice.seed)
    let scale = try scale(ends)

    for _ in 0..<200 {
      let place = Double.random(in: 0...1, using: &dice)
      let value = scale.nearest(to: place)
      #expect(ends.contains(value), "seed \(RangeDice.seed)")
      let isCoarse = ends == 1...(1.0.nextUp)
      #expect((scale.fraction(of: value) - place).magnitude < (isCoarse ? 1 : 1e-9), "seed \(RangeDice.seed)")
    }
  }

  @Test("A larger place is never a smaller number", arguments: ends)
  func monotone(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)
    let values = (0...1_000).map { scale.nearest(to: Double($0) / 1_000) }

    #expect(values == values.sorted())
  }

  @Test("A place that is none keeps the number")
  func noPlace() throws {
    let scale = try scale(0...1)

    let value = scale.value(at: .nan, keeping: 0.3, trackLength: 100, hysteresis: Hysteresis())

    #expect(value == 0.3)
  }

  @Test("There is no hysteresis: the number is where the pointer is")
  func noHysteresis() throws {
    let scale = try scale(0...1)

    let value = scale.value(at: 0.5001, keeping: 0.5, trackLength: 100, hysteresis: Hysteresis())

    #expect(value == scale.nearest(to: 0.5001))
  }

  @Test(
    "Ends that are no numbers are refused by name",
    arguments: [(Double.nan, 1.0), (0, .nan), (-.infinity, 0), (0, .infinity), (.nan, .nan)])
  func notFinite(ends: (Double, Double)) {
    let error = #expect(throws: ScaleError.self) {
      try ContinuousScale(minimum: ends.0, maximum: ends.1)
    }

    guard case .notFinite = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("A minimum above the maximum is refused with both")
  func unordered() {
    #expect(throws: ScaleError.minimumAboveMaximum(minimum: 2, maximum: 1)) {
      try ContinuousScale(minimum: 2, maximum: 1)
    }
  }

  @Test("On equal ends, or with nothing between them, there is no choice", arguments: [5.0, 0, -1e308])
  func inert(end: Double) throws {
    let scale = try ContinuousScale(minimum: end, maximum: end)

    #expect(scale.isInert)
    #expect(!scale.isEmpty)
    #expect(scale.fraction(of: end) == 0.5)
    #expect(scale.nearest(to: 0.2) == end)
    #expect(scale.value(end, movedBy: 5) == end)
    #expect(try ContinuousScale(minimum: 0, maximum: .leastNonzeroMagnitude).isInert)
  }

  @Test("A step is a hundredth of the way, a fine one a thousandth, a page a tenth", arguments: ends)
  func steps(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)
    guard ends != 1...(1.0.nextUp) else { return }
    let start = scale.nearest(to: 0.4)

    for (moved, expected) in [
      (scale.value(start, movedBy: 1), 0.41), (scale.value(start, movedBy: -1), 0.39),
      (scale.value(start, movedByFine: 1), 0.401), (scale.value(start, movedByFine: -1), 0.399),
      (scale.value(start, movedBy: scale.pageSteps), 0.5),
    ] {
      #expect((scale.fraction(of: moved) - expected).magnitude < 1e-9)
    }
  }

  @Test("Steps stop at the ends, however many there are", arguments: ends)
  func manySteps(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)

    for count in [101, 1_000_000, Int.max] {
      #expect(scale.value(ends.lowerBound, movedBy: count) == ends.upperBound)
      #expect(scale.value(ends.upperBound, movedBy: -count) == ends.lowerBound)
    }
    #expect(scale.value(ends.upperBound, movedByFine: .min) == ends.lowerBound)
  }

  @Test("No step at all is exactly the same number, so that thumbs can meet", arguments: ends)
  func noStep(ends: ClosedRange<Double>) throws {
    var dice = RangeDice(state: RangeDice.seed)
    let scale = try scale(ends)

    for _ in 0..<200 {
      let value = scale.nearest(to: Double.random(in: 0...1, using: &dice))
      #expect(scale.value(value, movedBy: 0) == value, "seed \(RangeDice.seed)")
    }
  }

  @Test("A pair moves with its width, and never past the ends", arguments: ends)
  func pairs(ends: ClosedRange<Double>) throws {
    let scale = try scale(ends)
    let (lower, upper) = (scale.nearest(to: 0.2), scale.nearest(to: 0.6))

    for start in [ends.lowerBound, scale.nearest(to: 0.3), ends.upperBound] {
      let pair = scale.pair(lower, upper, movedTo: start)
      #expect(ends.contains(pair.lower))
      #expect(ends.contains(pair.upper))
      let widths = (scale.fraction(of: pair.upper) - scale.fraction(of: pair.lower), 0.4)
      #expect((widths.0 - widths.1).magnitude < 1e-9 || ends == 1...(1.0.nextUp))
    }
    #expect(
      scale.pair(ends.lowerBound, ends.upperBound, movedTo: upper) == (ends.lowerBound, ends.upperBound))
  }

  @Test("A pair on one number stays on one number, and what is at its end stays as it is", arguments: ends)
  func exactPairs(ends: ClosedRange<Double>) throws {
    var dice = RangeDice(state: RangeDice.seed)
    let scale = try scale(ends)

    for _ in 0..<200 {
      let places = (0..<3).map { _ in scale.nearest(to: Double.random(in: 0...1, using: &dice)) }
      let pile = scale.pair(places[0], places[0], movedTo: places[1])
      #expect(pile.lower == pile.upper, "seed \(RangeDice.seed)")
      let low = scale.pair(ends.lowerBound, places[2], movedTo: ends.lowerBound)
      #expect(low == (ends.lowerBound, places[2]), "seed \(RangeDice.seed)")
      let high = scale.pair(places[2], ends.upperBound, movedTo: ends.upperBound)
      #expect(high == (places[2], ends.upperBound), "seed \(RangeDice.seed)")
    }
  }

  @Test("There are no stops and no ticks")
  func noStops() throws {
    let scale = try scale(0...1)

    #expect(scale.index(of: 0.5) == nil)
    #expect(scale.stopsPassed(from: 0, to: 1).isEmpty)
    #expect(ContinuousScale.unit == scale)
  }

  @Test("Each error says what was wrong and what is allowed")
  func sentences() {
    #expect(ScaleError.notFinite(.infinity).description == "inf is not a finite number")
    #expect(
      ScaleError.minimumAboveMaximum(minimum: 2, maximum: 1).description == "minimum 2.0 is above maximum 1.0"
    )
    #expect(
      ScaleError.outOfRange(value: 3, allowed: 0...1).description
        == "3.0 is not allowed: allowed are 0.0 … 1.0")
    #expect(
      ScaleError.tooClose(lower: 1, upper: 2, gap: 5).description
        == "1.0 and 2.0 are too close: at least 5.0 must lie between them")
  }
}
