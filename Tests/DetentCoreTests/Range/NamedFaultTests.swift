import DetentCore
import Testing

/// Faults of well-known sliders, each by its name, that this one must not have.
@Suite("Faults of other sliders") struct NamedFaultTests {
  private static let meeting: [CollisionRule] = [.stop, .cross, .push]

  @Test(
    "A pile that cannot be pulled apart: at an end, in the middle, from every point of the target",
    arguments: meeting, [0, 2, 4])
  func stuckPile(rule: CollisionRule, stop: Int) throws {
    for offset in stride(from: -22.0, through: 22, by: 1) {
      for end in [0, 4] where end != stop {
        var slider = try SliderScript(stop, stop, collision: rule)
        slider.press(slider.x(ofStop: stop) + offset)
        slider.drag(to: slider.x(ofStop: end) + offset)
        slider.release()

        #expect(slider.pair == [min(stop, end), max(stop, end)], "pressed at \(offset)")
      }
    }
  }

  @Test("A pile that cannot be pulled apart: next to a disabled thumb", arguments: meeting)
  func stuckBesideDisabled(rule: CollisionRule) throws {
    for disabled in ThumbID.allCases {
      var slider = try SliderScript(2, 2, collision: rule)
      slider.enable(false, disabled)
      slider.press(220)
      slider.drag(to: disabled == .first ? 420 : 20)

      #expect(slider.pair == (disabled == .first ? [2, 4] : [0, 2]))
    }
  }

  @Test("A pile made by a drag that cannot be pulled apart", arguments: meeting)
  func stuckAfterDrag(rule: CollisionRule) throws {
    var slider = try SliderScript(1, 4, collision: rule)
    slider.press(120)
    slider.drag(to: 420)
    slider.release()
    slider.wait(1)
    #expect(slider.pair == [4, 4])

    slider.press(425)
    slider.drag(to: 225)

    #expect(slider.pair == [2, 4])
  }

  @Test("A press off-centre that makes the thumb jump")
  func jumpOnPress() throws {
    for offset in stride(from: -22.0, through: 22, by: 1) {
      var slider = try SliderScript(1, 3)
      slider.press(120 + offset)
      #expect(slider.x(of: .first) == 120)

      slider.drag(to: 120 + offset + 1)
      #expect(slider.x(of: .first) == 121)
    }
  }

  @Test(
    "An index outside of the array, however far the pointer goes", arguments: [-1e9, -50, 19, 421, 500, 1e9])
  func indexOutside(x: Double) throws {
    for thumb in ThumbID.allCases {
      var slider = try SliderScript(1, 3)
      slider.press(slider.x(of: thumb))
      slider.drag(to: x)
      slider.release()

      #expect(slider.log.reports.allSatisfy { (0...4).contains($0.lower) && (0...4).contains($0.upper) })
    }
  }

  @Test("An index recovered from a pixel: every stop on every width reads back as itself")
  func indexFromPixel() throws {
    for width in [44.0, 97, 314, 320, 375, 1023.5] {
      for stops in 2...30 {
        var slider = try SliderScript(0, stops - 1, stops: stops, collision: .stop)
        slider.resize(to: width)
        for index in 0..<stops {
          try slider.set(index, stops - 1)
          slider.resize(to: width + 1)
          slider.resize(to: width)
          #expect(slider.pair == [index, stops - 1])
          #expect(slider.model.scale.nearest(to: slider.model.scale.fraction(of: index)) == index)
        }
      }
    }
  }

  @Test("A relayout only while the thumbs stand at the ends")
  func relayout() throws {
    var slider = try SliderScript(1, 3)

    slider.resize(to: 840)

    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [220, 620])
  }

  @Test("Behaviour that is set after creation and ignored, also in mid-drag")
  func lateBehavior() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 150)
    var behavior = slider.model.behavior
    behavior.snapTiming = .whileDragging
    behavior.collision = .push

    _ = slider.model.setBehavior(behavior, at: slider.time)

    #expect(slider.x(of: .first) == 150)
    #expect(slider.x(of: .first, after: 1) == 120)
    slider.drag(to: 420)
    #expect(slider.pair == [4, 4])
  }

  @Test("An initial pair with both on one stop, ignored", arguments: meeting)
  func equalPair(rule: CollisionRule) throws {
    let slider = try SliderScript(2, 2, collision: rule)

    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [220, 220])
  }

  @Test(
    "A division by zero: 0, 1 or 2 stops, no width, segments below a pixel",
    arguments: [0, 1, 2, 1000], [0.0, 0.5, 400])
  func divisionByZero(stops: Int, length: Double) throws {
    var slider = try SliderScript(0, max(0, stops - 1), stops: stops, collision: .stop)
    slider.track = Track(start: 20, length: length)

    slider.press(20)
    slider.drag(to: 20.3, 200)
    slider.release(velocity: 100)
    slider.wait(1)

    #expect(ThumbID.allCases.allSatisfy { slider.x(of: $0).isFinite })
    #expect((0...max(0, stops - 1)).contains(slider.pair[0]))
  }

  @Test("An end that is told late, by an animation's completion: it is told with the release")
  func lateEnd() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 180)

    #expect(slider.release().finals == [[2, 3]])
    #expect(slider.model.isMoving)
    let old = slider.log.count
    for _ in 0..<50 {
      slider.wait(0.01)
      _ = slider.model.advance(to: slider.time, on: slider.track)
    }
    #expect(slider.log.count == old)
  }

  @Test("An end that is told twice")
  func endTwice() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 20)
    slider.release()
    slider.release()
    slider.cancel()

    #expect(slider.finals == [[0, 3]])
    #expect(slider.log.cancellations.isEmpty)
  }

  @Test("A report for every motion although nothing changed")
  func floods() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    for x in 80...160 { slider.drag(to: Double(x)) }

    #expect(slider.log.isEmpty)
  }

  @Test("A tick lost in a fast drag, or repeated while resting", arguments: [1.0, 7, 33, 150, 400])
  func ticks(step: Double) throws {
    var slider = try SliderScript(0, 4, collision: .stop)
    slider.press(20)
    for x in stride(from: 20.0, through: 420, by: step) { slider.drag(to: x, x, x) }
    slider.drag(to: 420)
    slider.release()

    #expect(slider.ticks == [1, 2, 3, 4])
  }

  @Test("Texts swapped after crossing: each thumb keeps its own value, the report is sorted")
  func swapped() throws {
    var slider = try SliderScript(1, 3, collision: .cross)
    slider.press(320)
    slider.drag(to: 20)
    slider.release()

    #expect(ThumbID.allCases.map(slider.model.value) == [1, 0])
    #expect(slider.finals == [[0, 1]])
    #expect(slider.model.thumb(.lower) == .second)
    #expect(slider.model.thumb(.upper) == .first)
  }
}
