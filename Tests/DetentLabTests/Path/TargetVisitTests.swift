import DetentCore
import DetentLab
import Testing

@Suite("Visits to a target") struct TargetVisitTests {
  private func visits(_ positions: [Double], exitMargin: Double = 0) -> Int? {
    TargetVisits.of(positions, target: 100, width: 10, exitMargin: exitMargin).value?.entries
  }

  @Test("The ends of the target belong to it, and beginning inside is a visit")
  func edges() {
    #expect(visits([]) == 0)
    #expect(visits([0]) == 0)
    #expect(visits([100]) == 1)
    #expect(visits([94.999, 95]) == 1)
    #expect(visits([105, 105.001, 105]) == 2)
    #expect(TargetVisits.of([], target: 100, width: 10).value?.reentries == 0)
  }

  @Test("Trembling at the edge is one visit with a margin")
  func margin() {
    let trembling = [90.0, 96, 94, 96, 94, 96]

    #expect(visits(trembling) == 3)
    #expect(visits(trembling, exitMargin: 2) == 1)
    #expect(visits([90, 96, 92, 96], exitMargin: 2) == 2)
  }

  @Test("A round target counts alike in all directions")
  func round() throws {
    let path = [0.0, 96, 120, 100].map { Point(x: 0, y: $0) }

    #expect(try TargetVisits.of(path, target: Point(x: 0, y: 100), width: 10).get().reentries == 1)
  }

  @Test("Bad targets and places are refused")
  func refused() {
    #expect(TargetVisits.of([1], target: 1, width: 0) == .undefined(.notPositive(0)))
    #expect(TargetVisits.of([1], target: 1, width: 2, exitMargin: -1).value == nil)
    for value in unusable {
      #expect(TargetVisits.of([value], target: 1, width: 2) == .undefined(.notFinite))
      #expect(Overshoots.count(in: [value], target: 1, width: 2) == .undefined(.notFinite))
      #expect(Overshoots.farthest(in: [value], from: 0, to: 1) == .undefined(.notFinite))
    }
    #expect(Overshoots.count(in: [1], target: 1, width: -2) == .undefined(.notPositive(-2)))
  }

  @Test("An overshoot crosses the middle and leaves at the far edge")
  func overshoots() {
    let count = { (positions: [Double]) in Overshoots.count(in: positions, target: 100, width: 10).value }

    #expect(count([]) == 0)
    #expect(count([0, 105]) == 0)
    #expect(count([0, 106]) == 1)
    #expect(count([0, 106, 120, 103, 107]) == 1)
    #expect(count([0, 104, 98, 104]) == 0)
    #expect(count([0, 106, 99, 106]) == 2)
    #expect(count([200, 94]) == 1)
    #expect(count([0, 100, 120]) == 1)
  }

  @Test("The farthest overshoot is seen from the start")
  func farthest() {
    #expect(Overshoots.farthest(in: [0, 90], from: 0, to: 100) == .value(0))
    #expect(Overshoots.farthest(in: [0, 112, 103], from: 0, to: 100) == .value(12))
    #expect(Overshoots.farthest(in: [200, 93], from: 200, to: 100) == .value(7))
    #expect(Overshoots.farthest(in: [5], from: 5, to: 5) == .undefined(.zeroAmplitude))
    #expect(Overshoots.farthest(in: [], from: 0, to: 5) == .undefined(.tooFew(count: 0, needed: 1)))
  }

  @Test("Visits and overshoots mirror", arguments: 0..<30)
  func mirror(stream: Int) {
    var dice = Dice(stream)
    let path = dice.numbers(30, in: 60...140)
    let mirrored = path.map { 200 - $0 }

    #expect(visits(path) == visits(mirrored), "seed \(Dice.seed)")
    #expect(
      Overshoots.count(in: path, target: 100, width: 10)
        == Overshoots.count(in: mirrored, target: 100, width: 10),
      "seed \(Dice.seed)")
  }
}
