import DetentCore
import Testing

/// Every state of the machine against every kind of event.
@Suite("Pan machine, state by event") struct PanMachineSmallWorldTests {
  enum Situation: String, CaseIterable {
    case disabled, idle, pressed, waiting, began, changed

    /// A machine with a slop of 10 in this state, the pointer last seen at 0, 20 or 30.
    var script: PanScript {
      var script = PanScript()
      script.answersItself = false
      if self == .disabled { _ = script.machine.setEnabled(false) }
      guard self != .disabled, self != .idle else { return script }
      _ = script.down(0)
      guard self != .pressed else { return script }
      _ = script.move(20)
      guard self != .waiting else { return script }
      _ = script.machine.begin()
      if self == .changed { _ = script.move(30) }
      return script
    }

    init(_ machine: PanMachine) {
      self =
        switch machine.state {
        case .began: .began
        case .changed: .changed
        case .possible, .ended, .cancelled, .failed:
          if !machine.isEnabled {
            .disabled
          } else if machine.isWaiting {
            .waiting
          } else {
            machine.numberOfTouches == 0 ? .idle : .pressed
          }
        }
    }
  }

  struct Row: Sendable {
    var name: String
    /// What happens in the six states: `outcome` and the state after it, where that is another one.
    var expected: [String]
    var event: @Sendable (inout PanScript) -> PanOutcome

    init(_ name: String, _ expected: String, _ event: @escaping @Sendable (inout PanScript) -> PanOutcome) {
      self.name = name
      self.expected = expected.split(separator: " ").map(String.init)
      self.event = event
    }
  }

  private static let quiet = "- - - - - -"
  private static let takenAway = "- - failed>idle failed>idle cancelled>idle cancelled>idle"
  private static let lost = "- - failed>idle failed>idle ended>idle ended>idle"

  //                              disabled idle pressed waiting began changed
  private static let rows: [Row] = [
    Row("down", "- ->pressed - - - -") { $0.down(0) },
    Row("down of another pointer", "- ->pressed - - - -") { $0.down(0, touch: 9) },
    Row("down with another button", quiet) { $0.down(0, button: .secondary) },
    Row("down nowhere", quiet) { $0.down(.nan) },
    Row("move within the slop", "- - - - changed>changed changed") { $0.move(5) },
    Row("move beyond the slop", "- - wants>waiting - changed>changed changed") { $0.move(80) },
    Row("move to the same place", quiet) { $0.move($0.machine.reading?.location.x ?? 0) },
    Row("move nowhere", quiet) { $0.move(.infinity) },
    Row("move of another pointer", quiet) { $0.move(80, touch: 9) },
    Row("move without the button", lost) { $0.move(80, isHeld: false) },
    Row("leave", lost) { $0.send(.leave, 80, isHeld: false) },
    Row("leave of another pointer", quiet) { $0.send(.leave, 80, 0, 9, isHeld: false) },
    Row("up", lost) { $0.up(80) },
    Row("up nowhere", lost) { $0.up(.nan) },
    Row("up with another button", quiet) { $0.up(80, button: .middle) },
    Row("up of another pointer", quiet) { $0.up(80, touch: 9) },
    Row("cancel", takenAway) { $0.send(.cancel, 0) },
    Row("cancel of another pointer", quiet) { $0.send(.cancel, 0, 0, 9) },
    Row("begin", "- - - began>began - -") { $0.machine.begin() },
    Row("fail", "- - failed>idle failed>idle - -") { $0.machine.fail() },
    Row("enable", "->idle - - - - -") { $0.machine.setEnabled(true) },
    Row("disable", "- ->disabled failed>disabled failed>disabled cancelled>disabled cancelled>disabled") {
      $0.machine.setEnabled(false)
    },
    Row("set translation", quiet) {
      $0.machine.setTranslation(Vector(dx: 7))
      return .nothing
    },
  ]

  private static let interruptions = PanInterruption.allCases.map { reason in
    Row("interrupt: \(reason)", takenAway) { $0.machine.interrupt(reason) }
  }

  private func name(_ outcome: PanOutcome) -> String {
    switch outcome {
    case .nothing: "-"
    case .wantsToBegin: "wants"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  @Test("Every event does in every state what the table says")
  func table() {
    for row in Self.rows + Self.interruptions {
      #expect(row.expected.count == Situation.allCases.count)
      for (situation, expected) in zip(Situation.allCases, row.expected) {
        var script = situation.script
        #expect(Situation(script.machine) == situation)

        let outcome = row.event(&script)

        let after = Situation(script.machine)
        let result = name(outcome) + (expected.contains(">") ? ">\(after.rawValue)" : "")
        #expect(result == expected, "\(row.name) while \(situation)")
        #expect(expected.contains(">") || after == situation, "\(row.name) while \(situation)")
        #expect(outcome.isAction == (outcome.reading != nil && name(outcome) != "wants"))
      }
    }
  }

  @Test("An event that says nothing moves neither place nor translation")
  func silence() {
    for row in Self.rows where row.expected.allSatisfy({ $0 == "-" }) && row.name != "set translation" {
      for situation in Situation.allCases {
        var script = situation.script
        let before = script.machine.reading

        _ = row.event(&script)

        #expect(script.machine.reading?.translation == before?.translation, "\(row.name) while \(situation)")
        #expect(script.machine.reading?.location == before?.location, "\(row.name) while \(situation)")
      }
    }
  }
}
