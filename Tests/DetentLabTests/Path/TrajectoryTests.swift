import DetentCore
import DetentLab
import Testing

@Suite("Trajectories") struct TrajectoryTests {
  private func trajectory(_ times: [Double], _ points: [(Double, Double)]) throws -> Trajectory {
    try Trajectory(times: times, points: points.map { Point(x: $0.0, y: $0.1) })
  }

  @Test("An arc on the clockwise side is positive, on the other one negative")
  func sides() throws {
    let down = try trajectory([0, 10, 20], [(0, 0), (50, 20), (100, 0)]).deviation.get()
    let up = try trajectory([0, 10, 20], [(0, 0), (50, -20), (100, 0)]).deviation.get()

    #expect(down.maximum == 20)
    #expect(down.timeOfMaximum == 10)
    #expect(isNear(down.mean, 20.0 / 3))
    #expect(down.area == 1000)
    #expect(up.maximum == -20)
    #expect(up.area == -1000)
    #expect(up.flags.isEmpty)
  }

  @Test("A path that ends where it began has no line to deviate from, and says so")
  func closed() throws {
    let deviation = try trajectory([0, 10, 20], [(5, 5), (50, 20), (5, 5)]).deviation.get()

    #expect(deviation.maximum == 0)
    #expect(deviation.timeOfMaximum == nil)
    #expect(deviation.flags == [.closedPath])
  }

  @Test("Far points overflow rather than become something else")
  func overflow() throws {
    let far = try trajectory([0, 1, 2], [(0, 0), (1.7e308, -1.7e308), (1, 1)])

    #expect(far.deviation.reason == .overflow)
    #expect(far.length == .undefined(.overflow))
  }

  @Test("Times and points belong together and run forwards")
  func refused() {
    let points = [Point.zero, Point.zero]
    let why = { (times: [Double], points: [Point]) in
      reason { () throws(Undefined) in try Trajectory(times: times, points: points) }
    }

    #expect(why([], []) == .tooFew(count: 0, needed: 1))
    #expect(why([1], points) == .unequalCounts(1, 2))
    #expect(why([2, 1], points) == .timeRunsBackwards(index: 1))
    #expect(why([1, 1], points) == nil)
    for value in unusable {
      #expect(why([1, value], points) == .notFinite)
      #expect(why([1, 2], [.zero, Point(x: 0, y: value)]) == .notFinite)
    }
    #expect(why([-1e308, 1e308], points) == .overflow)
  }

  @Test("Standing still is counted by stretches")
  func stillness() throws {
    let path = try trajectory(
      [0, 10, 30, 40, 50, 90, 100], [(0, 0), (0, 0), (0, 0), (5, 0), (9, 0), (9, 0), (12, 0)])
    let still = path.stillness

    #expect(still.periods == [30, 40])
    #expect(still.initiation == 30)
    #expect(still.total == 70)
    #expect(still.hovers(longerThan: 30) == [40])
    #expect(still.hovers(longerThan: 20) == [30, 40])
    #expect(still.hovers(longerThan: 20, includingInitial: false) == [40])
    #expect(path.duration == 100)
    #expect(path.length == .value(12))
  }

  @Test("One point stands still for no time")
  func single() throws {
    let path = try trajectory([7], [(1, 1)])

    #expect(path.duration == 0)
    #expect(path.stillness.periods == [])
    #expect(path.stillness.initiation == 0)
    #expect(path.length == .value(0))
    #expect(try path.deviation.get().flags == [.closedPath])
  }

  @Test("Turns count beyond a threshold only, and less with a larger one", arguments: 0..<30)
  func reversals(stream: Int) throws {
    var dice = Dice(stream)
    let positions = dice.numbers(50, in: 0...100)
    let counts = try [0.0, 5, 20, 50, 101].map { try Reversals.count(in: positions, beyond: $0).get() }

    #expect(counts == counts.sorted(by: >), "seed \(Dice.seed)")
    #expect(counts.last == 0)
    #expect(Reversals.count(in: positions.map { -$0 }) == Reversals.count(in: positions), "seed \(Dice.seed)")
    #expect(Reversals.count(in: positions.reversed()) == Reversals.count(in: positions), "seed \(Dice.seed)")
  }

  @Test("Turns of nothing are none, of no numbers undefined")
  func noTurns() {
    #expect(Reversals.count(in: []) == .value(0))
    #expect(Reversals.count(in: [3]) == .value(0))
    #expect(Reversals.count(in: [3, 3, 3]) == .value(0))
    #expect(Reversals.count(in: [3, .nan]) == .undefined(.notFinite))
    #expect(Reversals.count(in: [3], beyond: -1).value == nil)
  }

  @Test("A straight path is efficient, and none has an efficiency without movement")
  func efficiency() {
    let straight = PathEfficiency.of([.zero, Point(x: 3, y: 4), Point(x: 6, y: 8)]).value

    #expect(straight?.efficiency == .value(1))
    #expect(PathEfficiency.of([]) == .undefined(.tooFew(count: 0, needed: 1)))
    #expect(PathEfficiency.of([.zero]).value?.efficiency == .undefined(.noMovement))
    #expect(PathEfficiency.of([Point(x: .nan, y: 0)]) == .undefined(.notFinite))
  }
}
