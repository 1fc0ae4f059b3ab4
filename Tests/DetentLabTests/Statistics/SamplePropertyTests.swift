import DetentLab
import Testing

/// What has to stay the same when a sample is turned around, moved or stretched.
@Suite("Samples, at random") struct SamplePropertyTests {
  @Test("The order does not matter", arguments: 0..<40)
  func permutation(stream: Int) throws {
    var dice = Dice(stream)
    let values = dice.numbers(dice.integer(in: 4...30), in: 1...900)
    let (sample, other) = (try Sample(values), try Sample(dice.shuffled(values)))

    #expect(sample.median == other.median, "seed \(Dice.seed)")
    #expect(sample.quantile(0.3) == other.quantile(0.3), "seed \(Dice.seed)")
    for measure in Self.measures {
      #expect(isNear(measure(sample).value, measure(other).value), "seed \(Dice.seed)")
    }
  }

  @Test("Moving all values moves the centre and leaves spread and shape", arguments: 0..<40)
  func shift(stream: Int) throws {
    var dice = Dice(stream)
    let values = dice.numbers(dice.integer(in: 4...30), in: -50...50)
    let by = dice.numbers(1, in: -1000...1000)[0]
    let (sample, moved) = (try Sample(values), try Sample(values.map { $0 + by }))

    #expect(isNear(moved.mean.value, sample.mean.value.map { $0 + by }), "seed \(Dice.seed)")
    #expect(
      isNear(moved.quantile(0.7).value, sample.quantile(0.7).value.map { $0 + by }), "seed \(Dice.seed)")
    #expect(isNear(moved.standardDeviation.value, sample.standardDeviation.value), "seed \(Dice.seed)")
    #expect(isNear(moved.medianDeviation.value, sample.medianDeviation.value), "seed \(Dice.seed)")
    #expect(isNear(moved.skewness.value, sample.skewness.value, absolute: 1e-8), "seed \(Dice.seed)")
    #expect(isNear(moved.bimodality.value, sample.bimodality.value, absolute: 1e-8), "seed \(Dice.seed)")
  }

  @Test("Stretching all values stretches centre and spread and leaves the shape", arguments: 0..<40)
  func scale(stream: Int) throws {
    var dice = Dice(stream)
    let values = dice.numbers(dice.integer(in: 4...30), in: 1...50)
    let factor = dice.numbers(1, in: 0.01...100)[0]
    let (sample, scaled) = (try Sample(values), try Sample(values.map { $0 * factor }))

    for measure in Self.measures.prefix(3) {
      #expect(isNear(scaled.mean.value, sample.mean.value.map { $0 * factor }), "seed \(Dice.seed)")
      #expect(isNear(measure(scaled).value, measure(sample).value.map { $0 * factor }), "seed \(Dice.seed)")
    }
    for measure in Self.measures.dropFirst(3) {
      #expect(isNear(measure(scaled).value, measure(sample).value, absolute: 1e-8), "seed \(Dice.seed)")
    }
  }

  @Test("Means keep their order", arguments: 0..<40)
  func means(stream: Int) throws {
    var dice = Dice(stream)
    let sample = try Sample(dice.numbers(dice.integer(in: 2...30), in: 1...900))
    let (geometric, arithmetic) = (try sample.geometricMean.get(), try sample.mean.get())

    #expect(sample.sorted[0] <= geometric, "seed \(Dice.seed)")
    #expect(geometric <= arithmetic * (1 + 1e-12), "seed \(Dice.seed)")
  }

  @Test("No score lies farther than a sample of its size allows", arguments: 2...20)
  func scores(count: Int) throws {
    var dice = Dice(count)
    let scores = try Sample(dice.numbers(count, in: 0...1)).standardScores.get()
    let largest = try Outliers.largestScore(count: count).get()

    #expect(scores.allSatisfy { abs($0) <= largest + 1e-9 }, "seed \(Dice.seed)")
  }

  /// Three that scale with the values, and three that do not.
  private static let measures: [@Sendable (Sample) -> Measured<Double>] = [
    \.standardDeviation, \.geometricMean, \.medianDeviation, \.skewness, \.excessKurtosis, \.bimodality,
  ]
}
