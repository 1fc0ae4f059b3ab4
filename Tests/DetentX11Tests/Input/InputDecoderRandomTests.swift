import DetentCore
import DetentUI
import Testing

@testable import DetentX11

/// Long random lives of devices, with the promises that must hold whatever the server reports.
@Suite("What reports of devices mean, at random") struct InputDecoderRandomTests {
  /// What a window has heard and is still to hear the end of.
  private struct Ear {
    var fingers: Set<PointerID> = []
    var swipes: Set<Int> = []
    var faults: [String] = []

    mutating func hear(_ event: WindowEvent) {
      switch event {
      case .pointer(let sample) where sample.kind == .touch: finger(sample)
      case .swipe(let swipe): self.swipe(swipe)
      case .scroll(let scroll):
        expect(scroll.delta.dx.isFinite && scroll.delta.dy.isFinite, "a scroll that is no number")
        expect(scroll.isEnd == (scroll.delta == .zero), "a scroll by nothing")
      default: break
      }
    }

    private mutating func finger(_ sample: PointerSample) {
      let isDown = fingers.contains(sample.pointer)
      switch sample.phase {
      case .down: fingers.insert(sample.pointer)
      case .up, .cancel:
        expect(isDown, "a finger lifts that is not down")
        fingers.remove(sample.pointer)
      case .move, .leave: expect(isDown, "a finger moves that is not down")
      }
    }

    private mutating func swipe(_ swipe: SwipeEvent) {
      let isUnderWay = swipes.contains(swipe.source)
      expect(isUnderWay == (swipe.phase != .began), "\(swipe.phase) of a swipe in the wrong order")
      if swipe.phase == .began { swipes.insert(swipe.source) }
      if swipe.phase == .ended || swipe.phase == .cancelled { swipes.remove(swipe.source) }
    }

    private mutating func expect(_ isTrue: Bool, _ fault: String) { if !isTrue { faults.append(fault) } }
  }

  private static func report(_ dice: inout SplitMix) -> PointerReport {
    let actions: [PointerReport.Action] = [
      .motion, .press(Int.random(in: 1...9, using: &dice)), .release(Int.random(in: 1...9, using: &dice)),
      .touchBegan(Int.random(in: 1...4, using: &dice)), .touchMoved(Int.random(in: 1...4, using: &dice)),
      .touchEnded(Int.random(in: 1...4, using: &dice)),
    ]
    let numbers = [Double.nan, .infinity, 0, 60, -1.7e308, 1.7e308]
    let values = (0..<4).filter { _ in Bool.random(using: &dice) }.map { number in
      AxisValue(number: number, value: numbers.randomElement(using: &dice) ?? 0)
    }
    return PointerReport(
      action: actions.randomElement(using: &dice) ?? .motion, origin: origin(&dice),
      isEmulated: Bool.random(using: &dice),
      buttons: ButtonSet((1...8).filter { _ in Int.random(in: 0..<4, using: &dice) == 0 }), values: values)
  }

  private static func origin(_ dice: inout SplitMix) -> ReportOrigin {
    ReportOrigin(
      master: Int.random(in: 2...3, using: &dice), source: Int.random(in: 7...9, using: &dice), window: 1,
      x: Double.random(in: -50...450, using: &dice), y: 60, serial: UInt.random(in: 0...9, using: &dice))
  }

  private static func step(_ decoder: inout InputDecoder, _ dice: inout SplitMix) -> [WindowEvent] {
    let (place, time) = (InputDecoderTests.place, InputDecoderTests.time)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0:
      let phase = SwipeEvent.Phase.allCases.randomElement(using: &dice) ?? .began
      let report = SwipeReport(
        phase: phase, fingers: Int.random(in: 3...4, using: &dice), origin: origin(&dice))
      return decoder.swipe(report, in: place, at: time)
    case 1: return decoder.lose([Int.random(in: 7...9, using: &dice)], at: time).map(\.event)
    case 2:
      let report = CrossingReport(
        isEntering: Bool.random(using: &dice), cause: Bool.random(using: &dice) ? .grab : .motion,
        origin: origin(&dice))
      return decoder.crossing(report, in: place, at: time)
    case 3:
      let axis = ScrollAxis(number: 3, axis: .vertical, increment: -15, value: 30)
      decoder.read(
        [InputDevice(id: 7, axes: [axis]), InputDevice(id: 8, touch: .direct)], touchpads: [7],
        serial: UInt.random(in: 0...9, using: &dice))
      return []
    default: return decoder.pointer(report(&dice), in: place, at: time)
    }
  }

  @Test("No report makes a finger or a swipe end that has not begun, or scrolls by what is no number")
  func everything() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = SplitMix(state: seed)
    for version in [InputVersion.gestures, .touch, .devices] {
      var decoder = InputDecoder(version: version)
      var ear = Ear()
      for _ in 0..<20_000 { for event in Self.step(&decoder, &dice) { ear.hear(event) } }

      #expect(ear.faults.isEmpty, "seed \(seed)")
      for lost in decoder.lose([7, 8, 9], at: InputDecoderTests.time) { ear.hear(lost.event) }
      #expect(ear.fingers.isEmpty && ear.swipes.isEmpty, "seed \(seed)")
    }
  }
}
