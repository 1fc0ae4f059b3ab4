import DetentCore
import Testing

@Suite("How a pager answers a hand can be changed")
struct PagerBehaviorTests {
  private func script(_ edit: (inout PagerBehavior) -> Void) -> PagerScript {
    var script = PagerScript(4, at: 1)
    var behavior = PagerBehavior()
    edit(&behavior)
    _ = script.model.setBehavior(behavior, at: 0)
    return script
  }

  @Test("A slow release moves on beyond the part of a page that was asked for", arguments: [0.2, 0.5, 0.8])
  func commit(fraction: Double) {
    for (way, page) in [(400 * fraction - 2, 1), (400 * fraction + 2, 2)] {
      var script = script { $0.commitFraction = fraction }

      script.drag(way / 2, way)
      #expect(script.model.target == page, "what is promised in mid-swipe is what happens")
      script.release(way)
      script.settle()

      #expect(script.model.settled == page, "\(way) of 400 with \(fraction)")
    }
  }

  @Test("A release moves on from the speed that was asked for", arguments: [100.0, 300, 900])
  func fling(speed: Double) {
    for (velocity, page) in [(speed - 1, 1), (speed, 2)] {
      var script = script { $0.flingSpeed = speed }

      script.swipe(40, velocity: velocity)

      #expect(script.model.settled == page)
    }
  }

  @Test(
    "Beyond an end the pages give as much as was asked for, and not at all with 0",
    arguments: [0.0, 0.2, 0.55, 1])
  func band(coefficient: Double) {
    var script = PagerScript(2)
    var behavior = PagerBehavior()
    behavior.rubberBand = coefficient
    _ = script.model.setBehavior(behavior, at: 0)

    script.drag(-100, -200)

    let expected = -RubberBand(dimension: 400, coefficient: coefficient).shown(for: 200)
    #expect(abs(script.model.position * 400 - expected) < 1e-9)
  }

  @Test("Changed in mid-swipe, the pages stay where they are, and give otherwise from there on")
  func midSwipe() {
    var script = PagerScript(2)
    script.drag(-100, -200)
    let before = script.model.position
    var behavior = PagerBehavior()
    behavior.rubberBand = 0.2

    let effects = script.model.setBehavior(behavior, at: script.time)
    #expect(effects.isEmpty && script.model.position == before)
    script.play(.panChanged(-200))
    #expect(abs(script.model.position - before) < 1e-12)
    script.play(.panChanged(-210))

    let band = RubberBand(dimension: 1, coefficient: 0.2)
    let expected = -band.shown(for: band.overshoot(forShown: -before) + 10.0 / 400)
    #expect(abs(script.model.position - expected) < 1e-12)
  }

  @Test("What a release would do now is told when a change makes it another")
  func target() {
    var script = PagerScript(2)
    script.drag(100, 240)
    #expect(script.model.target == 1)
    var behavior = PagerBehavior()
    behavior.commitFraction = 0.8

    let effects = script.model.setBehavior(behavior, at: script.time)

    #expect(script.model.target == 0)
    #expect(effects == [.indicesChanged(script.model.report(source: .program))])
    #expect(script.model.setBehavior(behavior, at: script.time).isEmpty)
  }

  @Test("The spring that was asked for brings the pages to their place")
  func spring() throws {
    var times: [Double] = []
    for response in [0.1, 0.28, 0.6] {
      let spring = try #require(Spring(response: response))
      var script = script { $0.settleSpring = spring }
      script.play(.go(2, .tab, animated: true))
      let start = script.time
      script.settle()
      times.append(script.time - start)
      #expect(script.model.settled == 2)
    }
    #expect(times == times.sorted() && times[0] * 3 < times[2])
  }

  @Test("Two fingers scroll as far for a page as was asked for")
  func touchpad() {
    for length in [200.0, 400, 800] {
      var script = script { $0.touchpadPage = length }

      _ = script.model.scroll(by: Vector(dx: 100, dy: 0), at: 0, gate: { _, _ in true })

      #expect(abs(script.model.position - 1 - 100 / length) < 1e-12)
    }
  }

  @Test("What cannot be stays what it was, or comes to the nearest that can")
  func degenerate() {
    var behavior = PagerBehavior()

    behavior.commitFraction = .nan
    behavior.flingSpeed = -1
    behavior.touchpadPage = 0
    #expect(behavior == PagerBehavior())
    behavior.flingSpeed = .nan
    behavior.touchpadPage = .infinity
    #expect(behavior == PagerBehavior())

    behavior.commitFraction = 0
    #expect(behavior.commitFraction == PagerBehavior.commitLimits.lowerBound)
    behavior.commitFraction = 7
    #expect(behavior.commitFraction == PagerBehavior.commitLimits.upperBound)
  }
}
