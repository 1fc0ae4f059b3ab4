import DetentLab
import Testing

@Suite("Signed ranks and discordant pairs") struct RankTests {
  @Test("Pairs without a difference say nothing")
  func zeros() throws {
    #expect(WilcoxonSignedRank.of([], []) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(WilcoxonSignedRank.of([1, 2], [1, 2]) == .undefined(.noDifferences))
    let test = try WilcoxonSignedRank.of([1, 2, 5], [1, 1, 3]).get()
    #expect(test.zeros == 1)
    #expect(test.count == 2)
    #expect(test.positiveRanks == 3)
    #expect(test.greater == 0.25)
    #expect(test.less == 1)
    #expect(test.twoSided == 0.5)
    #expect(test.rankBiserial == 1)
  }

  /// All ways to sign the differences, counted one by one.
  @Test("The probabilities are those of all signs, ties included", arguments: 0..<40)
  func enumeration(stream: Int) throws {
    var dice = Dice(stream)
    let count = dice.integer(in: 1...9)
    let differences = (0..<count).map { _ in
      Double(dice.integer(in: 1...5)) * (dice.integer(in: 0...1) == 0 ? 1 : -1)
    }
    let none = differences.map { _ in 0.0 }
    let test = try WilcoxonSignedRank.of(differences, none).get()
    let sums = try (0..<(1 << count)).map { signs in
      let signed = differences.enumerated().map { abs($1) * (signs >> $0 & 1 == 0 ? 1 : -1) }
      return try WilcoxonSignedRank.of(signed, none).get().positiveRanks
    }

    let greater = Double(sums.count { $0 >= test.positiveRanks }) / Double(sums.count)
    let less = Double(sums.count { $0 <= test.positiveRanks }) / Double(sums.count)
    #expect(isNear(test.greater, greater), "seed \(Dice.seed)")
    #expect(isNear(test.less, less), "seed \(Dice.seed)")
  }

  @Test("Differences within rounding are equal")
  func rounding() throws {
    let test = try WilcoxonSignedRank.of([0.3, 1.1, 5], [0.1, 0.9, 5]).get()

    #expect(test.zeros == 1)
    #expect(test.positiveRanks == 3)
  }

  @Test("Too many pairs are refused")
  func many() {
    let values = (1...201).map(Double.init)

    #expect(
      WilcoxonSignedRank.of(values, values.map { _ in 0 }) == .undefined(.tooMany(count: 201, most: 200)))
    let most = Array(values.prefix(200))
    let test = WilcoxonSignedRank.of(most, most.map { _ in 0 }).value
    #expect(test?.twoSided ?? 1 < 1e-30)
    #expect(isNear(test?.less, 1))
  }

  @Test("Both sides of McNemar's test are alike", arguments: 0...6, 0...6)
  func mcNemar(first: Int, second: Int) {
    let p = McNemarTest.exact(onlyFirst: first, onlySecond: second)

    #expect(p == McNemarTest.exact(onlyFirst: second, onlySecond: first))
    guard first + second > 0 else {
      #expect(p == .undefined(.noDifferences))
      return
    }
    let total = first + second
    let counts = (0..<(1 << total)).count { $0.nonzeroBitCount <= min(first, second) }
    #expect(isNear(p.value, min(1, 2 * Double(counts) / Double(1 << total))))
  }

  @Test("Negative counts are refused", arguments: [Int.min, -1])
  func negative(count: Int) {
    #expect(McNemarTest.exact(onlyFirst: count, onlySecond: 3).value == nil)
  }
}
