import DetentLab
import Testing

@Suite("Orders") struct OrderTests {
  @Test(
    "Every condition follows every other equally often, and has every place equally often", arguments: 2...13)
  func balance(conditions: Int) throws {
    let design = try WilliamsDesign(conditions: conditions)
    let rounds = design.rows.count / conditions
    let successions = design.successions(amongFirst: design.rows.count)

    #expect(rounds == (conditions.isMultiple(of: 2) ? 1 : 2))
    for condition in 0..<conditions {
      for next in 0..<conditions { #expect(successions[condition][next] == (next == condition ? 0 : rounds)) }
      for place in 0..<conditions {
        #expect(design.rows.count { $0[place] == condition } == rounds)
      }
    }
    #expect(design.rows.allSatisfy { Set($0) == Set(0..<conditions) })
  }

  @Test("One condition has one order, none and too many have no design")
  func ends() throws {
    #expect(try WilliamsDesign(conditions: 1).rows == [[0]])
    for conditions in [Int.min, -1, 0, 101, .max] {
      #expect(reason { () throws(Undefined) in try WilliamsDesign(conditions: conditions) } != nil)
    }
  }

  @Test("Orders go round by completed participants")
  func rows() throws {
    let design = try WilliamsDesign(conditions: 4)

    #expect(design.row(afterCompleted: 0) == design.rows[0])
    #expect(design.row(afterCompleted: 5) == design.rows[1])
    #expect(design.row(afterCompleted: -3) == design.rows[0])
    #expect(design.successions(amongFirst: -1).joined().allSatisfy { $0 == 0 })
  }

  @Test("A report counts up to the next full round", arguments: 0...9)
  func report(completed: Int) throws {
    let report = BalanceReport(try WilliamsDesign(conditions: 4), completed: completed)

    #expect(report.fullRounds * 4 + report.extraRows == completed)
    #expect(report.isBalanced == completed.isMultiple(of: 4))
    #expect((completed + report.missingRows).isMultiple(of: 4))
    #expect(BalanceReport(try WilliamsDesign(conditions: 3), completed: -5).isBalanced)
  }

  @Test("A shuffle keeps all items, and its draws give it again", arguments: 0...20)
  func shuffle(count: Int) {
    var generator = SplitMix64(seed: Dice.seed)
    let shuffle = Shuffle(count: count, using: &generator)
    var order = Array(0..<count)
    for (place, draw) in zip(stride(from: count - 1, through: 1, by: -1), shuffle.draws) {
      order.swapAt(place, draw)
    }

    #expect(shuffle.order == order, "seed \(Dice.seed)")
    #expect(Set(shuffle.order) == Set(0..<count), "seed \(Dice.seed)")
    #expect(shuffle.draws.count == max(count - 1, 0))
    #expect(shuffle.applied(to: Array(0..<count)) == shuffle.order)
    #expect(shuffle.applied(to: ["a"]).count == min(count, 1))
  }

  @Test("Strange counts are taken for none", arguments: [Int.min, -1])
  func strange(count: Int) {
    var generator = SplitMix64(seed: 3)

    #expect(Shuffle(count: count, using: &generator).order == [])
    #expect(generator.next(below: count) == 0)
    #expect(generator.next(below: 0) == 0)
    #expect(generator.next(below: 1) == 0)
  }

  @Test("All six orders of three come about equally often")
  func uniform() {
    var generator = SplitMix64(seed: 20_240_601)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6000 { counts[Shuffle(count: 3, using: &generator).order, default: 0] += 1 }

    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) })
  }
}
