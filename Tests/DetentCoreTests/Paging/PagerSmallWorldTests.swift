import DetentCore
import Testing

/// Every input in every kind of state of pagers with up to four pages, with the promises that must hold.
@Suite("Paging: every state and every input") struct PagerSmallWorldTests {
  static let inputs: [PagerInput] = [
    .press, .lift, .panBegan(movement: nil), .panBegan(movement: 9), .panBegan(movement: -9),
    .panChanged(130),
    .panChanged(-130), .panChanged(900), .panChanged(.nan), .panEnded(150, velocity: nil),
    .panEnded(-250, velocity: -20), .panEnded(90, velocity: 900), .panEnded(90, velocity: -.infinity),
    .panFailed,
    .cancel, .go(0, .tab, animated: true), .go(1, .program, animated: false), .go(3, .tab, animated: true),
    .step(1),
    .step(-2), .first, .last, .wheel(120), .wheel(-70), .scroll(50, isEnd: false), .scroll(-210, isEnd: true),
    .swipeBegan, .swipeChanged(60), .swipeChanged(-150), .swipeChanged(.nan), .swipeEnded, .swipeCancelled,
    .extent(0), .extent(.nan), .extent(800), .swipeEnabled(false), .reducedMotion(true), .mapped(false),
    .insert(1, at: 0), .insert(2, at: 9), .insert(Int.max, at: 1), .remove(0..<1), .remove(1..<2),
    .remove(-3..<2),
    .remove(2..<Int.max), .move(0, 1), .move(3, 0), .reload(0, keeping: nil), .reload(2, keeping: 9),
    .setCount(2),
    .setCount(-1), .advance,
  ]

  /// Ways into each kind of state.
  static let preludes: [[PagerInput]] = [
    [], [.press], [.press, .panFailed], [.go(1, .tab, animated: true)], [.go(3, .tab, animated: true)],
    [.go(3, .tab, animated: true), .press], [.panBegan(movement: nil)],
    [.panBegan(movement: 9), .panChanged(130)],
    [.panBegan(movement: -9), .panChanged(-130)], [.panBegan(movement: 9), .panChanged(250)],
    [.panBegan(movement: 9), .panChanged(700)], [.panBegan(movement: 9), .panEnded(230, velocity: nil)],
    [.go(3, .tab, animated: true), .panBegan(movement: 9), .panChanged(30)], [.scroll(130, isEnd: false)],
    [.scroll(130, isEnd: true)], [.mapped(false)], [.extent(0)], [.reducedMotion(true)],
    [.swipeEnabled(false), .press], [.swipeBegan], [.swipeBegan, .swipeChanged(90)],
    [.press, .swipeBegan, .swipeChanged(90)], [.go(2, .tab, animated: true), .swipeBegan, .swipeChanged(9)],
  ]

  /// Of the second inputs a sixteenth is tried, another one for each first input, to keep the time down.
  @Test("Two inputs after each way into a state", arguments: 0...4)
  func everything(count: Int) {
    for page in [0, count - 1].filter({ $0 >= 0 }).withoutRepetitions + (count == 0 ? [0] : []) {
      for prelude in Self.preludes {
        for (index, first) in Self.inputs.enumerated() {
          for second in Self.inputs.indices.filter({ ($0 + index + count) % 16 == 0 }).map({ Self.inputs[$0] }
          ) {
            let faults = Self.faults(PagerScript(count, at: page), prelude + [first, second])
            if !faults.isEmpty {
              Issue.record("\(count) pages, at \(page): \(prelude + [first, second]): \(faults)")
              return
            }
          }
        }
      }
    }
  }

  private static func faults(_ start: PagerScript, _ inputs: [PagerInput]) -> [String] {
    var model = start.model
    var invariants = PagerInvariants(model)
    var time = 0.0
    for input in inputs {
      let count = model.count
      if case .insert(let number, _) = input, number > 9 { continue }
      time += 0.06
      let before = model
      let effects = model.take(input, at: time)
      invariants.check(input, effects, before: before, after: model)
      if !input.isEdit { invariants.expect(model.count == count, "the number of pages changed") }
    }
    let before = model
    let effects = model.cancel(at: time) + model.advance(to: time + 9)
    invariants.check(.cancel, effects, before: before, after: model)
    invariants.expect(model.state == .resting && model.move == nil, "it does not come to rest")
    return invariants.faults
  }

  @Test("As many pages as there can be are survived")
  func many() {
    for input in Self.inputs {
      var script = PagerScript(3, at: 1)
      script.play(.insert(Int.max, at: 3), .last, input, .step(1), .step(-1), .cancel)
      script.settle()

      #expect(script.model.state == .resting, "\(input)")
    }
  }

  @Test(
    "Times that are no numbers, or go back, are survived", arguments: [Double.nan, .infinity, -.infinity, -5])
  func times(time: Double) {
    for prelude in Self.preludes {
      for input in Self.inputs {
        if case .insert(let number, _) = input, number > 9 { continue }
        var script = PagerScript(4, at: 1)
        script.time = 1
        for step in prelude { script.play(step) }
        let before = script.model

        let effects = script.model.take(input, at: time)
        var invariants = PagerInvariants(script.model)
        script.time = 2
        script.play(.cancel)
        script.settle()
        script.play(.advance)
        script.wait(1)

        invariants.expect(script.model.position.isFinite, "the position is no number")
        #expect(invariants.faults == [])
        #expect(script.model.state == .resting, "\(prelude) \(input) \(before) \(effects)")
      }
    }
  }
}
