import DetentCore
import Testing

/// Both thumbs dragged by the range between them.
@Suite("Range model: dragging the range") struct RangeModelRangeDragTests {
  private func slider(_ lower: Int, _ upper: Int, isReversed: Bool = false) throws -> SliderScript {
    try SliderScript(lower, upper, isReversed: isReversed) { $0.allowsRangeDrag = true }
  }

  @Test("The width stays, each thumb ticks, and one report tells of both")
  func moves() throws {
    var slider = try slider(1, 3)
    slider.press(200)
    #expect(ThumbID.allCases.allSatisfy(slider.model.isHeld))
    #expect(slider.model.thumbHeld(by: PointerID()) == nil)

    let effects = slider.drag(to: 300)

    #expect(
      effects == [
        .tick(.lower, stop: 2), .tick(.upper, stop: 4),
        .report(RangeReport(lower: 2, upper: 4, isFinal: false, source: .pointer)),
      ])
    #expect(slider.release().finals == [[2, 4]])
  }

  @Test("It stops at the ends, and collides there once", arguments: [false, true])
  func ends(isReversed: Bool) throws {
    var slider = try slider(1, 3, isReversed: isReversed)
    let forward = isReversed ? -1.0 : 1
    slider.press(220)

    slider.drag(to: 220 + forward * 150, 220 + forward * 190)
    #expect(slider.pair == [2, 4])
    #expect(slider.collisions == [.track])
    slider.drag(to: 220 - forward * 190)

    #expect(slider.pair == [0, 2])
    #expect(slider.log.contains(.collision(.lower, .track)))
    #expect(slider.collisions.count == 2)
  }

  @Test("A mere press between the thumbs ends without a report")
  func press() throws {
    var slider = try slider(1, 3)

    slider.press(220)
    slider.drag(to: 220)
    slider.release()

    #expect(slider.log.isEmpty)
  }

  @Test("Cancelled, both go back")
  func cancel() throws {
    var slider = try slider(1, 3)
    slider.press(220)
    slider.drag(to: 320)

    #expect(slider.cancel().cancellations == [[1, 3]])
    #expect(ThumbID.allCases.map { slider.x(of: $0, after: 5) } == [120, 320])
  }

  @Test("Beside the range, or beside a disabled thumb, a press moves one thumb")
  func elsewhere() throws {
    var outside = try slider(1, 3)
    outside.press(390)
    #expect(outside.model.thumbHeld(by: PointerID()) == .second)

    var disabled = try slider(0, 4)
    disabled.enable(false, .second)
    disabled.press(220)
    #expect(disabled.model.thumbHeld(by: PointerID()) == .first)
  }

  @Test("Both thumbs stay under the pointer through a resize, and the program moves neither")
  func resize() throws {
    var slider = try slider(1, 3)
    slider.press(220)
    slider.drag(to: 320)

    slider.resize(to: 840)

    #expect(slider.x(of: .second) - slider.x(of: .first) == 400)
    #expect(slider.pair == [1, 3])
    #expect(try slider.set(0, 4) == false)
    #expect(slider.pair == [1, 3])
  }

  @Test("Disabling either thumb gives up the drag of both")
  func disable() throws {
    var slider = try slider(1, 3)
    slider.press(220)
    slider.drag(to: 320)

    #expect(slider.enable(false, .second).cancellations == [[1, 3]])
    #expect(slider.held == nil)
  }

  @Test("Without a place on the track nothing follows")
  func zeroLength() throws {
    var slider = try slider(1, 3)
    slider.press(220)
    slider.drag(to: 320)
    slider.track = Track(start: 20, length: 0)

    #expect(slider.drag(to: 100).isEmpty)
    #expect(slider.pair == [2, 4])
  }

  @Test("It jumps from stop to stop when the snap is live")
  func live() throws {
    var slider = try slider(1, 3)
    var behavior = slider.model.behavior
    behavior.snapTiming = .whileDragging
    _ = slider.model.setBehavior(behavior, at: 0)
    slider.press(220)

    slider.drag(to: 250)
    #expect(ThumbID.allCases.map { slider.x(of: $0) } == [120, 320])
    slider.drag(to: 300)

    #expect(ThumbID.allCases.map { slider.x(of: $0, after: 5) } == [220, 420])
  }
}
