import DetentCore
import Testing

@Suite("Paging: what fingers on a touchpad are told to pan") struct PagerTouchpadPanTests {
  /// What was told of the fingers: the step, and the way towards larger indices.
  private static func pans(_ script: PagerScript) -> [String] {
    script.effects.compactMap {
      guard case .panned(let pan, let state) = $0 else { return nil }
      return "\(state) \(script.model.axis.dragged(pan.translation))"
    }
  }

  private static func velocities(_ script: PagerScript) -> [Double?] {
    script.effects.compactMap {
      guard case .panned(let pan, _) = $0 else { return nil }
      return .some(pan.velocity.map { script.model.axis.dragged($0) })
    }
  }

  @Test(
    "A scroll is told as a drag of the pages with its way and velocity",
    arguments: PagerTouchpadSwipeTests.axes)
  func scroll(axis: PagerAxis) {
    var script = PagerScript(4, at: 1, axis: axis)

    for _ in 0..<3 {
      script.play(.scroll(20, isEnd: false))
      script.time += 0.01
    }
    script.play(.scroll(0, isEnd: true))

    #expect(Self.pans(script) == ["began 20.0", "changed 40.0", "changed 60.0", "ended 60.0"])
    #expect(Self.velocities(script).last.map { abs(($0 ?? 0) - 2000) < 1 } == true)
  }

  @Test("A scroll that falls silent ends once, without velocity")
  func silence() {
    var script = PagerScript(4, at: 1)

    script.play(.scroll(20, isEnd: false))
    script.wait(1)

    #expect(Self.pans(script) == ["began 20.0", "ended 20.0"])
    #expect(Self.velocities(script).last == .some(nil))
  }

  @Test("A swipe is told once it goes along the axis, and ends once", arguments: PagerTouchpadSwipeTests.axes)
  func swipe(axis: PagerAxis) {
    var script = PagerScript(4, at: 1, axis: axis)

    script.play(.swipeBegan, .swipeChanged(3), .swipeChanged(9), .swipeChanged(8), .swipeEnded)
    script.play(.swipeEnded, .swipeCancelled)

    #expect(Self.pans(script) == ["began 12.0", "changed 20.0", "ended 20.0"])
  }

  @Test(
    "Whatever takes the pages from the fingers cancels, once",
    arguments: [
      .swipeCancelled, .cancel, .swipeEnabled(false), .mapped(false), .go(3, .tab, animated: true), .step(-1),
    ] as [PagerInput])
  func cancelled(by input: PagerInput) {
    var script = PagerScript(5, at: 1)

    script.play(.swipeBegan, .swipeChanged(100), input, .swipeChanged(10), .swipeEnded)

    #expect(Self.pans(script) == ["began 100.0", "cancelled 100.0"])
    #expect(Self.velocities(script).last == .some(nil))
  }

  @Test("Inertia, a tremble and fingers across the axis are told of nowhere")
  func nothing() {
    var script = PagerScript(4, at: 1)
    script.play(.scroll(40, isEnd: true))
    script.effects = []

    script.play(.scroll(20, isEnd: false), .swipeBegan, .swipeChanged(4), .swipeEnded, .swipeCancelled)

    #expect(Self.pans(script).isEmpty)
  }

  @Test("The step comes before what it does to the pages")
  func order() {
    var script = PagerScript(4, at: 1)

    script.play(.scroll(20, isEnd: false))

    guard case .panned(_, .began) = script.effects.first else {
      Issue.record("Heard \(script.effects)")
      return
    }
    #expect(script.moves == ["1>2 swipe"])
  }
}
