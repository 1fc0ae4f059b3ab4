import DetentCore
import Testing

@Suite("Keys, wheel and program on numbers") struct RangeModelNumberStepTests {
  @Test(
    "Keys move by a hundredth, a tenth, or to the limit; Shift by a thousandth",
    arguments: [
      (MoveKey.right, false, 51.0), (.left, false, 49), (.up, false, 51), (.down, false, 49),
      (.pageUp, false, 60), (.pageDown, false, 40), (.home, false, 0), (.end, false, 80),
      (.right, true, 50.1), (.left, true, 49.9), (.up, true, 50.1), (.pageUp, true, 60), (.end, true, 80),
    ])
  func keys(key: MoveKey, isFine: Bool, expected: Double) throws {
    var slider = try NumberScript(50, 80)

    slider.key(key, on: .first, isFine: isFine)
    #expect(slider.roundedPair == [expected, 80])
    #expect(slider.finals.isEmpty)
    slider.keyUp()

    #expect(slider.finals == [slider.pair])
  }

  @Test("Steps up to the other thumb end exactly on it, and one more is a collision")
  func limit() throws {
    var slider = try NumberScript(49.55, 50)

    slider.key(.right, on: .first, times: 3)
    slider.keyUp()

    #expect(slider.pair == [50, 50])
    #expect(slider.changes == [[50, 50]])
    #expect(slider.collisions == [.thumb])
  }

  @Test("A fine step of nothing does nothing")
  func nothing() throws {
    var slider = try NumberScript(50, 80)

    slider.tell { model, _, time in model.step(.first, .fine(0), at: time) }
    slider.keyUp()

    #expect(slider.log.isEmpty)
  }

  @Test("A notch of the wheel is a hundredth, parts of one add up, the end comes after a pause")
  func wheel() throws {
    var slider = try NumberScript(50, 80)

    slider.wheel(120, 60, 60, over: .first)
    #expect(slider.roundedPair == [52, 80])
    slider.wait(0.28)
    #expect(slider.finals.isEmpty)
    slider.wait(0.02)

    #expect(slider.finals == [slider.pair])
  }

  @Test(
    "A wheel goes up and right for more, left in right-to-left layout, by the larger part of a slanted turn",
    arguments: [
      (Vector(dx: 0, dy: -120), LayoutDirection.leftToRight, 120.0),
      (Vector(dx: 0, dy: 120), .rightToLeft, -120), (Vector(dx: 120, dy: 0), .leftToRight, 120),
      (Vector(dx: 120, dy: 0), .rightToLeft, -120), (Vector(dx: 30, dy: 90), .leftToRight, -90),
      (Vector(dx: -90, dy: 30), .rightToLeft, 90), (.zero, .leftToRight, 0),
    ])
  func wheelDirection(delta: Vector, direction: LayoutDirection, expected: Double) {
    #expect(RangeStep.wheelUnits(delta, direction: direction) == expected)
  }

  @Test("Setting both is atomic and silent; an unordered pair is sorted, the same again is nothing")
  func setting() throws {
    var slider = try NumberScript(10, 20)

    let isChange = try slider.set(65, 35)
    let isSecondChange = try slider.set(35, 65)

    #expect(isChange)
    #expect(!isSecondChange)
    #expect(slider.pair == [35, 65])
    #expect(slider.log.isEmpty)
  }

  @Test("What cannot be set is an error that names it, and changes nothing")
  func errors() throws {
    var slider = try NumberScript(20, 80, collision: .keepApart(segments: 10))

    #expect(throws: ScaleError.outOfRange(value: 101, allowed: 0...100)) { try slider.set(3, 101) }
    #expect(throws: ScaleError.outOfRange(value: -1, allowed: 0...100)) { try slider.set(-1, 50) }
    #expect(throws: ScaleError.notFinite(.infinity)) { try slider.set(3, .infinity) }
    #expect(throws: ScaleError.self) { try slider.set(.nan, 3) }
    #expect(throws: ScaleError.tooClose(lower: 50, upper: 55, gap: 10)) { try slider.set(50, 55) }
    #expect(throws: ScaleError.self) { try slider.setLimits(5, 1) }

    #expect(slider.pair == [20, 80])
    #expect(slider.model.scale.bounds == 0...100)
  }

  @Test("Any number is a legal pair with itself where thumbs may meet")
  func equal() throws {
    var dice = RangeDice(state: RangeDice.seed)
    var slider = try NumberScript(0, 0, in: -3...7)

    for _ in 0..<500 {
      let value = Double.random(in: -3...7, using: &dice)
      _ = try slider.set(value, value)
      #expect(slider.pair == [value, value], "seed \(RangeDice.seed)")
      #expect(slider.model.limits(of: .first).upperBound == value, "seed \(RangeDice.seed)")
    }
  }

  @Test("In mid-drag the thumb in hand stays with the pointer and the other one obeys")
  func setInDrag() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 40)
    try slider.set(5, 70)
    #expect(slider.pair == [40, 70])
    slider.drag(to: 45)

    #expect(slider.pair == [45, 70])
  }

  @Test("New limits in mid-drag cancel the drag, keep the pair within them and tell that pair")
  func limitsInDrag() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 40)
    try slider.setLimits(30, 60)
    slider.drag(to: 55)
    slider.release()

    #expect(slider.pair == [30, 60])
    #expect(slider.log.cancellations == [[30, 60]])
    #expect(slider.finals.isEmpty)
    #expect(!slider.model.isTracking)
  }

  @Test("The same limits change nothing, not even a drag")
  func sameLimits() throws {
    var slider = try NumberScript(20, 80)

    slider.press(20)
    slider.drag(to: 40)
    let effects = try slider.setLimits(0, 100)

    #expect(effects.isEmpty)
    #expect(slider.model.isTracking)
  }

  @Test("On equal ends both thumbs stand in the middle and nothing is taken")
  func inert() throws {
    var slider = try NumberScript(99, 99, in: 99...99)

    slider.press(50)
    slider.drag(to: 90)
    slider.release()
    slider.key(.right, on: .first)
    slider.wheel(120, over: .second)

    #expect(slider.x(of: .first) == 50)
    #expect(slider.pair == [99, 99])
    #expect(slider.log.isEmpty)
  }

  @Test("A stricter rule moves the thumbs apart, first the upper one up")
  func stricter() throws {
    var slider = try NumberScript(50, 50)
    var behavior = slider.model.behavior
    behavior.collision = .keepApart(segments: 30)

    let isChange = slider.model.setBehavior(behavior, at: 1)

    #expect(isChange)
    #expect(slider.roundedPair == [50, 80])
  }

  @Test("Whatever happens, the pair is sorted, legal and finite, and nothing ticks", arguments: 0..<40)
  func random(run: Int) throws {
    let seed = RangeDice.seed &+ UInt64(run)
    var dice = RangeDice(state: seed)
    let ends = [0...1.0, -1e308...1e308, -3...7].randomElement(using: &dice) ?? 0...1
    let rule =
      [CollisionRule.stop, .cross, .push, .keepApart(segments: 7)].randomElement(using: &dice) ?? .stop
    var slider = try NumberScript(ends.lowerBound, ends.upperBound, in: ends, collision: rule) {
      $0.allowsRangeDrag = true
    }

    for _ in 0..<300 {
      let place = Double.random(in: -30...130, using: &dice)
      let finger = Int.random(in: 0...1, using: &dice)
      let thumb = Bool.random(using: &dice) ? ThumbID.first : .second
      switch Int.random(in: 0..<9, using: &dice) {
      case 0, 1: slider.press(place, by: finger)
      case 2, 3, 4: slider.drag(to: place, by: finger)
      case 5: slider.release(velocity: place * 30, by: finger)
      case 6: slider.cancel(by: finger)
      case 7: slider.key(MoveKey.allCases.randomElement(using: &dice) ?? .left, on: thumb)
      default: slider.wheel(place * 4, over: thumb)
      }
      let (pair, bounds) = (slider.pair, slider.model.scale.bounds)
      #expect(pair == pair.sorted(), "seed \(seed)")
      #expect(pair.allSatisfy { bounds.contains($0) }, "seed \(seed)")
      let gap = slider.model.scale.fraction(of: pair[1]) - slider.model.scale.fraction(of: pair[0])
      #expect(gap > Double(rule.gap) / 100 - 1e-9, "seed \(seed)")
    }
    #expect(slider.ticks.isEmpty, "seed \(seed)")
  }
}
