import DetentCore
import Testing

@Suite("Collision rule") struct CollisionRuleTests {
  private static let grid = StopGrid(count: 11)

  @Test("Only thumbs that are kept apart have a gap, never a negative one")
  func gap() {
    let rules: [CollisionRule] = [.keepApart(segments: 3), .keepApart(segments: -2), .stop, .cross, .push]

    #expect(rules.map(\.gap) == [3, 0, 0, 0, 0])
  }

  @Test(
    "The limits of either thumb beside another one on stop 4",
    arguments: [
      (.keepApart(segments: 2), 0...2, 6...10), (.stop, 0...4, 4...10), (.cross, 0...10, 0...10),
      (.push, 0...10, 0...10),
    ] as [(CollisionRule, ClosedRange<Int>, ClosedRange<Int>)])
  func limits(rule: CollisionRule, lower: ClosedRange<Int>, upper: ClosedRange<Int>) {
    #expect(rule.limits(of: .lower, other: 4, isWall: false, on: Self.grid) == lower)
    #expect(rule.limits(of: .upper, other: 4, isWall: false, on: Self.grid) == upper)
  }

  @Test("A wall is neither pushed nor crossed", arguments: [CollisionRule.stop, .cross, .push])
  func wall(rule: CollisionRule) {
    #expect(rule.limits(of: .lower, other: 4, isWall: true, on: Self.grid) == 0...4)
    #expect(rule.limits(of: .upper, other: 4, isWall: true, on: Self.grid) == 4...10)
  }

  @Test("A gap for which there is no room leaves the end of the scale", arguments: [10, 11, Int.max])
  func noRoom(segments: Int) {
    let rule = CollisionRule.keepApart(segments: segments)

    #expect(rule.limits(of: .lower, other: 9, isWall: false, on: Self.grid) == 0...0)
    #expect(rule.limits(of: .upper, other: 1, isWall: false, on: Self.grid) == 10...10)
  }
}
