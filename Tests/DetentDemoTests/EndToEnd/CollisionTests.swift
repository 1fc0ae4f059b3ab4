import DetentCore
import Testing

extension EndToEndTests {
  @Suite("Thumbs that meet")
  @MainActor
  struct CollisionTests {
    /// What a rule makes of the lower of (2, 5) dragged to 9, and back to 1.
    struct Rule: CustomTestStringConvertible, Sendable {
      var options: [String]
      var through: String
      var back: String
      var collisions: [String]

      var testDescription: String { options.joined(separator: " ") }
    }

    nonisolated static let lowerRules = [
      Rule(options: ["keep-apart"], through: "4,5", back: "1,5", collisions: ["lower thumb"]),
      Rule(options: ["keep-apart", "--gap", "3"], through: "2,5", back: "1,5", collisions: ["lower thumb"]),
      Rule(options: ["keep-apart", "--gap", "0"], through: "5,5", back: "1,5", collisions: ["lower thumb"]),
      Rule(options: ["stop"], through: "5,5", back: "1,5", collisions: ["lower thumb"]),
      Rule(options: ["cross"], through: "5,9", back: "1,5", collisions: []),
      Rule(options: ["push"], through: "9,9", back: "1,9", collisions: []),
    ]

    @Test("A rule decides how far the lower thumb goes, and back", arguments: lowerRules)
    func lower(rule: Rule) throws {
      let demo = try Demo(options: ["--initial", "2,5", "--collision"] + rule.options)

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(9), steps: 70)
      try demo.catchesUp()
      #expect(demo.values.last ?? "2,5" == rule.through)
      #expect(demo.collisions == rule.collisions)
      demo.move(to: try demo.stop(1), steps: 70)
      demo.release()
      try demo.settles()

      #expect(demo.values.last == "\(rule.back) final")
      #expect(demo.values.count { $0.hasSuffix("final") } == 1)
    }

    nonisolated static let upperRules = [
      Rule(options: ["keep-apart"], through: "5,6", back: "5,9", collisions: ["upper thumb"]),
      Rule(options: ["stop"], through: "5,5", back: "5,9", collisions: ["upper thumb"]),
      Rule(options: ["cross"], through: "1,5", back: "5,9", collisions: []),
      Rule(options: ["push"], through: "1,1", back: "1,9", collisions: []),
    ]

    @Test("A rule decides how far the upper thumb goes, and back", arguments: upperRules)
    func upper(rule: Rule) throws {
      let demo = try Demo(options: ["--initial", "5,8", "--collision"] + rule.options)

      demo.press(at: try demo.thumb(.upper))
      demo.move(to: try demo.stop(1))
      try demo.catchesUp()
      #expect(demo.values.last ?? "5,8" == rule.through)
      #expect(demo.collisions == rule.collisions)
      demo.move(to: try demo.stop(9))
      demo.release()
      try demo.settles()

      #expect(demo.values.last == "\(rule.back) final")
    }

    @Test("A crossing thumb changes its name on the way and never reports an unordered pair")
    func crossing() throws {
      let demo = try Demo("--initial", "3,5")

      try demo.drag(.lower, to: demo.stop(7), steps: 100)

      #expect(demo.values == ["4,5", "5,5", "5,6", "5,7", "5,7 final"])
      #expect(demo.ticks == ["lower 4", "lower 5", "upper 6", "upper 7"])
    }

    @Test("A crossing thumb stays in hand: focus goes with it")
    func focusCrosses() throws {
      let demo = try Demo("--initial", "3,5")

      try demo.drag(.lower, to: demo.stop(7))
      demo.forget()
      demo.key("Right")
      try demo.waits(for: "value") { $0.flag("final") }

      #expect(demo.values == ["5,8", "5,8 final"])
    }

    @Test("A pushed thumb ticks for itself")
    func pushing() throws {
      let demo = try Demo("--initial", "3,4", "--collision", "push")

      try demo.drag(.lower, to: demo.stop(6), steps: 100)

      #expect(demo.values == ["4,4", "5,5", "6,6", "6,6 final"])
      #expect(demo.ticks.count { $0.hasPrefix("lower") } == 3)
      #expect(demo.ticks.count { $0.hasPrefix("upper") } == 2)
    }

    @Test("Leaning against the other thumb reports nothing and collides once")
    func leaning() throws {
      let demo = try Demo("--initial", "4,5", "--collision", "keep-apart")

      demo.press(at: try demo.thumb(.lower))
      demo.move(by: 50, steps: 50)
      demo.release()
      try demo.settles()

      #expect(demo.values == ["4,5 final"])
      #expect(demo.ticks == [])
      #expect(demo.collisions == ["lower thumb"])
    }

    @Test("The bubbles merge on one stop and part again")
    func bubbles() throws {
      let demo = try Demo("--initial", "3,5", "--collision", "stop")

      demo.press(at: try demo.thumb(.lower))
      demo.move(to: try demo.stop(5))
      let merged = try demo.waits(for: "bubbles") { $0.flag("merged") }
      demo.move(to: try demo.stop(2))
      let parted = try demo.waits(for: "bubbles") { !$0.flag("merged") }
      demo.release()
      try demo.settles()

      #expect(merged.texts("texts") == ["15 - 15"])
      #expect(parted.texts("texts") == ["12", "15"])
    }
  }
}
