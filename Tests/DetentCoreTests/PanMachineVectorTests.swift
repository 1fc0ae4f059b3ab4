import DetentCore
import Testing

@Suite("Pan traces") struct PanMachineVectorTests {
  struct File: Decodable {
    var traces: [Trace]
  }

  struct Trace: Decodable {
    struct Config: Decodable {
      var slop: Double
      var axis: String
      var minimumNumberOfTouches: Int
      var maximumNumberOfTouches: Int
      var shouldBegin: Bool
    }
    struct Step: Decodable {
      var state: String
      var action: Bool?
      var translation: [Double]?
    }
    var name: String
    var config: Config
    var events: [Event]
    var expected: [Step]
    var finalState: String
  }

  struct Event: Decodable {
    enum Identity: Decodable {
      case number(Int)
      case name(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          self = .number(number)
        } else {
          self = .name(try container.decode(String.self))
        }
      }
    }
    var type: String
    var id: Identity?
    var x: Double?
    var y: Double?
    var t: UInt32?
    var button: Int?
    var value: Bool?

    func sample(at time: EventTime) -> PointerSample {
      let location = Point(x: x ?? 0, y: y ?? 0)
      let isMouse = if case .name = id { true } else { false }
      let touch = if case .number(let number) = id { number } else { 0 }
      return PointerSample(
        pointer: PointerID(source: 2, touch: touch), kind: isMouse ? .mouse : .touch, phase: phase,
        location: location, time: time, isPrimaryButtonHeld: type != "up" || button == 3)
    }

    private var phase: PointerSample.Phase {
      let button: PointerButton = self.button == 3 ? .secondary : .primary
      return switch type {
      case "down": .down(button)
      case "up": .up(button)
      case "cancel": .cancel
      default: .move
      }
    }
  }

  /// Plays a trace and returns every transition.
  private func play(_ trace: Trace) -> (outcomes: [PanOutcome], machine: PanMachine) {
    let axis: AxisLock = ["horizontal": .horizontal, "vertical": .vertical][trace.config.axis] ?? .free
    var machine = PanMachine(
      settings: .init(
        slop: Slop(trace.config.slop), axis: axis,
        minimumNumberOfTouches: trace.config.minimumNumberOfTouches,
        maximumNumberOfTouches: trace.config.maximumNumberOfTouches))
    var clock = EventClock()
    var outcomes: [PanOutcome] = []
    for event in trace.events {
      let time = event.t.map { clock.extend($0).time } ?? clock.latest
      var outcome = apply(event, at: time, to: &machine)
      if case .wantsToBegin = outcome {
        outcome = trace.config.shouldBegin ? machine.begin() : machine.fail()
      }
      if outcome != .nothing { outcomes.append(outcome) }
    }
    return (outcomes, machine)
  }

  private func apply(_ event: Event, at time: EventTime, to machine: inout PanMachine) -> PanOutcome {
    switch event.type {
    case "unmap": return machine.interrupt(.windowUnmapped)
    case "set_enabled": return machine.setEnabled(event.value ?? true)
    case "set_translation":
      machine.setTranslation(Vector(dx: event.x ?? 0, dy: event.y ?? 0))
      return .nothing
    default: return machine.receive(event.sample(at: time))
    }
  }

  @Test("Every trace gives the listed states", .enabled(if: VectorFolder.holds("pan_state_machine.json")))
  func traces() throws {
    let file = try VectorFolder.read("pan_state_machine.json", as: File.self)
    #expect(file.traces.count >= 21)

    for trace in file.traces {
      let (outcomes, machine) = play(trace)

      #expect(outcomes.compactMap(\.state).map { "\($0)" } == trace.expected.map(\.state), "\(trace.name)")
      #expect("\(machine.state)" == trace.finalState, "\(trace.name)")
      for (outcome, step) in zip(outcomes, trace.expected) {
        #expect(outcome.isAction == (step.action ?? true), "\(trace.name)")
        #expect(
          outcome.reading.map { [$0.translation.dx, $0.translation.dy] } == step.translation, "\(trace.name)")
      }
    }
  }

  @Test("Every trace replays bit for bit", .enabled(if: VectorFolder.holds("pan_state_machine.json")))
  func replay() throws {
    for trace in try VectorFolder.read("pan_state_machine.json", as: File.self).traces {
      let first = play(trace)
      let second = play(trace)

      #expect(first.outcomes == second.outcomes, "\(trace.name)")
      #expect(first.machine == second.machine, "\(trace.name)")
    }
  }
}
