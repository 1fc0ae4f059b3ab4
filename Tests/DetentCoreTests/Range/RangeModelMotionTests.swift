import DetentCore
import Testing

/// Where thumbs are drawn: in hand, settling, pushed, caught.
@Suite("Range model: motion") struct RangeModelMotionTests {
  private func places(_ slider: SliderScript, of thumb: ThumbID, for seconds: Double = 0.5) -> [Double] {
    (0...Int(seconds * 1000)).map { slider.x(of: thumb, after: Double($0) / 1000) }
  }

  @Test("In hand a thumb is where the pointer is, at once")
  func follows() throws {
    var slider = try SliderScript(1, 3)
    slider.press(125)

    for x in [126.0, 140, 199.5, 60] {
      slider.drag(to: x)
      #expect(slider.x(of: .first) == x - 5)
    }
  }

  @Test(
    "Let go it settles from where it is, never passes its stop, and never turns back",
    arguments: [-9000.0, -300, 0, 300, 9000])
  func settles(velocity: Double) throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 100)
    slider.release(velocity: velocity)

    let way = places(slider, of: .first)

    #expect(way[0] == 100)
    #expect(way.allSatisfy { (100...120).contains($0) })
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(way[250] > 119.5)
    #expect(slider.pair == [1, 3])
  }

  @Test(
    "A fling towards the stop arrives sooner, on either side, from right to left too",
    arguments: [80.0, 160], [false, true])
  func flings(x: Double, isReversed: Bool) throws {
    var slow = try SliderScript(isReversed ? 3 : 1, 4, collision: .stop, isReversed: isReversed)
    slow.press(120)
    slow.drag(to: x)
    var fast = slow
    slow.release()
    fast.release(velocity: x < 120 ? 2000 : -2000)

    let left = [slow, fast].map { abs($0.x(of: .first, after: 0.03) - 120) }
    #expect(left[1] < left[0])
  }

  @Test(
    "A press on a moving thumb takes it where it is drawn",
    arguments: [SnapTiming.onRelease, .magnetic(0.7), .whileDragging])
  func caught(timing: SnapTiming) throws {
    var slider = try SliderScript(1, 4) { $0.snapTiming = timing }
    slider.press(120)
    slider.drag(to: 180)
    slider.release()
    slider.time += 0.03
    let drawn = slider.x(of: .first, after: 0.01)
    #expect(drawn > 121 && slider.model.isMoving)

    slider.press(drawn + 3)

    #expect(slider.held == .first)
    #expect(abs(slider.x(of: .first) - drawn) < 0.01)
    if timing == .onRelease {
      #expect(slider.x(of: .first, after: 1) == drawn)
      slider.drag(to: drawn + 13)
      #expect(abs(slider.x(of: .first) - drawn - 10) < 0.01)
    }
  }

  @Test("A moving thumb that is only pressed and let go settles where it was going, without a report")
  func caughtAndReleased() throws {
    var slider = try SliderScript(1, 4)
    slider.press(120)
    slider.drag(to: 180)
    slider.release()
    slider.press(slider.x(of: .first))
    let old = slider.log.count

    slider.release()

    #expect(slider.log.count == old)
    #expect(slider.x(of: .first, after: 1) == slider.x(ofStop: slider.model.lower))
  }

  @Test("Advancing ends a glide exactly on its stop, once it is near enough")
  func advance() throws {
    var slider = try SliderScript(1, 3)
    #expect(slider.model.isResting(.first))
    slider.press(120)
    slider.drag(to: 100)
    #expect(!slider.model.isResting(.first))
    slider.release()

    let isMoving = slider.model.advance(to: slider.time + 0.01, on: slider.track)
    #expect(isMoving)
    #expect(!slider.model.isResting(.first))
    let moves = slider.model.advance(to: slider.time + 1, on: slider.track)
    #expect(!moves)
    #expect(slider.model.isResting(.first))
    #expect(slider.model.place(of: .first, at: 0) == 0.25)
  }

  @Test("On a track without length every glide is over")
  func advanceWithoutLength() throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 100)
    slider.release()

    let isMoving = slider.model.advance(to: slider.time, on: Track(start: 0, length: 0))

    #expect(!isMoving)
  }

  @Test("With reduced motion a thumb is on its stop at once, also one that was moving")
  func reducedMotion() throws {
    var slider = try SliderScript(1, 3) { $0.reducesMotion = true }
    slider.press(20)
    #expect(slider.x(of: .first) == 20)
    slider.drag(to: 40)
    slider.release()
    #expect(slider.x(of: .first) == 20)

    var moving = try SliderScript(1, 3)
    moving.press(120)
    moving.drag(to: 100)
    moving.release()
    var behavior = moving.model.behavior
    behavior.reducesMotion = true
    _ = moving.model.setBehavior(behavior, at: moving.time)
    #expect(!moving.model.isMoving)
  }

  @Test("A pushed thumb is never drawn behind the one that pushes it", arguments: [false, true])
  func pushed(isUpper: Bool) throws {
    var slider = try SliderScript(1, 3, collision: .push)
    let (pusher, other) = isUpper ? (ThumbID.second, ThumbID.first) : (.first, .second)
    slider.press(slider.x(of: pusher))

    for step in 0...70 {
      slider.drag(to: isUpper ? 320 - Double(step) * 4 : 120 + Double(step) * 4)
      let distance = slider.x(of: other) - slider.x(of: pusher)
      #expect(isUpper ? distance <= 0 : distance >= 0)
    }
    let before = slider.x(of: other, after: 0.01)
    slider.release()

    #expect(abs(slider.x(of: other) - before) < 0.01)
    #expect(slider.x(of: other, after: 1) == slider.x(ofStop: isUpper ? 0 : 4))
  }

  @Test(
    "After a press on the track the thumb stays between where it was and the hand, whatever the hand does")
  func pressedTrack() throws {
    var slider = try SliderScript(0, 4, collision: .stop)
    slider.press(200)
    #expect(slider.x(of: .first, after: 0.04) > 20)

    slider.drag(to: 100)
    #expect((20...100).contains(slider.x(of: .first)))
    slider.drag(to: 10)
    #expect(slider.x(of: .first) == 20)
    slider.drag(to: 300)
    #expect(slider.x(of: .first) == 300)
  }

  @Test("A hand that goes on after a press on the track takes the thumb along while it closes in")
  func pressedTrackOn() throws {
    var slider = try SliderScript(0, 4, collision: .stop)
    slider.press(200)
    let lag = 200 - slider.x(of: .first)

    slider.drag(to: 240)

    #expect(lag == 180)
    #expect((60...240).contains(slider.x(of: .first)))
    #expect(slider.x(of: .first, after: 0.5) > 239.9)
  }

  @Test("While it is dragged live, a thumb stands on stops or glides between two")
  func live() throws {
    var slider = try SliderScript(1, 4) { $0.snapTiming = .whileDragging }
    slider.press(120)

    slider.drag(to: 170)
    #expect(slider.x(of: .first, after: 1) == 120)
    slider.drag(to: 180)

    #expect(slider.x(of: .first) == 120)
    #expect(slider.x(of: .first, after: 1) == 220)
  }

  @Test(
    "A magnetic thumb is pulled to its stop, and not at all at a midpoint",
    arguments: [(120.0, 120.0), (140.0, 128.24), (170.0, 170.0), (420.0, 420.0)])
  func magnetic(x: Double, drawn: Double) throws {
    var slider = try SliderScript(1, 4, collision: .stop) { $0.snapTiming = .magnetic(0.7) }
    slider.press(120)

    slider.drag(to: x)

    #expect(abs(slider.x(of: .first) - drawn) < 0.01)
  }

  @Test(
    "A magnetic thumb never runs against the hand", arguments: [0.0, 0.3, 0.7, 1.0, 2.0, -1.0, Double.nan])
  func magneticIsMonotone(strength: Double) throws {
    var slider = try SliderScript(0, 4, collision: .stop) { $0.snapTiming = .magnetic(strength) }
    slider.press(20)

    let drawn = stride(from: 21.0, through: 420, by: 1).map { x in
      slider.drag(to: x)
      return slider.x(of: .first)
    }

    #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(drawn.last == 420)
  }

  @Test(
    "The hand's velocity counts for nothing on a track without length, or when it is no number",
    arguments: [Double.nan, .infinity])
  func illegalVelocity(velocity: Double) throws {
    var slider = try SliderScript(1, 3)
    slider.press(120)
    slider.drag(to: 100)
    var flat = slider
    flat.track = Track(start: 0, length: 0)
    var calm = slider

    slider.release(velocity: velocity)
    flat.release(velocity: 100)
    calm.release()

    #expect(slider.model == calm.model)
    #expect(flat.model == calm.model)
  }
}
