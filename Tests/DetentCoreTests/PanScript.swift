import DetentCore

/// Plays samples into a machine, ten milliseconds apart, and answers its question with yes.
struct PanScript {
  var machine: PanMachine
  var milliseconds: Int64 = 0
  var kind = PointerKind.mouse
  var answersItself = true

  init(_ settings: PanMachine.Settings = PanMachine.Settings(slop: Slop(10))) {
    machine = PanMachine(settings: settings)
  }

  mutating func down(_ x: Double, _ y: Double = 0, touch: Int = 0, button: PointerButton = .primary)
    -> PanOutcome
  {
    send(.down(button), x, y, touch)
  }

  mutating func move(_ x: Double, _ y: Double = 0, touch: Int = 0, isHeld: Bool = true) -> PanOutcome {
    send(.move, x, y, touch, isHeld: isHeld)
  }

  mutating func up(_ x: Double, _ y: Double = 0, touch: Int = 0, button: PointerButton = .primary)
    -> PanOutcome
  {
    send(.up(button), x, y, touch, isHeld: false)
  }

  mutating func send(
    _ phase: PointerSample.Phase, _ x: Double, _ y: Double = 0, _ touch: Int = 0, isHeld: Bool = true
  ) -> PanOutcome {
    milliseconds += 10
    let outcome = machine.receive(
      PointerSample(
        pointer: PointerID(source: 2, touch: touch), kind: kind, phase: phase, location: Point(x: x, y: y),
        time: EventTime(milliseconds: milliseconds), isPrimaryButtonHeld: isHeld))
    guard case .wantsToBegin = outcome, answersItself else { return outcome }
    return machine.begin()
  }
}
