import DetentCore
import Testing

/// What happens to the pager, its list and its settings while pages move.
@Suite("Paging: what happens in mid-move") struct PagerMidMoveTests {
  @Test("Unmapped in the middle of a swipe or of a settle, all ends at once and is balanced")
  func unmapped() {
    var dragged = PagerScript(4, at: 1)
    var settling = PagerScript(4, at: 1)
    dragged.drag(300)
    settling.play(.go(2, .tab, animated: true))
    settling.wait(0.05)

    dragged.play(.mapped(false))
    settling.play(.mapped(false))
    dragged.play(.panChanged(400), .panEnded(400, velocity: 900), .mapped(true))

    #expect(dragged.model.settled == 1 && dragged.moves == ["1>2 swipe", "1>2 cancelled"])
    #expect(dragged.appearances == ["+2", "-1", "+1", "-2", "-2!", "+1!", "-1", "-1!", "+1", "+1!"])
    #expect(settling.model.settled == 2 && settling.moves == ["1>2 tab", "1>2 done"])
    #expect(settling.appearances == ["+2", "-1", "-1!", "+2!", "-2", "-2!"])
  }

  @Test("Three quick Ctrl+PageDown move three pages", arguments: [0.0, 0.016, 0.12])
  func threeKeys(gap: Double) {
    var script = PagerScript(6, at: 1)

    for _ in 0..<3 {
      script.play(.step(1))
      script.wait(gap)
    }
    script.settle()

    #expect(script.model.settled == 4)
  }

  @Test("No page, one page: every input is survived", arguments: [0, 1])
  func few(count: Int) {
    var script = PagerScript(count)

    script.swipe(300, velocity: 2000)
    script.swipe(-300, velocity: -2000)
    script.play(
      .step(1), .first, .last, .go(5, .tab, animated: true), .wheel(120), .scroll(90, isEnd: true), .cancel,
      .mapped(false), .mapped(true), .move(0, 0), .panFailed, .lift)
    script.settle()

    #expect(script.model.count == count && script.model.state == .resting)
    #expect(script.model.settled == (count == 0 ? nil : 0))
    #expect(count == 1 || script.effects.allSatisfy { if case .wake = $0 { true } else { false } })
  }

  @Test("A hundred thousand pages take no more memory than three")
  func memory() {
    var sizes: [Int] = []
    for count in [3, 100_000, Int.max] {
      var script = PagerScript(count, at: count - 1)
      var window = PageWindow()
      for _ in 0..<3 {
        script.play(.first)
        script.settle()
        script.play(.last)
        script.settle()
        _ = window.update(for: script.model)
      }
      script.drag(-120)
      _ = window.update(for: script.model)
      sizes.append(MemoryLayout.size(ofValue: script.model) + String(describing: script.model).count)
      #expect(window.live.count <= 3)
    }

    #expect(MemoryLayout<PagerModel>.size < 400)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) < 400)
  }

  @Test("The current, the first and the last page are removed in the middle of a swipe")
  func removals() {
    var current = PagerScript(5, at: 2)
    var first = PagerScript(5, at: 2)
    var last = PagerScript(5, at: 2)
    current.drag(100)
    first.drag(100)
    last.drag(100)

    current.play(.remove(2..<3))
    first.play(.remove(0..<1))
    last.play(.remove(4..<5))

    #expect(current.model.spread == PageSpread(first: 1, second: 2, fraction: 0.25))
    #expect(current.model.current == 1 && current.model.state == .dragging)
    #expect(first.model.spread == PageSpread(first: 1, second: 2, fraction: 0.25))
    #expect(last.model.spread == PageSpread(first: 2, second: 3, fraction: 0.25))
    #expect(first.moves == ["2>3 swipe"] && last.moves == ["2>3 swipe"])
    for var script in [current, first, last] {
      script.release(100, velocity: 900)
      script.settle()
      #expect(script.model.state == .resting && script.moves.last?.hasSuffix("done") == true)
    }
  }

  @Test("The page that a swipe or a move would bring is removed")
  func targetRemoved() {
    var swipe = PagerScript(3)
    var move = PagerScript(3)
    swipe.drag(300)
    move.play(.go(2, .tab, animated: true))
    move.wait(0.15)

    swipe.play(.remove(1..<2))
    move.play(.remove(2..<3))
    let state = (swipe.model.spread, move.model.target)
    swipe.release(300)
    swipe.settle()
    move.settle()

    #expect(state.0 == PageSpread(first: 0, second: 1, fraction: 0.75) && state.1 == 1)
    #expect(swipe.model.settled == 1 && move.model.settled == 1)
    #expect(swipe.moves == ["0>1 swipe", "0>1 cancelled", "0>1 swipe", "0>1 done"])
  }

  @Test("All pages are removed in the middle of a swipe")
  func allRemoved() {
    var script = PagerScript(3)
    script.drag(300)

    script.play(.setCount(0), .panChanged(200), .panEnded(200, velocity: 800))

    #expect(script.model.current == nil && script.effects.last == .settledDown)
    #expect(script.appearances == ["+1", "-0", "-0!", "-1", "-1!"])
    #expect(script.moves == ["0>1 swipe", "0>1 cancelled"])
  }

  @Test("With reduced motion the reports are the same, in no time")
  func reducedMotion() {
    func told(_ script: PagerScript) -> [String] {
      script.effects.compactMap { effect in
        if case .indicesChanged(let report) = effect {
          return "\([report.current, report.target, report.settled]) \(report.source)"
        }
        return effect.moveText ?? effect.appearanceText
      }
    }
    let inputs: [PagerInput] = [
      .go(3, .tab, animated: true), .step(-1), .last, .first, .wheel(120), .wheel(-240),
    ]
    var moving = PagerScript(5)
    var reduced = PagerScript(5)
    reduced.play(.reducedMotion(true))

    for input in inputs {
      moving.play(input)
      moving.settle()
      reduced.play(input)
      #expect(reduced.model.state == .resting)
    }
    moving.swipe(300)
    reduced.swipe(300)

    #expect(told(moving) == told(reduced))
  }

  @Test("Reducing motion lets pages arrive that are on their way")
  func reducingNow() {
    var script = PagerScript(3)
    script.play(.go(2, .tab, animated: true))

    script.play(.reducedMotion(true))

    #expect(script.model.settled == 2)
  }
}
