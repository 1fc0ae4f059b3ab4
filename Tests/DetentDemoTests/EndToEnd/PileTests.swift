import DetentCore
import Testing

extension EndToEndTests {
  @Suite("Thumbs in a pile")
  @MainActor
  struct PileTests {
    /// A pile and a drag that pulls it apart.
    struct Pile: CustomTestStringConvertible, Sendable {
      var rule: String
      var stop: Int
      var press = 0.0
      var to: Double
      var result: String

      var testDescription: String { "\(rule): \(stop) pressed at \(press) and dragged to \(to)" }
    }

    nonisolated static let piles = ["stop", "cross", "push"].flatMap { rule in
      [
        Pile(rule: rule, stop: 5, to: 7, result: "5,7"),
        Pile(rule: rule, stop: 5, to: 3, result: "3,5"),
        Pile(rule: rule, stop: 5, press: 15, to: 3, result: "3,5"),
        Pile(rule: rule, stop: 5, press: -15, to: 7, result: "5,7"),
        Pile(rule: rule, stop: 0, press: -15, to: 2, result: "0,2"),
        Pile(rule: rule, stop: 10, press: 15, to: 8, result: "8,10"),
      ]
    }

    @Test("A pile comes apart in the direction of the drag", arguments: piles)
    func apart(pile: Pile) throws {
      let demo = try Demo("--collision", pile.rule, "--initial", "\(pile.stop),\(pile.stop)")
      let place = try demo.stop(Double(pile.stop))

      demo.press(at: place, offset: pile.press)
      demo.move(to: Point(x: try demo.stop(pile.to).x + pile.press, y: place.y), steps: 25)
      demo.release()
      try demo.settles()

      #expect(demo.values.last == "\(pile.result) final")
      #expect(demo.ticks.count == 2)
    }

    @Test("Nothing is decided before the pointer has moved more than 3 points", arguments: [1.0, -1.0])
    func undecided(direction: Double) throws {
      let demo = try Demo("--initial", "5,5")

      demo.press(at: try demo.stop(5))
      demo.move(by: 3 * direction, steps: 3)
      try demo.catchesUp()
      #expect(demo.heard("focus").isEmpty)
      demo.move(by: -6 * direction, steps: 6)
      demo.move(by: 3 * direction, steps: 3)
      try demo.catchesUp()
      #expect(demo.heard("focus").isEmpty)
      demo.move(by: 4 * direction, steps: 4)
      try demo.catchesUp()

      #expect(demo.heard("focus").map { $0.text("part") } == [direction > 0 ? "upper" : "lower"])
      demo.release()
      try demo.settles()
      #expect(demo.ticks == [])
    }

    @Test("A press and a release on a pile report nothing and tick nothing", arguments: [0, 5, 10])
    func pressed(stop: Int) throws {
      let demo = try Demo("--initial", "\(stop),\(stop)")

      demo.press(at: try demo.stop(Double(stop)))
      // At an end only one of them can move, and is in hand at once.
      if stop == 5 {
        demo.move(by: 2)
        demo.move(by: -3)
      }
      demo.release()
      try demo.catchesUp()

      #expect(demo.values == [])
      #expect(demo.ticks == [])
      #expect(demo.cancellations == [])
    }
  }
}
