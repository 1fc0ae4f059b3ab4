import DetentLab
import Testing

@Suite("Trials with a pager") struct PagerTrialTests {
  @Test("Pages count from 0, and there is one at least")
  func refused() {
    #expect(PagerTrial.of(visited: [], goals: [1]) == .undefined(.tooFew(count: 0, needed: 1)))
    for page in [Int.min, -1, PagerTrial.lastPage + 1, .max] {
      #expect(PagerTrial.of(visited: [page], goals: [1]).value == nil)
      #expect(PagerTrial.of(visited: [1], goals: [page]).value == nil)
    }
  }

  @Test("Staying has no economy")
  func staying() throws {
    let idle = try PagerTrial.of(visited: [2], goals: [4]).get()
    let there = try PagerTrial.of(visited: [2], goals: [2]).get()
    let aimless = try PagerTrial.of(visited: [2, 3], goals: []).get()

    #expect(idle.economy == .undefined(.noMovement))
    #expect(!idle.isComplete)
    #expect(there.economy == .undefined(.nothingNeeded))
    #expect(there.isComplete)
    #expect(aimless.transitions == 1)
    #expect(aimless.wrong == 0)
  }

  @Test("Straight there and back is nothing wrong", arguments: 1...6)
  func straight(pages: Int) throws {
    let trial = try PagerTrial.of(
      visited: Array(0...pages) + (0..<pages).reversed(), goals: [pages, 0]
    ).get()

    #expect(trial.wrong == 0)
    #expect(trial.snapBacks == 0)
    #expect(trial.economy == .value(1))
    #expect(trial.goalsReached == 2)
  }

  @Test("Steps away are wrong, and so are as many back", arguments: 1...4)
  func astray(steps: Int) throws {
    let away = Array(0...(3 + steps))
    let trial = try PagerTrial.of(visited: away + (3..<(3 + steps)).reversed(), goals: [3]).get()

    #expect(trial.wrong == 2 * steps)
    #expect(trial.isComplete)
  }

  @Test("A tab that leads over pages is one change")
  func tab() throws {
    let trial = try PagerTrial.of(visited: [0, 3], goals: [3]).get()

    #expect(trial.transitions == 1)
    #expect(trial.economy == .value(3))
    #expect(trial.wrong == 0)
  }

  @Test("Goals are reached in their order")
  func order() throws {
    let trial = try PagerTrial.of(visited: [2, 1, 0], goals: [0, 2]).get()

    #expect(trial.goalsReached == 1)
    #expect(!trial.isComplete)
    #expect(trial.needed == 4)
  }

  @Test("Counts add up, whatever the hand does", arguments: 0..<40)
  func sums(stream: Int) throws {
    var dice = Dice(stream)
    let visited = (0..<dice.integer(in: 1...30)).map { _ in dice.integer(in: 0...6) }
    let trial = try PagerTrial.of(visited: visited, goals: [dice.integer(in: 0...6)]).get()
    let mirrored = try PagerTrial.of(visited: visited.map { 6 - $0 }, goals: []).get()

    #expect(trial.transitions + trial.snapBacks == visited.count - 1, "seed \(Dice.seed)")
    #expect(trial.wrong <= trial.transitions, "seed \(Dice.seed)")
    #expect(mirrored.transitions == trial.transitions, "seed \(Dice.seed)")
  }
}
