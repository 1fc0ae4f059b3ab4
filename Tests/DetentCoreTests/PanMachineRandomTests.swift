import DetentCore
import Foundation
import Testing

/// Long random lives of a machine, with the promises that must hold throughout.
@Suite("Pan machine, at random") struct PanMachineRandomTests {
  /// SplitMix64, small and the same everywhere.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["DETENT_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))

  private func settings(_ dice: inout Dice) -> PanMachine.Settings {
    let axes: [AxisLock] = [.free, .horizontal, .vertical]
    return PanMachine.Settings(
      slop: Slop(Double.random(in: 0...12, using: &dice)), axis: axes.randomElement(using: &dice) ?? .free,
      start: Bool.random(using: &dice) ? .press : .crossing,
      minimumNumberOfTouches: Int.random(in: 0...2, using: &dice),
      maximumNumberOfTouches: Int.random(in: 1...3, using: &dice))
  }

  private func sample(_ dice: inout Dice, at time: EventTime) -> PointerSample {
    let button: PointerButton = Int.random(in: 0..<8, using: &dice) == 0 ? .secondary : .primary
    let phases: [PointerSample.Phase] = [
      .down(button), .move, .move, .move, .move, .move, .up(button), .cancel,
    ]
    let phase = phases.randomElement(using: &dice) ?? .move
    let isBroken = Int.random(in: 0..<40, using: &dice) == 0
    return PointerSample(
      pointer: PointerID(touch: Int.random(in: 1...3, using: &dice)),
      kind: Bool.random(using: &dice) ? .mouse : .touch, phase: phase,
      location: Point(
        x: isBroken ? .nan : Double.random(in: -40...40, using: &dice),
        y: Double.random(in: -40...40, using: &dice)),
      time: time, isPrimaryButtonHeld: Int.random(in: 0..<30, using: &dice) > 0)
  }

  private func step(_ machine: inout PanMachine, _ dice: inout Dice, at time: EventTime) -> PanOutcome {
    switch Int.random(in: 0..<60, using: &dice) {
    case 0: machine.interrupt(PanInterruption.allCases.randomElement(using: &dice) ?? .reset)
    case 1: machine.setEnabled(false)
    case 2: machine.setEnabled(true)
    case 3...12: machine.begin()
    case 13: machine.fail()
    default: machine.receive(sample(&dice, at: time))
    }
  }

  /// One life: the outcomes of `count` random steps.
  private func life(seed: UInt64, count: Int) -> [PanOutcome] {
    var dice = Dice(state: seed)
    var machine = PanMachine(settings: settings(&dice))
    var time: Int64 = 0
    return (0..<count).map { _ in
      time += Int64.random(in: -3...20, using: &dice)
      return step(&machine, &dice, at: EventTime(milliseconds: time))
    }
  }

  @Test("Began comes first, one end comes last, and nothing between or after")
  func grammar() {
    print("seed \(Self.seed)")
    var seen: Set<PanState> = []
    for run in 0..<60 {
      var isPanning = false
      for outcome in life(seed: Self.seed &+ UInt64(run), count: 600) {
        if let state = outcome.state { seen.insert(state) }
        switch outcome.state {
        case nil: #expect(!outcome.isAction)
        case .began:
          #expect(!isPanning, "seed \(Self.seed) run \(run)")
          isPanning = true
        case .changed: #expect(isPanning, "seed \(Self.seed) run \(run)")
        case .ended, .cancelled:
          #expect(isPanning, "seed \(Self.seed) run \(run)")
          isPanning = false
        case .failed, .possible: #expect(!isPanning, "seed \(Self.seed) run \(run)")
        }
      }
    }
    #expect(seen == [.began, .changed, .ended, .cancelled, .failed])
  }

  @Test("The same life gives the same outcomes, bit for bit")
  func determinism() {
    for run in 0..<20 {
      let seed = Self.seed &+ UInt64(run)

      #expect(life(seed: seed, count: 300) == life(seed: seed, count: 300), "seed \(Self.seed) run \(run)")
    }
  }

  @Test("The translation moves only with a report, and every reading is finite")
  func continuity() {
    for run in 0..<60 {
      var dice = Dice(state: Self.seed &+ UInt64(run))
      var machine = PanMachine(settings: settings(&dice))
      var shown: Vector?
      for index in 0..<600 {
        let outcome = step(&machine, &dice, at: EventTime(milliseconds: Int64(index) * 5))
        if let reading = outcome.reading {
          #expect(reading.velocity.map { $0.dx.isFinite && $0.dy.isFinite } ?? true)
          shown = machine.state == .possible ? nil : reading.translation
        } else if machine.state != .possible, let shown, let now = machine.reading?.translation {
          #expect((now - shown).length < 1e-9, "seed \(Self.seed) run \(run)")
        }
      }
    }
  }
}
