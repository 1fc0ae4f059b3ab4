import DetentCore

/// A finger or a mouse in a test, whose samples reach the pager through a real pan machine.
struct PagerHand {
  var script: PagerScript
  private var machine: PanMachine
  private var place = Point(x: 500, y: 500)
  private let kind: PointerKind

  init(_ script: PagerScript, kind: PointerKind = .mouse) {
    self.script = script
    self.kind = kind
    machine = PanMachine(settings: .pager(along: script.model.axis.axis))
  }

  mutating func down() {
    send(.down(.primary))
    feed { $0.press(at: $1) }
  }

  /// Moves by `way` points towards larger indices and `across` the axis, in steps of 8 ms.
  mutating func move(_ way: Double, across: Double = 0, over seconds: Double) {
    let steps = max(Int((seconds / 0.008).rounded()), 1)
    let start = place
    var whole = script.model.drag(way)
    if script.model.axis.axis == .horizontal { whole.dy += across } else { whole.dx += across }
    for step in 1...steps {
      script.time += 0.008
      place = start + whole * (Double(step) / Double(steps))
      send(.move)
    }
  }

  mutating func rest(_ seconds: Double) { script.time += seconds }

  mutating func up() { send(.up(.primary)) }

  private mutating func send(_ phase: PointerSample.Phase) {
    let sample = PointerSample(
      pointer: PointerID(touch: 1), kind: kind, phase: phase, location: place,
      time: EventTime(milliseconds: Int64((script.time * 1000).rounded())), isPrimaryButtonHeld: true)
    answer(machine.receive(sample))
  }

  private mutating func answer(_ outcome: PanOutcome) {
    let gate = script.gate
    switch outcome {
    case .nothing: break
    case .wantsToBegin(let reading):
      guard case .began(let begun) = machine.begin() else { break }
      feed { $0.panBegan(begun, movement: reading.translation, at: $1, gate: gate) }
    case .began(let reading): feed { $0.panBegan(reading, at: $1, gate: gate) }
    case .changed(let reading): feed { $0.panChanged(reading, at: $1, gate: gate) }
    case .ended(let reading): feed { $0.panEnded(reading, at: $1, gate: gate) }
    case .cancelled: feed { $0.cancel(at: $1) }
    case .failed(.lifted): feed { $0.lift(at: $1) }
    case .failed: feed { $0.panFailed(at: $1) }
    }
  }

  private mutating func feed(_ event: (inout PagerModel, Double) -> [PagerEffect]) {
    script.effects += event(&script.model, script.time)
  }
}
