@testable import DetentCore
import Testing

/// Long random lives of a slider under all inputs at once, with the promises that must hold throughout.
@Suite("Range model, at random") struct RangeRandomTests {
  private static let rules: [CollisionRule] = [
    .keepApart(segments: 0), .keepApart(segments: 1), .keepApart(segments: 2), .stop, .cross, .push,
  ]

  /// A slider, and the dice that decide what happens to it.
  private struct Life {
    var dice: RangeDice
    var script: SliderScript
    var cause = RangeInvariants.Cause.user

    init(seed: UInt64) throws {
      dice = RangeDice(state: seed)
      let stops = Int.random(in: 1...9, using: &dice)
      let isReversed = Bool.random(using: &dice)
      script = try SliderScript(0, stops - 1, stops: stops, collision: .stop, isReversed: isReversed)
    }

    /// Lets one thing happen; gives what it was and what came of it.
    mutating func step() -> (String, [RangeEffect<Int>]) {
      cause = .user
      if Int.random(in: 0..<12, using: &dice) == 0 { script.time += 0.4 }
      return switch Int.random(in: 0..<36, using: &dice) {
      case 0..<6: press()
      case 6..<18: drag()
      case 18..<22: release()
      case 22..<26: key()
      case 26..<28: ("key up", script.keyUp())
      case 28..<30: wheel()
      case 30: ("timeout", script.wait(0.3))
      case 31: resize()
      default: intervene()
      }
    }

    private mutating func finger() -> Int { Int.random(in: 0...1, using: &dice) }

    private mutating func x() -> Double {
      let places: [Double] = [
        .random(in: -20...460, using: &dice), Double(Int.random(in: 0...44, using: &dice) * 10),
        script.x(ofStop: Int.random(in: 0...max(0, script.model.scale.count - 1), using: &dice)),
      ]
      return places.randomElement(using: &dice) ?? 0
    }

    private mutating func thumb() -> ThumbID { Bool.random(using: &dice) ? .first : .second }

    private mutating func press() -> (String, [RangeEffect<Int>]) {
      let (x, finger) = (x(), finger())
      return ("press \(x) by \(finger)", script.press(x, by: finger))
    }

    private mutating func drag() -> (String, [RangeEffect<Int>]) {
      let isBroken = Int.random(in: 0..<40, using: &dice) == 0
      let (x, finger) = (isBroken ? .nan : x(), finger())
      return ("drag \(x) by \(finger)", script.drag(to: x, by: finger))
    }

    private mutating func release() -> (String, [RangeEffect<Int>]) {
      let finger = finger()
      if Int.random(in: 0..<3, using: &dice) == 0 {
        cause = .program
        return ("cancel \(finger)", script.cancel(by: finger))
      }
      let velocity = Double.random(in: -5000...5000, using: &dice)
      return ("release \(finger)", script.release(velocity: velocity, by: finger))
    }

    private mutating func key() -> (String, [RangeEffect<Int>]) {
      let (key, thumb) = (MoveKey.allCases.randomElement(using: &dice) ?? .up, thumb())
      return ("\(key) on \(thumb)", script.key(key, on: thumb))
    }

    private mutating func wheel() -> (String, [RangeEffect<Int>]) {
      let (units, thumb) = (Double(Int.random(in: -3...3, using: &dice) * 60), thumb())
      return ("wheel \(units) over \(thumb)", script.wheel(units, over: thumb))
    }

    private mutating func resize() -> (String, [RangeEffect<Int>]) {
      cause = .layout
      let width = Double.random(in: 30...900, using: &dice)
      return ("resize \(width)", script.resize(to: width))
    }

    private mutating func intervene() -> (String, [RangeEffect<Int>]) {
      cause = .program
      let count = script.model.scale.count
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        let pair = (Int.random(in: -1...count, using: &dice), Int.random(in: 0...count, using: &dice))
        _ = try? script.set(pair.0, pair.1, animated: Bool.random(using: &dice))
        return ("set \(pair)", [])
      case 1:
        let stops = Int.random(in: 0...9, using: &dice)
        return ("stops \(stops)", (try? script.setStops(stops)) ?? [])
      case 2:
        let (thumb, isEnabled) = (thumb(), Int.random(in: 0..<3, using: &dice) > 0)
        return ("enable \(thumb) \(isEnabled)", script.enable(isEnabled, thumb))
      default: return behave()
      }
    }

    private mutating func behave() -> (String, [RangeEffect<Int>]) {
      let rule = rules.randomElement(using: &dice) ?? .stop
      _ = try? script.model.setCollision(rule, at: script.time)
      var behavior = script.model.behavior
      let timings: [SnapTiming] = [.onRelease, .whileDragging, .magnetic(0.7)]
      behavior.snapTiming = timings.randomElement(using: &dice) ?? .onRelease
      behavior.allowsRangeDrag = Bool.random(using: &dice)
      behavior.trackPress = Bool.random(using: &dice) ? .ignore : .moveNearestThumb
      behavior.reducesMotion = Int.random(in: 0..<4, using: &dice) == 0
      _ = script.model.setBehavior(behavior, at: script.time)
      return ("\(rule) \(behavior.snapTiming)", [])
    }
  }

  @Test("Every promise holds after every event", arguments: 0..<8)
  func promises(part: Int) throws {
    for run in 0..<25 {
      let seed = RangeDice.seed &+ UInt64(part * 25 + run)
      var life = try Life(seed: seed)
      var story: [String] = []
      for _ in 0..<300 {
        let before = life.script.model
        let (event, effects) = life.step()
        story.append(event)
        let faults = RangeInvariants(
          before: before, after: life.script.model, effects: effects, cause: life.cause,
          time: life.script.time
        ).broken
        guard faults.isEmpty else {
          Issue.record("DETENT_SEED=\(seed) \(faults) from \(before.values) after \(story.suffix(8))")
          return
        }
      }
    }
  }

  @Test("Keys and wheels are final once after what they changed, and never without")
  func finals() throws {
    for run in 0..<60 {
      let seed = RangeDice.seed &+ UInt64(run)
      var life = try Life(seed: seed)
      for _ in 0..<300 { _ = life.step() }
      for source in [ReportSource.key, .wheel] {
        var isOpen = false
        for report in life.script.log.reports where report.source == source {
          if report.isFinal { #expect(isOpen, "DETENT_SEED=\(seed)") }
          isOpen = !report.isFinal
        }
      }
    }
  }

  @Test("The same life gives the same answers, bit for bit")
  func determinism() throws {
    for run in 0..<15 {
      let seed = RangeDice.seed &+ UInt64(run)
      var lives = try [Life(seed: seed), Life(seed: seed)]
      for index in lives.indices { for _ in 0..<300 { _ = lives[index].step() } }

      #expect(lives[0].script.log == lives[1].script.log, "DETENT_SEED=\(seed)")
      #expect(lives[0].script.model == lives[1].script.model, "DETENT_SEED=\(seed)")
    }
  }
}
